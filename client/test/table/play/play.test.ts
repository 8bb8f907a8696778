// @vitest-environment happy-dom
// What a person does becomes moves; what is half done survives what others do.
import { expect, test, vi } from "vitest";
import { fresh, offer, sitDown, update, useLine } from "../table";

useLine();

const toA = offer("play 7 a", ["c7", "a"]);
const toB = offer("play 7 b", ["c7", "b"]);
const barred = offer("play 8 a", ["c8", "a"], { why: { id: "refused-other", args: { code: "x" } } });
const draw = offer("draw", ["stock"]);
const touch = () => new Event("click");

function dealt(...offers: ReturnType<typeof offer>[]) {
  const table = sitDown();
  table.socket.tells(fresh(1, { offers }));
  const moves = () => table.socket.sent.filter((sent) => sent.type === "play");
  return { ...table, moves };
}

test("a card and then its cell make a move, which says what was seen", () => {
  const { play, moves } = dealt(toA, toB);
  expect(play.click(["c7", "hand"], touch())).toBe(true);
  expect([play.picked, [...play.things.lit]]).toEqual([["c7"], ["a", "b"]]);
  expect(moves()).toEqual([]);
  play.click(["b", "board"], touch());
  expect(moves()).toEqual([{ type: "play", move: "play 7 b", seen: 1, request: 1 }]);
  expect(play.picked).toEqual([]);
});

test("the cell and then the card make the same move", () => {
  const { play, moves } = dealt(toA, toB);
  play.click(["b"], touch());
  play.click(["c7"], touch());
  expect(moves()).toMatchObject([{ move: "play 7 b" }]);
});

test("one thing is enough where the path is one long, and a thing without a move is nothing", () => {
  const { play, moves } = dealt(draw);
  expect(play.click(["table-edge"], touch())).toBe(false);
  expect(play.click(["stock"], touch())).toBe(true);
  expect(moves()).toMatchObject([{ move: "draw" }]);
});

test("a half-made move is kept across an update that still allows it", () => {
  const { play, socket, moves } = dealt(toA, toB);
  play.click(["c7"], touch());
  socket.tells(update(1, 2, { offers: [toB, draw] }));
  expect([play.picked, [...play.things.lit]]).toEqual([["c7"], ["b"]]);
  play.click(["b"], touch());
  expect(moves()).toMatchObject([{ move: "play 7 b", seen: 2 }]);
});

test("a half-made move is dropped by an update that leads it nowhere", () => {
  const { play, socket, moves } = dealt(toA, toB);
  play.click(["c7"], touch());
  socket.tells(update(1, 2, { offers: [draw] }));
  expect(play.picked).toEqual([]);
  play.click(["b"], touch());
  expect(moves()).toEqual([]);
});

test("a half-made move is kept while the line is down, and told when it cannot be sent", () => {
  const { play, socket, moves } = dealt(toA, toB);
  play.click(["c7"], touch());
  socket.breaks();
  expect(play.picked).toEqual(["c7"]);
  play.click(["a"], touch());
  expect(moves()).toEqual([]);
  expect([play.struck, play.toast?.text]).toEqual([null, expect.stringMatching(/\S/)]);
});

test("what cannot be done says why, sends nothing, and is forgotten after a while", () => {
  const { play, moves } = dealt(toA, barred);
  play.click(["c8"], touch());
  play.click(["a"], touch());
  expect(moves()).toEqual([]);
  expect([play.picked, play.toast?.text]).toEqual([[], expect.stringContaining("x")]);
  vi.advanceTimersByTime(60_000);
  expect(play.toast).toBeNull();
});

test("where two moves fit what was clicked, the one is asked for, and only those still there", () => {
  const high = offer("throw high", ["die"]);
  const low = offer("throw low", ["die"]);
  const { play, socket, moves } = dealt(high, low);
  play.click(["die"], touch());
  expect(play.choosing.map((one) => one.move)).toEqual(["throw high", "throw low"]);
  socket.tells(update(1, 2, { offers: [low] }));
  expect(play.choosing.map((one) => one.move)).toEqual(["throw low"]);
  play.begin(play.choosing[0]!);
  expect(moves()).toMatchObject([{ move: "throw low" }]);
  expect(play.choosing).toEqual([]);
});

