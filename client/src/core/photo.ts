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

/** Where the scale of the bars ends, with room for the margin of error. */
export function scaleOf(bars: Bar[]): number {
  return Math.max(100, ...bars.map((bar) => bar.ms + bar.noise)) * 1.04;
}
