// What a move led to, shown for a moment: when it ends, and where its pieces lie. No drawing here.
import type { View } from "../../core/state";
import type { Consequence } from "../../wire";
import type { Rect } from "../compose/measure";

/** So long it is shown, unless something new needs its place before. */
export const SHOWN_MS = 1_500;

/** How much of a covered piece is seen at least. */
const SEEN = 0.45;
const GAP = 1.06;

/** Pieces in a line in the middle of an area, as large as fits. Many of them overlap. */
export function lineUp(count: number, ratio: number, area: Rect): Rect[] {
  const w = Math.min(area.h * ratio, area.w / (1 + (count - 1) * SEEN));
  const step = count > 1 ? Math.min(w * GAP, (area.w - w) / (count - 1)) : 0;
  const left = area.x + (area.w - w - step * (count - 1)) / 2;
  const h = w / ratio;
  return Array.from({ length: count }, (_, n) => ({ x: left + n * step, y: area.y + (area.h - h) / 2, w, h }));
}

/** The smallest box around all of these. */
export function around(boxes: Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The way from the middle of one box to the middle of another, but not below an area: there are hands. */
export function wayTo(from: Rect, to: Rect, area: Rect): [number, number] {
  const middle = Math.min(to.y + to.h / 2, area.y + area.h);
  return [to.x + to.w / 2 - from.x - from.w / 2, middle - from.y - from.h / 2];
}

/** Whether a place that the picture lies over is needed: something new has come there, or it can be touched. */
export function givesWay({ over = [] }: Consequence, was: View, now: View): boolean {
  const comes = (id: string) => {
    const had = new Set(piecesIn(was, id));
    return piecesIn(now, id).some((piece) => !had.has(piece));
  };
  const open = now.offers.filter((offer) => !offer.why).flatMap((offer) => offer.path);
  return over.some((id) => comes(id) || open.includes(id));
}

function piecesIn(view: View, zone: string): string[] {
  return (view.zones.find(({ id }) => id === zone)?.pieces ?? []).map((piece) => piece.id);
}
