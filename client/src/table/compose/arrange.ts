// The ways in which a table may be laid out. Which is best is chosen by trying them.
import { columnsOf, lineOf, partBlock, stackOf, zoneBlock, type Block } from "./blocks";
import type { Thing } from "./measure";
import { seatsBlock, type Other, type SeatForm } from "./seats";

/** What a table is made of, whatever happens on it. */
export interface TableShape {
  things: Thing[];
  /** How many seats, and which is mine; null for somebody who watches. */
  seats: number;
  me: number | null;
  /** For so many lines of buttons room is kept. */
  buttons: number;
  /** Whether the log stands open where there is a column for it. */
  log: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** How high letters are, in pixels. */
  letter: number;
}

export interface Arrangement {
  block: Block;
  /** Fewer are calmer. */
  lines: number;
}

const BUTTON = { least: 52, letters: 2.75 };
const ME = { least: 66, letters: 4.1 };
const NEWS = 2.75;
const PROMPT = 2.5;
/** A column of words is so many letters wide. */
const COLUMN = { seats: 15, log: 18, beside: 19 };
const MOST_LINES = 4;
/** A room lower than this is a phone on its side. */
export const SIDEWAYS = 520;
/** With so many others only their names may be shown, if nothing else helps: it counts as so many lines. */
const CROWD = 4;
const HIDDEN = 6;

/** Every arrangement worth trying. */
export function* arrangements(shape: TableShape, room: Room, gap: number): Generator<Arrangement> {
  const parts = partsOf(shape);
  for (const moved of movings(parts.centre)) {
    const rest = parts.centre.filter((thing) => !moved.includes(thing));
    const shared = [...linings(rest, MOST_LINES)];
    for (const own of ownLines(parts, moved)) {
      for (const lines of shared) yield* placings(parts, lines, own, shape, room, gap);
    }
  }
}

interface Parts {
  others: Other[];
  centre: Thing[];
  mine: Thing[];
  pads: Thing[];
}

function partsOf({ things, seats, me }: TableShape): Parts {
  const isMine = (thing: Thing) => thing.seat === null || thing.seat === me;
  const turn = Array.from({ length: seats }, (_, n) => ((me ?? -1) + 1 + n) % seats).filter((seat) => seat !== me);
  return {
    others: turn.map((seat) => ({ seat, things: things.filter((thing) => thing.seat === seat) })),
    centre: things.filter((thing) => thing.seat === null && thing.kind !== "pad"),
    mine: things.filter((thing) => me !== null && thing.seat === me && thing.kind !== "pad"),
    pads: things.filter((thing) => thing.kind === "pad" && isMine(thing)),
  };
}

/** All ways to cut a list into at most so many lines; where none is allowed, each has its own. */
function* linings(list: Thing[], most: number): Generator<Thing[][]> {
  let none = true;
  for (const lines of cuts(list, most)) {
    if (!lines.every(isLine)) continue;
    none = false;
    yield lines;
  }
  if (none) yield list.map((thing) => [thing]);
}

function* cuts(list: Thing[], most: number): Generator<Thing[][]> {
  if (!list.length) yield [];
  else yield [list];
  for (let n = 1; most > 1 && n < list.length; n++)
    for (const rest of cuts(list.slice(n), most - 1)) yield [list.slice(0, n), ...rest];
}

/** A word stands in a line of its own; so all words begin on one axis. */
const isLine = (line: Thing[]) => line.length === 1 || !line.some((thing) => thing.kind === "line");

/** Small shared things may lie beside my own: none of them, or all but what is played for. */
function movings(centre: Thing[]): Thing[][] {
  const small = centre.filter((thing) => thing.kind === "pile" || thing.kind === "tokens" || thing.size === "small");
  return small.length && small.length < centre.length ? [[], small] : [[]];
}

/** My own things: in one line around what I hit, or in two. Piles lie at their left, rows at their right. */
function* ownLines({ mine, pads }: Parts, moved: Thing[]): Generator<Thing[][]> {
  const isRow = (thing: Thing) => thing.kind === "row";
  const left = moved.filter((thing) => !isRow(thing));
  const right = [...mine, ...moved.filter(isRow)];
  if (pads.length) yield [[...left, ...pads, ...right]];
  for (const lines of linings([...left, ...right], 2)) yield pads.length ? [...lines, pads] : lines;
}

function* placings(
  parts: Parts,
  shared: Thing[][],
  own: Thing[][],
  shape: TableShape,
  room: Room,
  gap: number,
): Generator<Arrangement> {
  const { letter } = room;
  for (const folds of foldings(shared, room)) {
    const centre = shared.map((line) =>
      lineOf(
        line.map((thing) => zoneBlock(thing, "main", letter, folds(thing))),
        gap,
      ),
    );
    const mine = own.map((line) =>
      lineOf(
        line.map((thing) => zoneBlock(thing, "mine", letter)),
        gap,
      ),
    );
    const lines = centre.length + mine.length;
    for (const seats of seatRows(parts.others, letter, gap)) {
      const foot = footOf(shape, room, gap);
      yield { block: stackOf([...seats.blocks, ...centre, ...mine, foot], gap), lines: lines + seats.lines };
      if (room.height < SIDEWAYS)
        yield { block: beside(seats.blocks, centre, mine, shape, room, gap), lines: lines + seats.lines };
    }
    if (!isBoard(shared) && room.width > room.height && room.height >= SIDEWAYS)
      yield { block: seatsLeft(parts.others, centre, mine, shape, room, gap), lines: lines + 1 };
    if (isBoard(shared)) yield { block: boardLeft(parts.others, centre, mine, shape, room, gap), lines };
  }
}

