// The list of an evening, before it begins.
import type { BoxCard, BoxPage, EveningBox } from "../wire";
import { spoken } from "./chairs";

/** A single game is no evening, and the server takes no longer list. */
export const LEAST = 2;
export const MOST = 12;

/** A box with the options that a visitor of this language wants. */
export const spokenBox = (box: BoxPage): EveningBox => ({ game: box.card.key, options: spoken(box.options) });

export const without = (games: string[], game: string): string[] => games.filter((other) => other !== game);

/** About how long so many of these boxes take, to five minutes. */
export function minutesOf(cards: BoxCard[], chosen: string[], count: number): number {
  const each = cards.filter((card) => chosen.includes(card.key)).map((card) => card.minutes);
  const all = each.reduce((sum, minutes) => sum + minutes, 0);
  return each.length ? Math.max(5, Math.round((all * count) / each.length / 5) * 5) : 0;
}
