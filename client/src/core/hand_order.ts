// How somebody holds their cards: as the game has them, by rank, or as they were moved by hand. It stays on this device.
import type { Piece } from "../wire";
import { forget, keep, recall } from "./stored";

export interface HandOrder {
  byRank: boolean;
  /** Ids in the order in which they were put by hand; empty: nobody moved any. */
  own: string[];
}

/** Cards that came since lie behind the one that they follow in the order of the game. */
export function arranged(pieces: Piece[], { byRank, own }: HandOrder): Piece[] {
  const usual = byRank ? pieces.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)) : pieces;
  if (!own.length) return usual;
  const known = new Set(own);
  const placed = own.flatMap((id) => usual.filter((piece) => piece.id === id));
  usual.forEach((piece, n) => {
    if (known.has(piece.id)) return;
    const before = usual[n - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, piece);
  });
  return placed;
}

/** The ids after one was put in the place of another. */
export function moved(ids: string[], id: string, to: string): string[] {
  const [from, at] = [ids.indexOf(id), ids.indexOf(to)];
  if (from < 0 || at < 0) return ids;
  return ids.toSpliced(from, 1).toSpliced(at, 0, id);
}

/** Whether there is another order to sort by. */
export const hasRanks = (pieces: Piece[]): boolean => new Set(pieces.map(({ rank }) => rank ?? 0)).size > 1;

const rankKey = (game: string) => `hand-rank-${game}`;
const OWN = "hand-own";

/** By rank in this game, if it was chosen once; as it was laid at this table. */
export function recallOrder(game: string, table: string): HandOrder {
  const [at, ...own] = (recall(OWN) ?? "").split(" ");
  return { byRank: recall(rankKey(game)) === "yes", own: at === table ? own : [] };
}

export function keepOrder(game: string, table: string, { byRank, own }: HandOrder): void {
  keep(rankKey(game), byRank ? "yes" : "no");
  if (own.length) keep(OWN, [table, ...own].join(" "));
  else forget(OWN);
}
