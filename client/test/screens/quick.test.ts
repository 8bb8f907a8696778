// @vitest-environment happy-dom
// A first game and a lesson have a gentle company, the next games the usual.
import { beforeEach, expect, test } from "vitest";
import { friendsTable, harderTable, lessonTable, quickTable } from "../../src/screens/quick";
import type { BoxPage, Seating } from "../../src/wire";
import { seating } from "../table/table";

const box = (key: string, ...levels: string[]) =>
  ({ card: { key, seats: [2, 3, 4] }, levels, options: [] }) as unknown as BoxPage;

beforeEach(() => localStorage.clear());

test("the first game of a box is played with beginners, the next one is not", () => {
  const switches = box("switch", "beginner", "regular", "expert");
  expect(quickTable(switches).chairs).toEqual(["me", "beginner", "beginner"]);
  expect(quickTable(switches).chairs).toEqual(["me", "regular", "regular"]);
  expect(quickTable(box("claquer", "beginner", "regular")).chairs[1]).toBe("beginner");
});

test("against computers alone the table is gentle", () => {
  expect(quickTable(box("switch", "beginner")).terms?.gentle).toBe(true);
});

test("a box without beginners has its usual players from the start", () => {
  expect(quickTable(box("other", "regular", "random")).chairs[1]).toBe("regular");
  expect(quickTable(box("another", "random")).chairs[1]).toBe("random");
});

test("the learner sits first, among beginners where there are some", () => {
  const taught = { card: { key: "g" }, levels: ["expert", "beginner"], lesson_seats: 3 } as unknown as BoxPage;
  expect(lessonTable(taught, "fr")).toMatchObject({
    game: "g",
    chairs: ["me", "beginner", "beginner"],
    terms: { lesson: "fr" },
    begin: true,
  });
});

/** I sit second, among players of these levels. */
const among = (...levels: string[]): Seating =>
  seating({
    you: 1,
    terms: { gentle: true },
    chairs: [levels[0]!, "", ...levels.slice(1)].map((level) => ({ kind: level ? "bot" : "person", level })),
  });

test("the next table has the next level in every chair but mine, on the same terms", () => {
  const harder = harderTable(box("g", "beginner", "regular", "expert"), among("beginner", "beginner"));
  expect(harder?.level).toBe("regular");
  expect(harder?.table).toMatchObject({ game: "g", chairs: ["regular", "me", "regular"], terms: { gentle: true } });
  expect(harderTable(box("g", "beginner", "expert"), among("beginner"))?.level).toBe("expert");
});

test("there is no next level above the best, beside the ladder, or where people sit", () => {
  const every = box("g", "beginner", "regular", "expert", "random");
  expect(harderTable(every, among("expert"))).toBeNull();
  expect(harderTable(every, among("random"))).toBeNull();
  expect(harderTable(every, among("beginner", "regular"))).toBeNull();
  expect(harderTable(every, seating({ you: 0 }))).toBeNull();
});

test("a table for friends has a chair for everybody the game takes, on the usual terms", () => {
  const table = friendsTable(box("switch", "regular"));
  expect(table).toEqual({ game: "switch", chairs: ["me", "open", "open", "open"], terms: { options: {} } });
});
