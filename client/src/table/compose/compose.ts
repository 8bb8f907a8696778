// A table composed: from what it is made of and the room there is, where everything stands.
// Nothing here depends on what lies in a zone now, so nothing moves when a zone fills or empties.
// The page does not draw by it yet: stage/TableGrid.svelte still places areas by styles.
import { arrangements, SIDEWAYS, type Arrangement, type Room, type TableShape } from "./arrange";
import type { Places, Sizes } from "./blocks";

export interface Composition extends Places {
  sizes: Sizes;
  /** Whether it fits at all; where it does not, the stage must be made higher. */
  fits: boolean;
  /** Which cards could be so many times as large without standing in each other's way. */
  couldGrow(times: number): (keyof Sizes)[];
}

const LEAST = 12;
const MOST = 720;
/** Cards of the others are looked at, not played with. */
const OTHERS = { share: 0.3, least: 20 };
/** The price of a line: with one more, cards must be larger by a fourteenth. */
const LINE = 0.93;
const STEPS = 10;
/** A size that differs by less is the same. */
const STEP = 1.005;

/** Chooses the arrangement in which cards are largest, where every line has its price. */
export function compose(shape: TableShape, room: Room): Composition {
  const inner = innerOf(room);
  let best: { arrangement: Arrangement; size: number; score: number } | null = null;
  for (const arrangement of arrangements(shape, inner, gapOf(room))) {
    const calm = LINE ** arrangement.lines;
    const fits = (size: number) => isWithin(arrangement, jointly(size), inner);
    if (!fits(best ? (best.score * STEP) / calm : LEAST)) continue;
    const size = largest(LEAST, MOST, fits);
    if (!best || size * calm > best.score) best = { arrangement, size, score: size * calm };
  }
  const chosen = best ?? { arrangement: firstOf(shape, inner, gapOf(room)), size: LEAST };
  return placed(chosen.arrangement, grown(chosen, inner), inner, best !== null);
}

function isWithin({ block }: Arrangement, sizes: Sizes, room: Room): boolean {
  const { w, h } = block.need(sizes, room.width);
  return w <= room.width && h <= room.height;
}

const jointly = (size: number): Sizes => ({
  main: size,
  mine: size,
  seats: Math.max(OTHERS.least, size * OTHERS.share),
});

/** The order in which room that is left is given away. */
const ORDER: (keyof Sizes)[] = ["main", "mine", "seats"];

/** What room is left goes to what is played for, then to what is mine, then to the others. */
function grown({ arrangement, size }: { arrangement: Arrangement; size: number }, room: Room): Sizes {
  return ORDER.reduce((sizes, which) => {
    const more = largest(sizes[which], MOST, (one) => isWithin(arrangement, { ...sizes, [which]: one }, room));
    return { ...sizes, [which]: more };
  }, jointly(size));
}

function placed(
  arrangement: Arrangement,
  sizes: Sizes,
  room: Room & { x: number; y: number },
  fits: boolean,
): Composition {
  const places: Places = { zones: new Map(), seats: new Map(), parts: new Map() };
  arrangement.block.place({ x: room.x, y: room.y, w: room.width, h: room.height }, sizes, places);
  const bigger = (which: keyof Sizes, times: number) => ({ ...sizes, [which]: sizes[which] * times });
  const couldGrow = (times: number) =>
    ORDER.filter((which) => sizes[which] < MOST && isWithin(arrangement, bigger(which, times), room));
  return { ...places, sizes, fits, couldGrow };
}

function firstOf(shape: TableShape, room: Room, gap: number): Arrangement {
  return arrangements(shape, room, gap).next().value as Arrangement;
}

/** One pair of outer edges for everything. */
function innerOf(room: Room): Room & { x: number; y: number } {
  const x = room.width < 560 ? 8 : Math.round(Math.min(room.width * 0.04, room.width * 0.02 + 20));
  const [top, bottom] = room.height < SIDEWAYS ? [2, 4] : [4, 8];
  return { ...room, x, y: top, width: room.width - 2 * x, height: room.height - top - bottom };
}

const gapOf = ({ width, height }: Room) => Math.max(6, Math.min(24, Math.min(width, height) * 0.018));

function largest(least: number, most: number, fits: (size: number) => boolean): number {
  let [low, high] = [least, most];
  if (fits(high)) return high;
  for (let n = 0; n < STEPS; n++) {
    const middle = Math.sqrt(low * high);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
