// What the cards of tables tell, and their order.
import { expect, test } from "vitest";
import { byUrgency, freeSeats } from "../../src/core/tables";
import type { TableCard } from "../../src/wire";

test("tables that wait for me come first, then those being played", () => {
  const card = (id: string, status: TableCard["status"], your_move = false): TableCard => ({
    id,
    game: "g",
    status,
    your_move,
    chairs: [{ kind: "open" }, { kind: "bot" }],
  });
  const tables = [card("a", "waiting"), card("b", "playing"), card("c", "playing", true), card("d", "waiting")];
  expect(byUrgency(tables).map((table) => table.id)).toEqual(["c", "b", "a", "d"]);
  expect(freeSeats(tables[0]!)).toBe(1);
});
