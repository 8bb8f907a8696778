// How much room a zone wants, by the size of a card. Nothing here looks at the screen.
import type { ZoneKind } from "../../wire";

export interface Box {
  w: number;
  h: number;
}

export interface Rect extends Box {
  x: number;
  y: number;
}

/** A zone, as much of it as its place depends on: what it can hold, never what it holds now. */
export interface Thing {
  id: string;
  kind: ZoneKind;
  /** Whose it is; null lies in the centre. */
  seat: number | null;
  size: "small" | "medium" | "large";
  /** For so many pieces room is kept. */
  places: number;
  /** Width of a piece by its height. */
  ratio: number;
  /** Whether its name stands above it. */
  named: boolean;
  /** Of a board: cells in a line, and lines; where cells stand anywhere, the room of so many. */
  cols: number;
  rows: number;
  /** Of a board: whether names of its lines stand at its edge. */
  edged: boolean;
  /** Whether it may be turned by a quarter, and is. */
  turns: boolean;
  turned: boolean;
}

type Weights = Record<Thing["size"], number>;
const CARDS: Weights = { small: 0.66, medium: 1, large: 1.35 };
const SMALL_THINGS: Weights = { small: 0.34, medium: 0.46, large: 0.62 };
/** A board is what one plays on: beside it cards may be smaller than its cells. */
const CELLS: Weights = { small: 1.3, medium: 1.3, large: 1.3 };
const WEIGHTS: Record<ZoneKind, Weights> = {
  hand: CARDS,
  row: CARDS,
  pile: CARDS,
  fan: CARDS,
  grid: CELLS,
  line: { small: 0.5, medium: 0.7, large: 0.9 },
  dice: { small: 0.66, medium: 0.92, large: 1.1 },
  pad: { small: 0.7, medium: 0.85, large: 1 },
  track: SMALL_THINGS,
  tokens: SMALL_THINGS,
};
/** Counters and markers stay large enough for the eye. */
const LEAST_TOKEN = 22;
const PAD = { w: 2.1, h: 0.98, leastW: 88, leastH: 84 };
/** A few cards that are held lie side by side; of many so much is seen before all become smaller. */
const SEEN = 0.86;
const FEW = 6;
const FULL = 8;
/** So wide is what a finger touches. */
export const FINGER = 44;
/** A step of a way has room for a number; a way is as wide as it may be. */
const STEP = { w: 16, h: 0.24, least: 20, most: 40 };
/** The names of its lines stand left of a board and above it, in so much of the width of a cell. */
export const EDGE = 0.3;
/** A count lies over the lower corner of a pile; at its side it lies over the gap. */
const COUNT = 7;
/** The name of a zone, in letters; a place that is narrower does not show it, and who listens is told it. */
const NAME = { h: 1.5, leastW: 3 };

/** How high the name above a thing is, in a place so wide. */
export function nameHeight(thing: Thing, width: number, letter: number): number {
  return thing.named && width > NAME.leastW * letter ? NAME.h * letter : 0;
}

/** How wide a piece of this zone is drawn. */
export function pieceWidth(thing: Thing, card: number): number {
  const width = card * WEIGHTS[thing.kind][thing.size];
  return WEIGHTS[thing.kind] === SMALL_THINGS ? Math.max(LEAST_TOKEN, width) : width;
}

/** The room it wants in this many lines. */
export function measure(thing: Thing, card: number, letter: number, lines = 1): Box {
  const body = bodyOf(thing, pieceWidth(thing, card), card, lines);
  return { w: body.w, h: body.h + nameHeight(thing, body.w, letter) };
}

/** A full hand lies in two lines, where in one line too little of each card would be left for a finger. */
export function handLines(thing: Thing, width: number): number {
  if (thing.kind !== "hand" || thing.places <= FULL) return 1;
  return (width / measure(thing, 1, 0).w) * SEEN < FINGER ? 2 : 1;
}

function bodyOf(thing: Thing, w: number, card: number, lines: number): Box {
  const h = w / thing.ratio;
  const across = Math.ceil(thing.places / lines);
  switch (thing.kind) {
    case "grid":
      return gridOf(thing, w);
    case "pad":
      return { w: Math.max(PAD.leastW, card * PAD.w), h: Math.max(PAD.leastH, card * PAD.h) };
    case "hand":
      if (lines > 1) return { w: w * (across * 1.09 - 0.09) + 1, h: lines * h + (lines - 1) * 0.09 * w };
      return { w: w * ((thing.places - 1) * (thing.places > FEW ? SEEN : 1.09) + 1), h };
    case "line":
      return { w: w * (thing.places * 1.06 - 0.06), h: h * 1.02 };
    case "row":
      return { w: w * (across * 1.09 - 0.09), h: lines * h + (lines - 1) * 0.09 * w };
    case "dice":
      return { w: w * (across * 1.18 + 0.14), h: w * (lines * 1.18 + 0.14) };
    case "fan":
      return { w: w * 1.42, h };
    case "tokens":
      return { w: w * (thing.places * 1.12 - 0.12), h: w };
    case "track":
      return { w: thing.places * STEP.w, h: Math.min(STEP.most, Math.max(STEP.least, card * STEP.h)) };
    default:
      return { w, h: h + COUNT };
  }
}

function gridOf({ cols, rows, ratio, edged }: Thing, w: number): Box {
  const edge = edged ? w * EDGE : 0;
  return { w: w * cols + edge, h: (w * rows) / ratio + edge };
}
