// Time left, as people read it: seconds when it gets tight, days when there is plenty.
export interface Reading {
  /** How it is written: `m:ss`, or in whole days and hours. */
  form: "time" | "hours" | "days";
  text: string;
  days: number;
  hours: number;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

export function readClock(left: number): Reading {
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const form = left >= DAY ? "days" : left >= 2 * HOUR ? "hours" : "time";
  return { form, text: minutes(left), days, hours };
}

/** `m:ss`, rounded up so that 0:00 means that it is over. */
function minutes(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Little is left: a fifth, and never more than is worth a warning. */
export function isLow(left: number, total: number): boolean {
  return left <= Math.min(total / 5, total >= DAY ? 3 * HOUR : 60 * SECOND);
}
