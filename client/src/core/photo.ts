// Reading a photo-finish: who reacted when, in whole ms, and how sure that is.
import type { Photo } from "../wire";

/** A photo is worth looking at when it was close, or when somebody was too eager. */
const CLOSE_MS = 400;

export interface Bar {
  seat: number;
  /** From the moment the thing was shown to the press. */
  ms: number;
  /** Behind whoever won; negative where lots went against the faster. */
  behind: number;
  noise: number;
  early: boolean;
  leaning: boolean;
}

export function isClose(photo: Photo): boolean {
  if (photo.early?.length) return true;
  const [first, second] = photo.finishes;
  if (!first || !second) return false;
  return photo.tie === true || second.moment - first.moment < CLOSE_MS;
}

/** One bar a person, in the order of the verdict. */
export function barsOf(photo: Photo): Bar[] {
  const won = photo.finishes[0]?.moment ?? photo.born;
  return photo.finishes.map((finish) => ({
    seat: finish.seat,
    ms: Math.max(0, Math.round(finish.moment - photo.born)),
    behind: Math.round(finish.moment - won),
    noise: Math.ceil(finish.noise),
    early: photo.early?.includes(finish.seat) ?? false,
    leaning: finish.leaning ?? false,
  }));
}

/** Part of the time that is worth drawing: from a little before the first press on. */
export interface Scale {
  from: number;
  to: number;
}

const LEAD_MS = 60;

export function scaleOf(bars: Bar[]): Scale {
  const first = Math.min(...bars.map((bar) => bar.ms - bar.noise));
  const last = Math.max(...bars.map((bar) => bar.ms + bar.noise));
  const lead = Math.max(LEAD_MS, last - first);
  return { from: Math.max(0, Math.floor(first - lead)), to: Math.ceil(last + lead / 6) };
}

/** Where a moment lies on the scale, in percent. */
export function along({ from, to }: Scale, ms: number): number {
  return (100 * Math.max(0, ms - from)) / Math.max(1, to - from);
}

/** How far behind the first, with its sign. */
export function signed(ms: number): string {
  return ms < 0 ? `−${-ms}` : `+${ms}`;
}
