// Photo-finishes: what is read from them, and when they are shown.
import { expect, test } from "vitest";
import { along, barsOf, isClose, scaleOf, signed } from "../../src/core/photo";
import type { Photo } from "../../src/wire";

const finish = (seat: number, moment: number, noise = 5) => ({ seat, moment, low: moment, high: moment, noise });
const race: Photo = { race: "row", born: 1000, finishes: [finish(1, 1300), finish(0, 1340.4)] };

test("a photo-finish is read in ms since the thing was shown, and behind the first", () => {
  const [first, second] = barsOf(race);
  expect([first?.seat, first?.ms, first?.behind]).toEqual([1, 300, 0]);
  expect([second?.seat, second?.ms, second?.behind]).toEqual([0, 340, 40]);
  expect([signed(40), signed(-3)]).toEqual(["+40", "−3"]);
});

test("the scale of a photo holds every bar with its margin of error", () => {
  const bars = barsOf(race);
  const scale = scaleOf(bars);
  for (const bar of bars) {
    expect(along(scale, bar.ms - bar.noise)).toBeGreaterThan(0);
    expect(along(scale, bar.ms + bar.noise)).toBeLessThanOrEqual(100);
  }
});

test("a photo is shown when it was close, a tie, or a false start, and not otherwise", () => {
  const far = { ...race, finishes: [finish(1, 1300), finish(0, 1900)] };
  const seen = [race, far, { ...far, tie: true }, { ...far, early: [0] }, { ...race, finishes: [finish(1, 1300)] }];
  expect(seen.map(isClose)).toEqual([true, false, true, true, false]);
});
