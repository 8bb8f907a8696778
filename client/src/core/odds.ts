// Chances to win in words: exact ones as they are, others with an "about".
import type { Odds } from "../wire";
import { words } from "./library.svelte";

/** Whole hundredths. Only what is sure is called 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** A hint with what is known of the chances: with this move, and with the next best one where that is lower. */
export function withOdds(hint: string, odds?: Odds | null): string {
  if (!odds) return hint;
  const tell = (chance: number) => words(odds.about ? "odds-about" : "odds-exact", { n: percent(chance) });
  const chance = tell(odds.chance);
  const isBetter = odds.other != null && percent(odds.other) < percent(odds.chance);
  if (!isBetter) return words("hint-odds-alone", { hint, chance });
  return words("hint-odds", { hint, chance, other: tell(odds.other!) });
}