/** What lies in the first line alone is a board. */
const isBoard = (shared: Thing[][]) => shared[0]?.length === 1 && shared[0][0]!.kind === "grid";

type Fold = (thing: Thing) => number;

/** Rows and dice may lie in two lines. */
function foldings(shared: Thing[][], room: Room): Fold[] {
  const folded: Fold = (thing) => ((thing.kind === "row" || thing.kind === "dice") && thing.places > 3 ? 2 : 1);
  const upright = room.width < room.height;
  return upright && shared.flat().some((thing) => folded(thing) > 1) ? [() => 1, folded] : [() => 1];
}

function* seatRows(others: Other[], letter: number, gap: number): Generator<{ blocks: Block[]; lines: number }> {
  if (!others.length) yield { blocks: [], lines: 0 };
  for (let lines = 1; lines <= Math.min(MOST_LINES, others.length); lines++) {
    if (lines > 1 && Math.ceil(others.length / lines) === Math.ceil(others.length / (lines - 1))) continue;
    const crowd: SeatForm[] = others.length >= CROWD ? ["bare"] : [];
    for (const form of ["beside", "below", ...crowd] as SeatForm[])
      yield {
        blocks: [seatsBlock(others, lines, form, letter, Math.min(gap, 12))],
        lines: lines + (form === "bare" ? HIDDEN : 0),
      };
  }
}

/** Me, what to do now, and the news: below each other, or in one line. */
function footOf(shape: TableShape, room: Room, gap: number): Block {
  const wide = room.width >= 56 * room.letter && room.height >= SIDEWAYS;
  return wide ? lineOf([mePart(room), doPart(shape, room), newsPart(room)], gap) : footStack(shape, room);
}

function footStack(shape: TableShape, room: Room): Block {
  const buttons = shape.buttons ? [buttonsPart(shape, room)] : [];
  return stackOf([mePart(room), newsPart(room), ...buttons], 5);
}

const mePart = ({ letter }: Room) => partBlock("me", 9 * letter, Math.max(ME.least, ME.letters * letter));

function newsPart({ letter, height }: Room): Block {
  return partBlock("news", 9 * letter, (height < SIDEWAYS ? 1.4 : NEWS) * letter);
}

function buttonsPart({ buttons }: TableShape, { letter }: Room): Block {
  return partBlock("buttons", 9 * letter, buttons * Math.max(BUTTON.least, BUTTON.letters * letter), 60 * letter);
}

function doPart(shape: TableShape, room: Room): Block {
  const prompt = partBlock("prompt", 12 * room.letter, PROMPT * room.letter, 60 * room.letter);
  return shape.buttons ? stackOf([prompt, buttonsPart(shape, room)], 5) : prompt;
}

const logPart = ({ letter }: Room) => partBlock("log", 0, 8 * letter, Infinity, true);

/** On a phone on its side what I do stands beside the table, not below it. */
function beside(seats: Block[], centre: Block[], mine: Block[], shape: TableShape, room: Room, gap: number): Block {
  const right = stackOf([...mine, footStack(shape, room)], gap);
  const width = Math.max(16 * room.letter, room.width * 0.4);
  return columnsOf(
    [
      { block: stackOf([...seats, ...centre], gap), width: null },
      { block: right, width },
    ],
    gap,
  );
}

/** What is high stands in the middle, the others at its left, the log at its right. */
function seatsLeft(others: Other[], centre: Block[], mine: Block[], shape: TableShape, room: Room, gap: number): Block {
  const logged = hasLog(shape, room);
  const seats = others.length ? [seatsBlock(others, others.length, "below", room.letter, Math.min(gap, 12))] : [];
  const left = stackOf([...seats, mePart(room), ...(logged ? [] : [newsPart(room)])], gap);
  const middle = stackOf([...centre, doPart(shape, room), ...mine], gap);
  const columns = [
    { block: left, width: COLUMN.seats * room.letter },
    { block: middle, width: null },
    ...(logged ? [{ block: stackOf([logPart(room), newsPart(room)], gap), width: COLUMN.log * room.letter }] : []),
  ];
  return columnsOf(columns, gap);
}

/** A board stands in full height, and everything else in a column beside it. */
function boardLeft(others: Other[], centre: Block[], mine: Block[], shape: TableShape, room: Room, gap: number): Block {
  const logged = hasLog(shape, room);
  const across = others.length > 3 ? 2 : 1;
  const seats = others.length
    ? [
        seatsBlock(
          others,
          Math.ceil(others.length / across),
          across === 1 ? "beside" : "below",
          room.letter,
          Math.min(gap, 12),
        ),
      ]
    : [];
  const column = stackOf([...seats, ...centre.slice(1), ...mine, footStack(shape, room)], gap);
  const share = logged ? 0.22 : 0.28;
  const width = Math.max(COLUMN.beside * room.letter, room.width * share, room.width - room.height * 1.6);
  return columnsOf(
    [
      { block: centre[0]!, width: null },
      { block: column, width },
      ...(logged ? [{ block: logPart(room), width: COLUMN.log * room.letter }] : []),
    ],
    gap,
  );
}

/** A column for the log is there only on a wide table. */
const hasLog = (shape: TableShape, room: Room) => shape.log && room.width >= 68 * room.letter;
