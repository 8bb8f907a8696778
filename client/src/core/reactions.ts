// How fast somebody was, found in the photo-finishes of a replay.
import type { Replay } from "../wire";

/** In ms, from when the thing was shown. */
export interface Reactions {
  best: number;
  median: number;
}

/** One race says little. */
const FEWEST = 3;

/** Of the races in which somebody else pressed, too: others have no picture. */
export function reactionsOf({ frames }: Replay, seat: number): Reactions | null {
  const found = frames.flatMap(({ photo }) => {
    const mine = photo?.finishes.find((finish) => finish.seat === seat);
    return photo && mine && !photo.early?.includes(seat) ? [Math.round(mine.moment - photo.born)] : [];
  });
  if (found.length < FEWEST) return null;
  const sorted = found.toSorted((a, b) => a - b);
  return { best: sorted[0]!, median: sorted[Math.floor((sorted.length - 1) / 2)]! };
}
