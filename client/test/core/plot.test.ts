// Values become paths that stay in their field.
import { expect, test } from "vitest";
import { plot, roundNumbers } from "../../src/core/plot";

test("round numbers hold the lowest and the highest between them", () => {
  expect(roundNumbers(1013, 1990)).toEqual([1000, 1500, 2000]);
  expect(roundNumbers(980, 1020)).toEqual([980, 990, 1000, 1010, 1020]);
  expect(roundNumbers(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(roundNumbers(1000, 1000)).toEqual([1000, 1001]);
});

test("the curve goes from side to side, the band lies above it, and both stay inside", () => {
  const drawn = plot([
    { value: 1000, high: 2000 },
    { value: 1250, high: 1750 },
    { value: 1500, high: 1500 },
  ]);
  expect(drawn.curve).toBe("M0 100L50 75L100 50");
  expect(drawn.band).toBe("M0 100L50 75L100 50L100 50L50 25L0 0Z");
  expect(drawn.end).toEqual([100, 50]);
  expect(drawn.marks.map((mark) => mark.down)).toEqual([100, 50, 0]);
});
