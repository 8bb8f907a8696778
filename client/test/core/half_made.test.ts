// @vitest-environment happy-dom
// A half-made move outlives a page that is loaded again at once.
import { beforeEach, expect, test, vi } from "vitest";
import { putAside, takeUp } from "../../src/core/half_made";
import type { Offer } from "../../src/wire";
import { newest } from "../fake_socket";
import { fresh, offer, sitDown, useLine } from "../table/table";

useLine();
beforeEach(() => sessionStorage.clear());

const label = { id: "which" };
const toA = offer("play 7 a", ["c7", "a"]);
const toB = offer("play 7 b", ["c7", "b"]);
const draw = offer("draw", ["stock"]);
const say = offer("say {} {}", ["pad"], { ask: { kind: "letter", label, then: { kind: "word", label } } });
const touch = () => new Event("click");

function dealt(...offers: Offer[]) {
  const table = sitDown();
  table.socket.tells(fresh(1, { offers }));
  return table;
}

/** The server says that it does not understand the page; the next page has these offers. */
function loadedAgain(before: ReturnType<typeof dealt>, ...offers: Offer[]) {
  before.socket.tells({ type: "bye", code: "old_page", again: false });
  expect(before.session.farewell).toBe("old_page");
  putAside(before.play);
  const after = dealt(...offers);
  takeUp(after.play);
  const moves = () => newest().sent.filter((sent) => sent.type === "play");
  return { ...after, moves };
}

test("what was picked is picked again, and the move is made from there", () => {
  const before = dealt(toA, toB);
  before.play.click(["c7"], touch());
  const { play, moves } = loadedAgain(before, toA, toB);
  expect([play.picked, moves()]).toEqual([["c7"], []]);
  play.click(["b"], touch());
  expect(moves()).toMatchObject([{ move: "play 7 b" }]);
});

test("chosen pieces are chosen again, and sent once they are enough", () => {
  const choices: [string, string][] = ["a", "b", "c"].map((id) => [id, id]);
  const pass = offer("pass {}", [], { pick: { zone: "hand", choices, least: 2, most: 2 } });
  const before = dealt(pass);
  before.play.click(["c"], touch());
  const { play, moves } = loadedAgain(before, pass);
  expect([play.chosen, play.ready, moves()]).toEqual([["c"], null, []]);
  play.choose([pass], touch());
  expect(moves()).toEqual([]);
  play.click(["a"], touch());
  play.choose([play.ready!], touch());
  expect([moves()[0]!.move, play.chosen]).toEqual(["pass a,c", []]);
});

test("a question stands again with the answers so far and the letters typed, and nothing is sent", () => {
  const before = dealt(say);
  before.play.click(["pad"], touch());
  before.play.answer("b");
  before.play.typed = "bonj";
  const { play, moves } = loadedAgain(before, say);
  expect([play.asking?.ask.kind, play.asking?.move, play.typed]).toEqual(["word", "say b {}", "bonj"]);
  expect(moves()).toEqual([]);
  play.answer("bonjour");
  expect(moves()).toMatchObject([{ move: "say b bonjour" }]);
});

test("a newer page that asks less sends nothing by itself", () => {
  const before = dealt(say);
  before.play.click(["pad"], touch());
  before.play.answer("b");
  const { play, moves } = loadedAgain(before, offer("say {} {}", ["pad"], { ask: { kind: "word", label } }));
  expect([play.asking?.ask.kind, moves()]).toEqual(["word", []]);
  const plain = loadedAgain(before, offer("say {} {}", ["pad"]));
  expect([plain.play.asking, plain.moves()]).toEqual([null, []]);
});

test("a choice between moves stands again", () => {
  const [high, low] = [offer("throw high", ["die"]), offer("throw low", ["die"])];
  const before = dealt(high, low);
  before.play.click(["die"], touch());
  const { play } = loadedAgain(before, high, low);
  expect(play.choosing.map((one) => one.move)).toEqual(["throw high", "throw low"]);
});

test("what leads nowhere any more is dropped", () => {
  const before = dealt(toA, toB);
  before.play.click(["c7"], touch());
  expect(loadedAgain(before, draw).play.halfMade()).toBeNull();
});

test("it is taken up once", () => {
  const before = dealt(toA, toB);
  before.play.click(["c7"], touch());
  loadedAgain(before, toA, toB);
  const later = dealt(toA, toB);
  takeUp(later.play);
  expect(later.play.picked).toEqual([]);
});

test("a page that was sent away before it saw the table leaves it to the next", () => {
  const before = dealt(toA, toB);
  before.play.click(["c7"], touch());
  putAside(before.play);
  putAside(sitDown().play); // an old page once more, out of a cache
  expect(loadedAgain(sitDown(), toA, toB).play.picked).toEqual(["c7"]);
});

test("another table has nothing of it", () => {
  const before = dealt(toA, toB);
  before.play.click(["c7"], touch());
  putAside(before.play);
  const other = dealt(toA, toB);
  Object.defineProperty(other.session, "id", { value: "other" });
  takeUp(other.play);
  expect(other.play.picked).toEqual([]);
});

test("where the browser stores nothing, nothing fails", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  const before = dealt(toA, toB);
  before.play.click(["c7"], touch());
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  expect(loadedAgain(before, toA, toB).play.picked).toEqual([]);
});
