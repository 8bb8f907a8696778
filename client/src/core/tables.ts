// What can be told from the card of a table.
import type { TableCard } from "../wire";

export const freeSeats = (table: TableCard): number => table.chairs.filter((chair) => chair.kind === "open").length;

/** Tables that wait for me first, then those being played, then those still waiting. */
export function byUrgency(tables: TableCard[]): TableCard[] {
  const rank = (table: TableCard) => (table.your_move ? 0 : table.status === "playing" ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}
