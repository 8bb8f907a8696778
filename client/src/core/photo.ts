// Reading a photo-finish: who reacted when, in whole ms, and how sure that is.
import type { Photo } from "../wire";

/** At a live table a photo is worth a look when it was closer than this. */
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

/** Somebody raced somebody, or nobody's press counted. */
export function isContested(photo: Photo): boolean {
  return photo.finishes.length > 1 || Boolean(photo.early?.length);
}

export function isClose(photo: Photo): boolean {
  if (!isContested(photo)) return false;
  const [first, second] = photo.finishes;
  return Boolean(photo.tie || photo.early?.length) || second!.moment - first!.moment < CLOSE_MS;
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
