// Days in a row: one more, the same day twice, a gap, and what somebody else wrote there.
import { expect, test } from "vitest";
import { daysAt, parseStreak, today, withDay } from "../../src/core/streak";

const NONE = { last: "", days: 0 };

test("a day after the last one makes it longer", () => {
  expect(withDay(NONE, "2026-11-17")).toEqual({ last: "2026-11-17", days: 1 });
  expect(withDay({ last: "2026-11-30", days: 4 }, "2026-12-01")).toEqual({ last: "2026-12-01", days: 5 });
});

test("the same day counts once, and an earlier one changes nothing", () => {
  const now = { last: "2026-11-17", days: 3 };
  expect(withDay(now, "2026-11-17")).toEqual(now);
  expect(withDay(now, "2026-11-16")).toEqual(now);
});

test("a day missed begins anew", () => {
  expect(withDay({ last: "2026-11-15", days: 9 }, "2026-11-17")).toEqual({ last: "2026-11-17", days: 1 });
  expect(daysAt({ last: "2026-11-16", days: 9 }, "2026-11-17")).toBe(9);
  expect(daysAt({ last: "2026-11-15", days: 9 }, "2026-11-17")).toBe(0);
  expect(daysAt(NONE, "2026-11-17")).toBe(0);
});

test("what is stored is read, and anything else is none", () => {
  expect(parseStreak("2026-11-17 12")).toEqual({ last: "2026-11-17", days: 12 });
  for (const text of [null, "", "12", "2026-11-17", "2026-99-99 1", "2026-11-17 -1", "{}"])
    expect(parseStreak(text)).toEqual(NONE);
});

test("the day is the one in UTC", () => {
  expect(today(Date.UTC(2026, 10, 17, 23, 59))).toBe("2026-11-17");
});
