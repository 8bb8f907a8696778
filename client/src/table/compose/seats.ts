// The seats of the others: one card each, in lines of equal ones.
import type { Block, Sizes } from "./blocks";
import { measure, type Box, type Thing } from "./measure";

export interface Other {
  seat: number;
  things: Thing[];
}

/** A name and its marks. */
const HEADER = { w: 8.6, close: 5.3, h: 2.8, leastH: 45 };
const BARE = { w: 4.9, h: 1.8, leastH: 29 };
const TUCKED = { w: 3.9, h: 1.35 };
const PADDING = { w: 16, h: 10 };
const BETWEEN_ZONES = 8;
/** How far somebody is on a way of theirs is seen without its numbers. */
const WAY = { w: 56, h: 14 };
/** A card of one seat is not as wide as a desktop. */
const WIDEST = 27;

/** What somebody has lies beside their name, below it, or below it in the line of facts and score; in a crowd on a small
 * phone it is not shown. */
export type SeatForm = "beside" | "below" | "tucked" | "bare";

export function seatsBlock(others: Other[], lines: number, form: SeatForm, letter: number, gap: number): Block {
  const across = Math.ceil(others.length / lines);
  const wideOf = (width: number) => Math.min((width - gap * (across - 1)) / across, WIDEST * letter);
  const need = (sizes: Sizes): Box => {
    const boxes = others.map((other) => cardOf(other, sizes.seats, form, letter));
    return { w: Math.max(...boxes.map((box) => box.w)), h: Math.max(...boxes.map((box) => box.h)) };
  };
  return {
    need(sizes) {
      const card = need(sizes);
      return { w: card.w * across + gap * (across - 1), h: card.h * lines + gap * (lines - 1) };
    },
    place(rect, sizes, out) {
      const [w, h] = [wideOf(rect.w), need(sizes).h];
      others.forEach(({ seat }, n) => {
        const line = Math.floor(n / across);
        const here = Math.min(across, others.length - line * across);
        const left = rect.x + (rect.w - here * w - (here - 1) * gap) / 2;
        const x = left + (n % across) * (w + gap);
        out.seats.set(seat, { x, y: rect.y + line * (h + gap), w, h, form });
      });
    },
  };
}

function cardOf(other: Other, card: number, form: SeatForm, letter: number): Box {
  if (form === "bare") return { w: BARE.w * letter, h: Math.max(BARE.leastH, BARE.h * letter) };
  const laid = other.things.filter((thing) => thing.kind !== "tokens");
  const boxes = laid.map((thing) =>
    thing.kind === "track" ? WAY : measure({ ...thing, named: false, size: "medium" }, card, letter),
  );
  const w = boxes.reduce((all, box) => all + box.w + BETWEEN_ZONES, 0);
  const h = Math.max(0, ...boxes.map((box) => box.h));
  const headH = Math.max(HEADER.leastH, HEADER.h * letter);
  if (form === "tucked")
    return {
      w: Math.max(HEADER.close * letter, TUCKED.w * letter + w) + PADDING.w / 2,
      h: Math.max(headH, TUCKED.h * letter + h) + PADDING.h,
    };
  return form === "beside"
    ? { w: HEADER.w * letter + w + PADDING.w, h: Math.max(headH, h) + PADDING.h }
    : { w: Math.max(HEADER.close * letter, w) + PADDING.w, h: headH + h + PADDING.h };
}
