// My games counted by box and number of seats, and my ratings box by box.
import { expect, test } from "vitest";
import { linesOf, resultsOf } from "../../src/core/results";
import type { RatingThen, TableCard } from "../../src/wire";

const card = (game: string, seats: number, you: number | undefined, winners: number[], moves = 9): TableCard => ({
  id: "t",
  game,
  status: "finished",
  chairs: Array.from({ length: seats }, () => ({ kind: "bot" })),
  you,
  winners,
  moves,
});

test("games are counted by box and seats, and shared wins are wins", () => {
  const tables = [
    card("chess", 2, 0, [0]),
    card("chess", 2, 1, [0]),
    card("chess", 2, 1, [0, 1]),
    card("whist", 4, 3, []),
    card("whist", 3, 0, [0]),
  ];
  expect(resultsOf(tables)).toEqual([
    { game: "chess", seats: 2, games: 3, wins: 2 },
    { game: "whist", seats: 3, games: 1, wins: 1 },
    { game: "whist", seats: 4, games: 1, wins: 0 },
  ]);
});

test("games that I watched, or of which nobody knows yet who won, do not count", () => {
  expect(resultsOf([card("chess", 2, undefined, [0]), card("chess", 2, 0, [], 0)])).toEqual([]);
});

test("one point is no line", () => {
  const point = (game: string, at: number): RatingThen => ({ game, table: `t${at}`, at, rating: 1000, likely: 1900 });
  const ratings = [point("chess", 1), point("whist", 2), point("chess", 3)];
  expect(linesOf(ratings)).toEqual([["chess", [ratings[0], ratings[2]]]]);
});
