// What can be told from the card of a table.
import type { TableCard } from "../wire";

export const freeSeats = (table: TableCard): number => table.chairs.filter((chair) => chair.kind === "open").length;

/** How many may play: "2–4". */
export function seatRange(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}

const DAY_S = 86_400;

/** Nobody but computers plays with me. */
export const isSolo = (table: TableCard): boolean =>
  table.you != null && table.chairs.every((chair, seat) => seat === table.you || chair.kind === "bot");

/** Somebody waits for my move. A computer does not mind. */
export const waitsForMe = (table: TableCard): boolean => Boolean(table.your_move) && !isSolo(table);

/** Without what was put away and games alone that were left for a day; what waits for me stays. */
export function tidied(tables: TableCard[], away: ReadonlySet<string>, now: number): TableCard[] {
  const isOld = (table: TableCard) => isSolo(table) && now - (table.made_at ?? now) > DAY_S;
  return tables.filter((table) => waitsForMe(table) || !(away.has(table.id) || isOld(table)));
}

/** Tables that wait for me first, then those being played, then those still waiting. */
export function byUrgency(tables: TableCard[]): TableCard[] {
  const rank = (table: TableCard) => (waitsForMe(table) ? 0 : table.status === "playing" ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}
