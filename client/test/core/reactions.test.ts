// @vitest-environment happy-dom
// How fast somebody was is told from the races in which others pressed, too.
import { expect, test } from "vitest";
import { reactionsOf } from "../../src/core/reactions";
import type { Photo, Replay } from "../../src/wire";
import { fresh, seating, update } from "../table/table";

const photo = (born: number, mine: number, more: Partial<Photo> = {}): Photo => ({
  race: "row",
  born,
  finishes: [
    { seat: 1, moment: born + 250, low: 0, high: 0, noise: 1 },
    { seat: 0, moment: born + mine, low: 0, high: 0, noise: 1 },
  ],
  ...more,
});
const replay = (...photos: (Photo | null)[]): Replay => ({
  seating: seating({}),
  start: fresh(0),
  frames: photos.map((one, n) => ({ at: n, update: update(n, n + 1), photo: one })),
  eyes: 0,
});

test("the best and the middle one are told, from when the thing was shown", () => {
  const game = replay(photo(100, 480), null, photo(2_000, 310.4), photo(5_000, 900));
  expect(reactionsOf(game, 0)).toEqual({ best: 310, median: 480 });
});

test("a false start is no reaction, and a race or two say little", () => {
  expect(reactionsOf(replay(photo(0, 40, { early: [0] }), photo(0, 300), photo(0, 320)), 0)).toBeNull();
  expect(reactionsOf(replay(null), 0)).toBeNull();
});
