// Time left and time past, as people read them.
import { expect, test } from "vitest";
import { ago } from "../../src/core/ago";
import { isLow, readClock } from "../../src/core/clock";

test("clocks are written in minutes, hours or days, and 0:00 only when it is over", () => {
  const hour = 3_600_000;
  expect([1, 0, 61_000].map((left) => readClock(left).text)).toEqual(["0:01", "0:00", "1:01"]);
  expect([hour, 5 * hour, 50 * hour].map((left) => readClock(left).form)).toEqual(["time", "hours", "days"]);
  const { days, hours } = readClock(50 * hour);
  expect([days, hours]).toEqual([2, 2]);
});

test("little time is a fifth of it, at most a minute, or three hours by correspondence", () => {
  const [minute, day] = [60_000, 86_400_000];
  expect([isLow(6_001, 30_000), isLow(6_000, 30_000)]).toEqual([false, true]);
  expect([isLow(2 * minute, 60 * minute), isLow(minute, 60 * minute)]).toEqual([false, true]);
  expect([isLow(day / 4, 3 * day), isLow(day / 8, 3 * day)]).toEqual([false, true]);
});

test("what is long ago is told in the largest whole unit", () => {
  expect(ago(0, 59, "en")).toBe("now");
  expect(ago(0, 3_600 * 5 + 100, "en")).toMatch(/^5\shr\.?\sago$/);
  expect(ago(0, 86_400 * 3, "fr")).toMatch(/^il y a 3\sj$/);
  expect(ago(100, 0, "en")).toBe("now");
});
