// A table composed: from what it is made of and the room there is, where everything stands.
// Nothing here depends on what lies in a zone now, so nothing moves when a zone fills or empties.
import { LARGE_LETTERS } from "../../core/letters";
import { arrangements, type Arrangement } from "./arrange";
import type { Places, Sizes } from "./blocks";
import { FINGER, handLines } from "./measure";
import { isWide, SIDEWAYS, turnedFor, type Room, type TableShape } from "./shape";

export interface Composition extends Places {
  sizes: Sizes;
  /** How the log stands at the side; none where there is no room for it. */
  log: "open" | "folded" | "none";
  /** Whether it fits at all; where it does not, the stage must be made higher. */
  fits: boolean;
  /** Which cards could be so many times as large without standing in each other's way. */
  couldGrow(times: number): (keyof Sizes)[];
}

const LEAST = 12;
const MOST = 720;
/** Cards of the others are looked at, not played with. */
const OTHERS = { share: 0.3, least: 20 };
/** A card of mine that is narrower cannot be read. */
const LEGIBLE = 26;
/** The price of a line: with one more, cards must be larger by a fourteenth. */
const LINE = 0.93;
const STEPS = 10;
/** A stage that scrolls grows by so much at a time, up to so many screens. */
const HIGHER = 1.15;
const MOST_SCREENS = 8;
const MOST_OF_SMALL = 1.6;
/** A size that differs by less is the same. */
const STEP = 1.005;

/** Where not all fits a screen, it scrolls: the stage is as high as its words need, and, with large letters, as cards
 * gain by it. */
export function stageHeight(shape: TableShape, room: Room): number {
  const isLarge = room.letter >= LARGE_LETTERS;
  let { height } = room;
  for (let size = 0; height < (isLarge ? MOST_SCREENS : MOST_OF_SMALL) * room.height; height *= HIGHER) {
    const { fits, sizes } = compose(shape, { ...room, height });
    const isRead = fits && sizes.mine >= LEGIBLE;
    if (isRead && (!isLarge || sizes.main < size * STEP || sizes.main > 3 * room.letter)) break;
    if (isRead) size = sizes.main;
  }
  return height;
}

/** Chooses the arrangement in which cards are largest, where every line has its price. */
export function compose(table: TableShape, room: Room): Composition {
  const shape = { ...table, things: table.things.map((thing) => turnedFor(room, thing)) };
  const inner = innerOf(room);
  const gap = gapOf(room);
  const touched = isFolded(shape, inner) ? bestOf(shape, inner, gap, FINGER) : null;
  const best = touched ?? bestOf(shape, inner, gap, LEGIBLE) ?? bestOf(shape, inner, gap, LEAST);
  const chosen = best ?? { arrangement: firstOf(shape, inner, gap), size: LEAST, mine: LEAST };
  return placed(chosen.arrangement, grown(chosen, inner), inner, best !== null);
}

/** A hand of mine lies in two lines, so that each card is as wide as a finger. */
const isFolded = ({ things, me }: TableShape, { width }: Room) =>
  things.some((thing) => thing.seat !== null && thing.seat === me && handLines(thing, width) > 1);

interface Chosen {
  arrangement: Arrangement;
  size: number;
  /** How wide my cards are at least. */
  mine: number;
}

function bestOf(shape: TableShape, room: Room, gap: number, mine: number): Chosen | null {
  let best: (Chosen & { score: number }) | null = null;
  for (const arrangement of arrangements(shape, room, gap)) {
    const calm = LINE ** arrangement.lines;
    const fits = (size: number) => isWithin(arrangement, jointly(size, mine), room);
    if (!fits(Math.max(LEAST, ((best?.score ?? 0) * STEP) / calm))) continue;
    const size = largest(LEAST, MOST, fits);
    if (!best || size * calm > best.score) best = { arrangement, size, mine, score: size * calm };
  }
  return best;
}

function isWithin({ block }: Arrangement, sizes: Sizes, room: Room): boolean {
  const { w, h } = block.need(sizes, room.width);
  return w <= room.width && h <= room.height;
}

const jointly = (size: number, mine: number): Sizes => ({
  main: size,
  mine: Math.max(mine, size),
  seats: Math.max(OTHERS.least, size * OTHERS.share),
});

/** The order in which room that is left is given away. */
const ORDER: (keyof Sizes)[] = ["main", "mine", "seats"];

/** What is played for stays largest: mine is not much larger, and what the others have is smaller. */
function mostOf(which: keyof Sizes, { main }: Sizes): number {
  return { main: MOST, mine: Math.max(LEGIBLE, main * 1.25), seats: Math.max(OTHERS.least, main * 0.6) }[which];
}

/** What room is left goes to what is played for, then to what is mine, then to the others. */
function grown({ arrangement, size, mine }: Chosen, room: Room): Sizes {
  return ORDER.reduce(
    (sizes, which) => {
      const more = largest(sizes[which], mostOf(which, sizes), (one) =>
        isWithin(arrangement, { ...sizes, [which]: one }, room),
      );
      return { ...sizes, [which]: more };
    },
    jointly(size, mine),
  );
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
    ORDER.filter(
      (which) => sizes[which] * times <= mostOf(which, sizes) && isWithin(arrangement, bigger(which, times), room),
    );
  const log = !isWide(room) ? "none" : places.parts.has("log") ? "open" : "folded";
  return { ...places, sizes, log, fits, couldGrow };
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
