// Arrangements in columns: the log at the side, the others at the left, a board in full height.
import { columnsOf, stackOf, type Block } from "./blocks";
import { doPart, footStack, logPart, mePart, newsPart, underPart, type Frame } from "./foot";
import { seatsBlock, type Other } from "./seats";
import { isWide } from "./shape";

/** What stands below each other, from the top. */
export interface Bands {
  seats: Block[];
  centre: Block[];
  mine: Block[];
}

/** A column of words is so many letters wide. */
const COLUMN = { log: 18, beside: 19, amid: { least: 14, most: 24 } };

/** On a phone on its side what I do stands beside the table, not below it. */
export function beside({ seats, centre, mine }: Bands, frame: Frame, share: number): Block {
  const { room, gap } = frame;
  const width = Math.max(16 * room.letter, room.width * share);
  return columnsOf(
    [
      { block: stackOf([...seats, ...centre], gap, "free"), width: null },
      { block: stackOf([...mine, footStack(frame)], gap), width },
    ],
    gap,
  );
}

/** What is high stands in the middle, the others at its left, the log at its right, as wide as each other. */
export function seatsLeft(others: Other[], { centre, mine }: Omit<Bands, "seats">, frame: Frame, wide: number): Block {
  const { shape, room, gap } = frame;
  const width = wide * room.letter;
  const logged = shape.log !== "folded" && isWide(room);
  const seats = others.length ? [seatsBlock(others, others.length, "below", room.letter, Math.min(gap, 12))] : [];
  const left = stackOf([...seats, mePart(frame), ...(logged ? [] : [newsPart(room)])], gap);
  const middle = stackOf([...centre, doPart(frame), ...mine, ...underPart(frame)], gap);
  const columns = [
    { block: left, width },
    { block: middle, width: null },
    ...(logged ? [{ block: stackOf([logPart(room), newsPart(room)], gap), width }] : []),
  ];
  return columnsOf(columns, gap);
}

/** A board stands in full height, and everything else in a column beside it. */
export function boardLeft({ seats, centre, mine }: Bands, frame: Frame): Block {
  const { shape, room, gap } = frame;
  const logged = shape.log === "open" && isWide(room);
  const width = Math.max(COLUMN.beside * room.letter, room.width * (logged ? 0.22 : 0.28));
  return columnsOf(
    [
      { block: centre[0]!, width: null },
      { block: stackOf([...seats, ...centre.slice(1), ...mine, footStack(frame)], gap), width },
      ...(logged ? [{ block: logPart(room), width: COLUMN.log * room.letter }] : []),
    ],
    gap,
  );
}

/** A board stands on the axis in full height: the others at its left, me at its right, as wide as each other. */
export function boardAmid({ seats, centre, mine }: Bands, frame: Frame): Block {
  const { room, gap } = frame;
  const { least, most } = COLUMN.amid;
  const left = (room.width - room.height) / 2 - gap;
  const width = Math.min(most * room.letter, Math.max(least * room.letter, left));
  return columnsOf(
    [
      { block: stackOf([...seats, ...centre.slice(1)], gap, "free"), width },
      { block: centre[0]!, width: null },
      { block: stackOf([...mine, footStack(frame)], gap), width },
    ],
    gap,
  );
}

/** Who opens the log has it at the side, whatever that costs. */
export function withLog(block: Block, { shape, room, gap }: Frame): Block {
  if (shape.log !== "open" || !isWide(room)) return block;
  return columnsOf(
    [
      { block, width: null },
      { block: logPart(room), width: COLUMN.log * room.letter },
    ],
    gap,
  );
}
