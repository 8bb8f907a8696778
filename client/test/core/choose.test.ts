// Choosing several pieces: what is lit, what a touch changes, and what is sent.
import { expect, test } from "vitest";
import {
  choosable,
  chosenIn,
  chosenMove,
  mostAt,
  missing,
  still,
  touched,
  type PickOffer,
} from "../../src/core/choose";
import type { Offer } from "../../src/wire";

const ids = ["a", "b", "c", "d"];
const choices = ids.map((id): [string, string] => [id.toUpperCase(), id]);
const pass: PickOffer = {
  move: "pass {}",
  path: [],
  label: { id: "pass" },
  pick: { zone: "hand", choices, least: 2, most: 2 },
};
const keep: Offer = { move: "keep", path: [], label: { id: "keep" } };

test("all that may be chosen is lit, until there are enough: then only what can be taken back", () => {
  expect([...choosable([pass, keep], [])]).toEqual(ids);
  expect([...choosable([pass, keep], ["b", "a"])]).toEqual(["b", "a"]);
  expect([...choosable([keep], [])]).toEqual([]);
});

test("a touch chooses, a second one takes back, and one too many changes nothing", () => {
  expect(touched([pass], ["b"], "a")).toEqual(["b", "a"]);
  expect(touched([pass], ["b", "a"], "b")).toEqual(["a"]);
  expect(touched([pass], ["b", "a"], "c")).toBeNull();
  expect([mostAt([pass], ["b", "a"], "c"), mostAt([pass], [], "table")]).toEqual([2, null]);
});

test("of one alone another touch exchanges it", () => {
  const one = { ...pass, pick: { ...pass.pick, least: 1, most: 1 } };
  expect(touched([one], ["a"], "d")).toEqual(["d"]);
});

test("it can be done once enough are chosen", () => {
  expect([missing(pass, []), missing(pass, ["a"]), missing(pass, ["a", "d"])]).toEqual([2, 1, 0]);
  expect(missing(pass, ["elsewhere"])).toBeNull();
});

test("words go in the order of the game, or in that of the touches", () => {
  const ordered = { ...pass, pick: { ...pass.pick, in_order: true } };
  expect(chosenMove(pass, ["d", "b"])).toBe("pass B,D");
  expect(chosenMove(ordered, ["d", "b"])).toBe("pass D,B");
  expect(chosenMove(pass, [])).toBe("pass .");
  expect(chosenIn(pass, "pass B,D")).toEqual(["b", "d"]);
});

test("two moves may be made of the same pieces, until one of them is left", () => {
  const sell: Offer = { ...pass, move: "sell {}", pick: { ...pass.pick, choices: choices.slice(2), least: 1 } };
  expect(touched([pass, sell], ["c"], "a")).toEqual(["c", "a"]);
  expect(still([sell], ["c", "a"])).toEqual(["c"]);
  expect(still([keep], ["c", "a"])).toEqual([]);
});
