// @vitest-environment happy-dom
// Cards as somebody holds them: sorted, moved by hand, remembered on this device.
import { beforeEach, expect, test } from "vitest";
import { arranged, hasRanks, keepOrder, moved, recallOrder } from "../../src/core/hand_order";
import type { Piece } from "../../src/wire";

const card = (id: string, rank = 0): Piece => ({ id, rank });
const hand = [card("s2", 2), card("s9", 9), card("h3", 3), card("h9", 9)];
const ids = (pieces: Piece[]) => pieces.map(({ id }) => id).join(" ");

beforeEach(() => localStorage.clear());

test("they lie as the game has them, or by rank, where equal ones stay in their order", () => {
  expect(ids(arranged(hand, { byRank: false, own: [] }))).toBe("s2 s9 h3 h9");
  expect(ids(arranged(hand, { byRank: true, own: [] }))).toBe("s2 h3 s9 h9");
});

test("a card that was moved stays there when others go, and a new one comes where it belongs", () => {
  const own = moved(["s2", "s9", "h3", "h9"], "h9", "s2");
  expect(own).toEqual(["h9", "s2", "s9", "h3"]);
  expect(ids(arranged([hand[0]!, hand[2]!, hand[3]!], { byRank: false, own }))).toBe("h9 s2 h3");
  expect(ids(arranged([...hand.slice(0, 2), card("s10", 10), ...hand.slice(2)], { byRank: false, own }))).toBe(
    "h9 s2 s9 s10 h3",
  );
  expect(ids(arranged([card("s1", 1), ...hand], { byRank: false, own }))).toBe("s1 h9 s2 s9 h3");
});

test("what is not there moves nothing", () => {
  expect(moved(["a", "b"], "a", "hand")).toEqual(["a", "b"]);
});

test("there is something to sort by where ranks differ", () => {
  expect([hasRanks(hand), hasRanks([card("a"), card("b")])]).toEqual([true, false]);
});

test("by rank is remembered for the game, and what was moved for the table", () => {
  keepOrder("hearts", "t1", { byRank: true, own: ["b", "a"] });
  expect(recallOrder("hearts", "t1")).toEqual({ byRank: true, own: ["b", "a"] });
  expect(recallOrder("hearts", "t2")).toEqual({ byRank: true, own: [] });
  expect(recallOrder("other", "t3")).toEqual({ byRank: false, own: [] });
  keepOrder("hearts", "t1", { byRank: false, own: [] });
  expect(recallOrder("hearts", "t1")).toEqual({ byRank: false, own: [] });
});
