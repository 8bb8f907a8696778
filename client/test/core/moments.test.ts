// @vitest-environment happy-dom
// Moments worth seeing again are found in what the replay tells, and only where there are some.
import { expect, test } from "vitest";
import { momentsOf } from "../../src/core/moments";
import type { Frame, Photo, Replay } from "../../src/wire";
import { fresh, seating, update } from "../table/table";

const scored = (...scores: number[]) => scores.map((score) => ({ score }));
const told = (number: number, seat: number | null) => ({ number, what: { id: "news" }, seat });
const photo = (...moments: number[]): Photo => ({
  race: "row",
  born: 0,
  finishes: moments.map((moment, seat) => ({ seat, moment, low: moment, high: moment, noise: 1 })),
});
const replay = (...frames: (Partial<Frame> & { more?: object })[]): Replay => ({
  seating: seating({}),
  start: fresh(0, { seats: scored(0, 0) }),
  frames: frames.map(({ more, ...frame }, n) => ({ at: n, update: update(n, n + 1, more ?? {}), ...frame })),
  eyes: 0,
});

test("the largest swing is found, up or down", () => {
  const game = replay({ more: { seats: scored(2, 0) } }, {}, { more: { seats: scored(-3, 1) } });
  expect(momentsOf(game)).toEqual([{ kind: "swing", number: 3, seat: 0, n: -5 }]);
});

test("the closest race is the one with the least between the first two", () => {
  const game = replay({ photo: photo(100, 180) }, { photo: photo(100) }, { photo: photo(200, 212, 900) });
  expect(momentsOf(game)).toEqual([{ kind: "race", number: 3, seat: 0, n: 12 }]);
});

test("a series goes on over entries that tell of nobody", () => {
  const seats = [1, 0, 0, null, 0, 1];
  const game = replay(...seats.map((seat, n) => ({ more: { news: [told(n + 1, seat)] } })));
  expect(momentsOf(game)).toEqual([{ kind: "series", number: 5, seat: 0, n: 3 }]);
});

test("a game in which nothing happened has none", () => {
  expect(momentsOf(replay({}, {}))).toEqual([]);
});
