// What the cards of tables tell, and their order.
import { expect, test } from "vitest";
import { byUrgency, freeSeats, tidied, waitsForMe } from "../../src/core/tables";
import type { TableCard } from "../../src/wire";

test("tables that wait for me come first, then those being played", () => {
  const card = (id: string, status: TableCard["status"], your_move = false): TableCard => ({
    id,
    game: "g",
    status,
    your_move,
    chairs: [{ kind: "open" }, { kind: "person" }],
  });
  const tables = [card("a", "waiting"), card("b", "playing"), card("c", "playing", true), card("d", "waiting")];
  expect(byUrgency(tables).map((table) => table.id)).toEqual(["c", "b", "a", "d"]);
  expect(freeSeats(tables[0]!)).toBe(1);
});

const NOW = 1_000_000;
const mine = (id: string, other: "bot" | "person", more: Partial<TableCard> = {}): TableCard => ({
  id,
  game: "g",
  status: "playing",
  you: 0,
  made_at: NOW - 10,
  chairs: [{ kind: "person" }, { kind: other }],
  ...more,
});

test("only a table where a person waits shouts", () => {
  expect(waitsForMe(mine("a", "person", { your_move: true }))).toBe(true);
  expect(waitsForMe(mine("b", "bot", { your_move: true }))).toBe(false);
  expect(waitsForMe(mine("c", "person"))).toBe(false);
});

test("games alone fade after a day, and what was put away comes back when it waits for me", () => {
  const old = { made_at: NOW - 90_000 };
  const tables = [
    mine("new", "bot"),
    mine("old", "bot", old),
    mine("among people", "person", old),
    mine("away", "person"),
    mine("away, my turn", "person", { your_move: true }),
  ];
  const away = new Set(["away", "away, my turn"]);
  expect(tidied(tables, away, NOW).map((table) => table.id)).toEqual(["new", "among people", "away, my turn"]);
});
