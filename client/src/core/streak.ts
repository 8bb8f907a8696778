// Days in a row on which the day's puzzle was solved. Only this browser knows.
import { keep, recall } from "./stored";

const KEY = "puzzle-days";
const A_DAY = 86_400_000;

export interface Streak {
  /** The last day solved, `2026-11-17`; empty before the first. */
  last: string;
  days: number;
}

const NONE: Streak = { last: "", days: 0 };

export function parseStreak(text: string | null): Streak {
  const [, last, days] = /^(\d{4}-\d\d-\d\d) (\d{1,5})$/.exec(text ?? "") ?? [];
  return last && Number.isFinite(Date.parse(last)) ? { last, days: Number(days) } : NONE;
}

/** The streak once this day is solved, too: one more, the same, or a new one. */
export function withDay(streak: Streak, day: string): Streak {
  if (streak.last >= day) return streak;
  const isNext = Date.parse(day) - Date.parse(streak.last) === A_DAY;
  return { last: day, days: isNext ? streak.days + 1 : 1 };
}

/** How many days in a row there are on this day: nothing once a whole day was missed. */
export function daysAt(streak: Streak, day: string): number {
  return streak.last && Date.parse(day) - Date.parse(streak.last) <= A_DAY ? streak.days : 0;
}

/** The day as the server counts it (UTC). */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

export const readStreak = (): Streak => parseStreak(recall(KEY));

export function noteSolved(day: string): Streak {
  const next = withDay(readStreak(), day);
  keep(KEY, `${next.last} ${next.days}`);
  return next;
}