test("a key shared by offers means the one that can be done", () => {
  const { play, moves } = dealt(draw, barred);
  play.choose([barred, draw], touch());
  expect(moves()).toMatchObject([{ move: "draw" }]);
});

test("questions are asked one after the other, and the answers fill the move", () => {
  const label = { id: "which" };
  const word = offer("say {} {}", ["pad"], { ask: { kind: "letter", label, then: { kind: "word", label } } });
  const { play, moves } = dealt(word);
  play.click(["pad"], touch());
  expect(play.asking?.ask.kind).toBe("letter");
  play.answer("b");
  expect([play.asking?.ask.kind, play.asking?.move]).toEqual(["word", "say b {}"]);
  play.answer("bon jour");
  expect(moves()).toMatchObject([{ move: 'say b "bon jour"' }]);
  expect(play.asking).toBeNull();
});

test("a question whose move has gone is taken back, one that still stands is not", () => {
  const word = offer("say {}", ["pad"], { ask: { kind: "word", label: { id: "which" } } });
  const { play, socket } = dealt(word);
  play.click(["pad"], touch());
  socket.tells(update(1, 2, { offers: [draw, word] }));
  expect(play.asking?.move).toBe("say {}");
  socket.tells(update(2, 3, { offers: [draw] }));
  expect(play.asking).toBeNull();
  play.answer("late");
  expect(socket.sent.filter((sent) => sent.type === "play")).toEqual([]);
});

test("in a race the press tells how long after the picture it came", () => {
  const slap = offer("slap", ["pad"], { race: "row" });
  const { play, moves } = dealt(slap);
  vi.advanceTimersByTime(20);
  const press = touch();
  vi.spyOn(press, "timeStamp", "get").mockReturnValue(performance.now() + 300);
  play.click(["pad"], press);
  expect(moves()[0]!.elapsed_ms).toBeGreaterThanOrEqual(300);
});

test("what was struck shows it until it is answered", () => {
  const { play, socket } = dealt(draw);
  play.click(["stock"], touch());
  expect(play.struck).toBe("stock");
  socket.tells({ type: "done", request: 1 });
  expect([play.struck, play.toast]).toEqual([null, null]);
});

test("a refusal is said in words, at the place of the press", () => {
  const { play, socket } = dealt(draw);
  play.click(["stock"], new PointerEvent("pointerdown", { clientX: 40, clientY: 70 }));
  socket.tells({ type: "refused", request: 1, code: "no_such_code_anywhere" });
  expect(play.struck).toBeNull();
  expect(play.toast).toMatchObject({ x: 40, y: 70, text: expect.stringContaining("no_such_code_anywhere") });
});

test("buttons are for moves without a place and for main ones that no pad carries", () => {
  const pass = offer("pass", []);
  const main = offer("stop", ["dice"], { role: "main" });
  const hit = offer("slap", ["pad"], { role: "main" });
  const table = sitDown();
  table.socket.tells(fresh(1, { offers: [pass, main, hit, draw], zones: [{ id: "pad", kind: "pad" }] }));
  expect(table.play.buttons.map((one) => one.move)).toEqual(["pass", "stop"]);
});

test("partners share a colour, and an empty chair has a number for a name", () => {
  const { play, socket } = sitDown();
  socket.tells(fresh(1, { seats: [{ side: 1 }, { side: 1 }] }));
  expect([play.colour(0), play.colour(1), play.names(1)]).toEqual([1, 1, "Bo"]);
  expect(play.names(5)).toContain("6");
});

test("in a lesson what is lit makes the move that is taught, and another one is explained", () => {
  const say = { id: "x" };
  const slap = offer("slap", ["r1"]);
  const { play, moves, socket } = dealt(slap, offer("play 7", ["c7", "r1"]));
  play.lesson = {
    steps: [
      { move: "deal", seat: -1 },
      { move: "slap", say, wrong: say },
    ],
    end: say,
  };
  expect([...play.things.lit]).toEqual(["r1"]);
  play.click(["c7"], touch());
  play.click(["r1"], touch());
  expect(moves()).toMatchObject([{ move: "play 7" }]);
  socket.tells({ type: "refused", request: 1, code: "lesson_other" });
  expect([play.mistaken, play.toast]).toEqual([true, null]);
  play.forgive();
  expect(play.mistaken).toBe(false);
  play.click(["r1"], touch());
  expect(moves()[1]).toMatchObject({ move: "slap" });
});
