// Blocks that stand in lines, stacks and columns, each centred on one axis.
// A block says what room it needs at some size of card, and later fills the room it is given.
import type { SeatForm } from "./seats";
import type { ZoneKind } from "../../wire";
import { measure, pieceWidth, type Box, type Rect, type Thing } from "./measure";

/** How wide a card is: in the centre, among my own things, on the seats of the others. */
export interface Sizes {
  main: number;
  mine: number;
  seats: number;
}

/** What stands on a table beside zones and seats. */
export type Part = "me" | "prompt" | "buttons" | "news" | "under" | "log";

/** Room that is given; what stands right of the axis of its line opens to the right, as in a mirror. */
export interface Given extends Rect {
  mirrored?: boolean;
}

export interface Placed extends Given {
  /** How wide a piece is. */
  card: number;
  /** In so many lines its pieces lie. */
  lines: number;
  /** A board that lies turned by a quarter. */
  turned?: boolean;
}

export interface PlacedSeat extends Rect {
  form: SeatForm;
}

export interface Places {
  zones: Map<string, Placed>;
  seats: Map<number, PlacedSeat>;
  parts: Map<Part, Rect>;
}

export interface Block {
  /** The room it needs if it may be so wide; wider than that, it does not fit. */
  need(sizes: Sizes, width: number): Box;
  place(rect: Given, sizes: Sizes, out: Places): void;
  /** Takes whatever height is left. */
  grows?: boolean;
  /** So many times as wide as it needs to be is better. */
  spread?: number;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
/** Held cards lie side by side where there is room for it; a pad is wide for either thumb; a way is as wide as a table. */
const SPREAD: Partial<Record<ZoneKind, number>> = { hand: 1.27, pad: 2, track: Infinity };
/** What is hit takes height that is left, until a thumb needs no more. */
const THUMB = 168;

export function zoneBlock(thing: Thing, of: keyof Sizes, letter: number, lines = 1): Block {
  const need = (sizes: Sizes) => measure(thing, sizes[of], letter, lines);
  const spread = lines > 1 ? 1 : (SPREAD[thing.kind] ?? 1);
  const grows = thing.kind === "pad";
  return {
    need,
    spread,
    grows,
    place(rect, sizes, out) {
      const own = need(sizes);
      const wide = Math.min(rect.w, own.w * spread);
      const h = grows ? Math.max(own.h, Math.min(rect.h, THUMB)) : own.h;
      const card = pieceWidth(thing, sizes[of]);
      const { turned } = thing;
      out.zones.set(thing.id, { ...centred(rect, wide, h), mirrored: rect.mirrored ?? false, card, lines, turned });
    },
  };
}

/** Something made of words: as wide as it is allowed, and of one height. */
export function partBlock(part: Part, least: number, high: number, most = Infinity, grows = false): Block {
  return {
    grows,
    need: () => ({ w: least, h: high }),
    place: (rect, _sizes, out) => out.parts.set(part, centred(rect, Math.min(rect.w, most), grows ? rect.h : high)),
  };
}

/** Side by side. What stands left of the axis has as much room as what stands right of it. */
export function lineOf(blocks: Block[], gap: number): Block {
  if (blocks.length === 1) return blocks[0]!;
  const gaps = gap * (blocks.length - 1);
  const cellsOf = (needs: Box[], width: number) => {
    const plain = needs.map((need) => need.w);
    const even = plain.map((wide, n) => Math.max(wide, plain.at(-1 - n)!));
    return sum(even) + gaps <= width ? even : plain;
  };
  const needsOf = (sizes: Sizes, width: number) => blocks.map((block) => block.need(sizes, width));
  return {
    grows: blocks.some((block) => block.grows),
    need(sizes, width) {
      const needs = needsOf(sizes, width);
      return { w: sum(needs.map((need) => need.w)) + gaps, h: Math.max(...needs.map((need) => need.h)) };
    },
    place(rect, sizes, out) {
      const cells = spreadOut(cellsOf(needsOf(sizes, rect.w), rect.w), blocks, rect.w - gaps);
      const more = Math.max(0, rect.w - gaps - sum(cells)) / cells.length;
      let x = rect.x;
      blocks.forEach((block, n) => {
        const w = cells[n]! + more;
        const mirrored = x + w / 2 > rect.x + rect.w / 2 + 1;
        block.place({ ...rect, x, w, mirrored }, sizes, out);
        x += w + gap;
      });
    },
  };
}

/** The second has the room it needs, the first what is left of it. */
export function ledBy(first: Block, second: Block, gap: number): Block {
  return {
    need(sizes, width) {
      const [a, b] = [first.need(sizes, width), second.need(sizes, width)];
      return { w: a.w + gap + b.w, h: Math.max(a.h, b.h) };
    },
    place(rect, sizes, out) {
      const { w } = second.need(sizes, rect.w);
      first.place({ ...rect, w: rect.w - gap - w }, sizes, out);
      second.place({ ...rect, x: rect.x + rect.w - w, w }, sizes, out);
    },
  };
}

/** What is better wide has of the room that is left first. */
function spreadOut(cells: number[], blocks: Block[], width: number): number[] {
  const wishes = cells.map((cell, n) => cell * ((blocks[n]!.spread ?? 1) - 1));
  const left = Math.max(0, width - sum(cells));
  const share = Math.min(1, left / Math.max(1, sum(wishes)));
  return cells.map((cell, n) => cell + wishes[n]! * share);
}

/** Below each other. What height is left is shared out between them, and below the last if it need not stand at the edge. */
export function stackOf(blocks: Block[], gap: number, last: "at the edge" | "free" = "at the edge"): Block {
  const needsOf = (sizes: Sizes, width: number) => blocks.map((block) => block.need(sizes, width));
  const gaps = gap * Math.max(0, blocks.length - 1);
  return {
    grows: blocks.some((block) => block.grows),
    need(sizes, width) {
      const needs = needsOf(sizes, width);
      return { w: Math.max(0, ...needs.map((need) => need.w)), h: sum(needs.map((need) => need.h)) + gaps };
    },
    place(rect, sizes, out) {
      const needs = needsOf(sizes, rect.w);
      const left = Math.max(0, rect.h - sum(needs.map((need) => need.h)) - gaps);
      const growing = blocks.filter((block) => block.grows).length;
      const between = growing || blocks.length < 2 ? 0 : left / (blocks.length - (last === "free" ? 0 : 1));
      let y = rect.y;
      blocks.forEach((block, n) => {
        const h = needs[n]!.h + (growing ? (block.grows ? left / growing : 0) : blocks.length < 2 ? left : 0);
        block.place({ ...rect, y, h }, sizes, out);
        y += h + gap + between;
      });
    },
  };
}

/** Beside each other in full height. `null` as a width: what the others leave. */
export function columnsOf(columns: { block: Block; width: number | null }[], gap: number): Block {
  const widthsOf = (width: number) => {
    const given = sum(columns.map((column) => column.width ?? 0)) + gap * (columns.length - 1);
    return columns.map((column) => column.width ?? width - given);
  };
  return {
    need(sizes, width) {
      const widths = widthsOf(width);
      const needs = columns.map(({ block }, n) => block.need(sizes, widths[n]!));
      const fits = needs.every((need, n) => need.w <= widths[n]!);
      return { w: fits ? width : Infinity, h: Math.max(...needs.map((need) => need.h)) };
    },
    place(rect, sizes, out) {
      let x = rect.x;
      widthsOf(rect.w).forEach((w, n) => {
        columns[n]!.block.place({ ...rect, x, w }, sizes, out);
        x += w + gap;
      });
    },
  };
}

export function centred(rect: Rect, w: number, h: number): Rect {
  return { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h };
}
