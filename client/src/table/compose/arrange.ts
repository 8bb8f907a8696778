// The ways in which a table may be laid out. Which is best is chosen by trying them.
import { lineOf, stackOf, zoneBlock, type Block } from "./blocks";
import { beside, boardAmid, boardLeft, seatsLeft, withLog, type Bands } from "./columns";
import { footOf, type Frame } from "./foot";
import { cellings, countings, linings, movings, ownLines, partsOf } from "./lines";
import { handLines, type Thing } from "./measure";
import { seatsBlock, type Other, type SeatForm } from "./seats";
import { SIDEWAYS, type Room, type TableShape } from "./shape";

export interface Arrangement {
  block: Block;
  /** Fewer are calmer. */
  lines: number;
}

const MOST_LINES = 4;
/** With so many others, or on a phone on its side, only their names may be shown: it counts as so many lines. */
const CROWD = 3;
const HIDDEN = 6;
/** What I hold has little room beside a board on the axis: it counts as so many lines. */
const HELD = 2;
/** A board beside the axis looks lost where I hold nothing: it counts as so many lines. */
const ASIDE = 2;
/** A column of the others is so many letters wide. */
const ASIDES = [16.5, 20];
/** Of a phone on its side so much may be mine. */
const SHARES = [0.4, 0.48];
/** A counter lies close to its cards. */
const CLOSE = 4;

/** Every arrangement worth trying. */
export function* arrangements(shape: TableShape, room: Room, gap: number): Generator<Arrangement> {
  const { others, centre, mine, pads } = partsOf(shape);
  for (const moved of movings(centre)) {
    const rest = centre.filter((thing) => !moved.includes(thing));
    const shared = [...linings(rest, MOST_LINES)];
    for (const { counters, rest: own } of countings(mine))
      for (const ownLine of ownLines(own, pads, moved))
        for (const lines of shared) yield* placings(others, lines, ownLine, { shape, room, gap, counters });
  }
}

function* placings(others: Other[], shared: Thing[][], own: Thing[][], frame: Frame): Generator<Arrangement> {
  const { room, gap } = frame;
  const mine = own.map((line) =>
    lineOf(
      line.map((thing) => zoneBlock(thing, "mine", room.letter, handLines(thing, room.width))),
      gap,
    ),
  );
  for (const { centre, lines } of centres(shared, frame)) {
    const count = lines + mine.length;
    for (const { blocks: seats, lines: more, hidden } of seatRows(others, room, gap)) {
      const bands: Bands = { seats, centre, mine };
      const stack = stackOf([...seats, ...centre, ...mine, footOf(frame)], gap);
      yield { block: withLog(stack, frame), lines: count + more };
      if (room.height < SIDEWAYS)
        for (const share of SHARES) yield { block: beside(bands, frame, share), lines: count + more };
      if (isBoard(shared)) yield* boards(bands, frame, count + (hidden ? 2 : 0));
    }
    if (!isBoard(shared) && room.width > room.height && room.height >= SIDEWAYS)
      for (const wide of ASIDES) yield { block: seatsLeft(others, { centre, mine }, frame, wide), lines: count + 1 };
  }
}

/** On the axis, or at the left, with more room for what I hold. */
function* boards(bands: Bands, frame: Frame, lines: number): Generator<Arrangement> {
  const { things, me } = frame.shape;
  const [amid, left] = things.some(({ seat }) => seat !== null && seat === me) ? [HELD, 0] : [0, ASIDE];
  if (frame.shape.log !== "open") yield { block: boardAmid(bands, frame), lines: lines + amid };
  yield { block: boardLeft(bands, frame), lines: lines + left };
}

/** What lies in the first line alone is a board. */
const isBoard = (shared: Thing[][]) => shared[0]?.length === 1 && shared[0][0]!.kind === "grid";

/** The shared lines, with long things in one line or two, and counters beside their cards or below. */
function* centres(shared: Thing[][], { room, gap }: Frame): Generator<{ centre: Block[]; lines: number }> {
  for (const folds of foldings(shared, room))
    for (const cells of cellings(shared)) {
      const blockOf = (thing: Thing) => zoneBlock(thing, "main", room.letter, folds(thing));
      const cellOf = (cell: Thing[]) => (cell.length > 1 ? stackOf(cell.map(blockOf), CLOSE) : blockOf(cell[0]!));
      const stacked = cells.filter((line) => line.some((cell) => cell.length > 1)).length;
      yield { centre: cells.map((line) => lineOf(line.map(cellOf), gap)), lines: shared.length + stacked };
    }
}

type Fold = (thing: Thing) => number;

/** Where width is short, rows and dice may lie in two lines. */
function foldings(shared: Thing[][], room: Room): Fold[] {
  const folded: Fold = (thing) => ((thing.kind === "row" || thing.kind === "dice") && thing.places > 3 ? 2 : 1);
  const isShort = room.width < room.height || room.height < SIDEWAYS;
  return isShort && shared.flat().some((thing) => folded(thing) > 1) ? [() => 1, folded] : [() => 1];
}

function* seatRows(
  others: Other[],
  { letter, height }: Room,
  gap: number,
): Generator<{ blocks: Block[]; lines: number; hidden: boolean }> {
  if (!others.length) yield { blocks: [], lines: 0, hidden: false };
  for (let lines = 1; lines <= Math.min(MOST_LINES, others.length); lines++) {
    if (lines > 1 && Math.ceil(others.length / lines) === Math.ceil(others.length / (lines - 1))) continue;
    const crowd: SeatForm[] = others.length >= CROWD || height < SIDEWAYS ? ["bare"] : [];
    for (const form of ["beside", "below", "tucked", ...crowd] as SeatForm[])
      yield {
        blocks: [seatsBlock(others, lines, form, letter, Math.min(gap, 12))],
        lines: lines + (form === "bare" ? HIDDEN : 0),
        hidden: form === "bare",
      };
  }
}
