// How my games went, by box and number of seats.
import type { RatingThen, TableCard } from "../wire";

export interface Result {
  game: string;
  seats: number;
  games: number;
  wins: number;
}

/** Those of which it is known who won; the most played first. */
export function resultsOf(tables: readonly TableCard[]): Result[] {
  const found = new Map<string, Result>();
  for (const { game, chairs, winners = [], moves, you } of tables) {
    if (you == null || !moves) continue;
    const key = `${game} ${chairs.length}`;
    const result = found.get(key) ?? { game, seats: chairs.length, games: 0, wins: 0 };
    result.games += 1;
    result.wins += Number(winners.includes(you));
    found.set(key, result);
  }
  return [...found.values()].sort((one, other) => other.games - one.games || one.seats - other.seats);
}

/** Box by box, where there are enough points for a line. */
export function linesOf(ratings: readonly RatingThen[]): [string, RatingThen[]][] {
  const byGame = new Map<string, RatingThen[]>();
  for (const one of ratings) byGame.set(one.game, [...(byGame.get(one.game) ?? []), one]);
  return [...byGame].filter(([, points]) => points.length > 1);
}
