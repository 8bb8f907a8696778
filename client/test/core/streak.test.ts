// Days in a row: one more, the same day twice, a gap that is forgiven or not, and what somebody else wrote there.
import { afterEach, expect, test, vi } from "vitest";
import { daysAt, keepStreak, parseStreak, readStreak, today, withDay, type Streak } from "../../src/core/streak";

const NONE: Streak = { last: "", days: 0, forgiven: "" };
const at = (last: string, days: number, forgiven = ""): Streak => ({ last, days, forgiven });
const answered = (...days: string[]) => days.reduce(withDay, NONE);
const november = (...days: number[]) => answered(...days.map((day) => `2026-11-${String(day).padStart(2, "0")}`));

afterEach(() => vi.unstubAllGlobals());

test("a day after the last one makes it longer", () => {
  expect(withDay(NONE, "2026-11-17")).toEqual(at("2026-11-17", 1));
  expect(withDay(at("2026-11-30", 4), "2026-12-01")).toEqual(at("2026-12-01", 5));
  expect(withDay(at("2028-02-28", 4), "2028-02-29").days).toBe(5);
});

test("the same day counts once, and an earlier one changes nothing", () => {
  const now = at("2026-11-17", 3);
  expect(withDay(now, "2026-11-17")).toEqual(now);
  expect(withDay(now, "2026-11-16")).toEqual(now);
});

test("one missed day is forgiven", () => {
  expect(november(1, 2, 4)).toEqual(at("2026-11-04", 3, "2026-11-03"));
  expect(daysAt(november(1, 2), "2026-11-04")).toBe(2);
});

test("two missed days end it", () => {
  expect(november(1, 2, 5).days).toBe(1);
  expect(daysAt(november(1, 2), "2026-11-05")).toBe(0);
});

test("a second one in the same week is not forgiven, and a week later it is", () => {
  expect(november(1, 2, 4, 5, 6, 7, 8, 10).days).toBe(1);
  expect(november(1, 2, 4, 5, 6, 7, 8, 9, 11)).toEqual(at("2026-11-11", 9, "2026-11-10"));
  expect(daysAt(november(1, 2, 4), "2026-11-06")).toBe(0);
});

test("what was forgiven before a new beginning does not count", () => {
  expect(november(1, 3, 6, 8).days).toBe(2);
});

test("before the first day there are none", () => {
  expect(daysAt(NONE, "2026-11-17")).toBe(0);
});

test("what is stored is read, also from before days were forgiven, and anything else is none", () => {
  expect(parseStreak("2026-11-17 12")).toEqual(at("2026-11-17", 12));
  expect(parseStreak("2026-11-17 12 2026-11-15")).toEqual(at("2026-11-17", 12, "2026-11-15"));
  for (const text of [null, "", "12", "2026-11-17", "2026-99-99 1", "2026-11-17 -1", "2026-11-17 1 2026-99-99", "{}"])
    expect(parseStreak(text)).toEqual(NONE);
});

test("it is stored, or the browser says that it is not", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const streak = november(1, 3);
  expect(keepStreak(streak)).toBe(true);
  expect(readStreak()).toEqual(streak);
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(keepStreak(streak)).toBe(false);
});

test("the day is the one in UTC", () => {
  expect(today(Date.UTC(2026, 10, 17, 23, 59))).toBe("2026-11-17");
});
