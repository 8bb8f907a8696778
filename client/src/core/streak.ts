// Days in a row on which all tasks of the day were answered, one missed day a week forgiven. Only this browser knows.
import { keep, recall } from "./stored";

const KEY = "puzzle-days";
const A_DAY = 86_400_000;
/** One missed day in so many is forgiven. */
const A_WEEK = 7;

export interface Streak {
  /** The last day that counts, `2026-11-17`; empty before the first. */
  last: string;
  days: number;
  /** The missed day that was forgiven last; empty where none was. */
  forgiven: string;
}

const NONE: Streak = { last: "", days: 0, forgiven: "" };
const WRITTEN = /^(\d{4}-\d\d-\d\d) (\d{1,5})(?: (\d{4}-\d\d-\d\d))?$/;

/** Older pages wrote no third word. */
export function parseStreak(text: string | null): Streak {
  const [, last, days, forgiven = ""] = WRITTEN.exec(text ?? "") ?? [];
  return last && isDate(last) && (!forgiven || isDate(forgiven)) ? { last, days: Number(days), forgiven } : NONE;
}

const isDate = (day: string): boolean => Number.isFinite(Date.parse(day));
const between = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / A_DAY);
const dayAfter = (day: string): string => new Date(Date.parse(day) + A_DAY).toISOString().slice(0, 10);

/** How it goes on with this day: the missed day that has to be forgiven, or null where it is broken. */
function bridge({ last, forgiven }: Streak, day: string): string | null {
  const gap = last ? between(last, day) : Infinity;
  if (gap <= 1) return "";
  const missed = dayAfter(last || day);
  return gap === 2 && (!forgiven || between(forgiven, missed) >= A_WEEK) ? missed : null;
}

/** The streak with this day: one more, the same, or a new one. A day that is not later changes nothing. */
export function withDay(streak: Streak, day: string): Streak {
  if (streak.last >= day) return streak;
  const missed = bridge(streak, day);
  if (missed === null) return { last: day, days: 1, forgiven: "" };
  return { last: day, days: streak.days + 1, forgiven: missed || streak.forgiven };
}

/** How many days in a row there are on this day: nothing once it cannot go on. */
export function daysAt(streak: Streak, day: string): number {
  return streak.last && bridge(streak, day) !== null ? streak.days : 0;
}

/** The day as this device counts it (UTC), before the server has said it. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

export const readStreak = (): Streak => parseStreak(recall(KEY));

/** Says whether it could be stored. */
export function keepStreak({ last, days, forgiven }: Streak): boolean {
  return keep(KEY, [last, days, forgiven].join(" ").trim());
}
