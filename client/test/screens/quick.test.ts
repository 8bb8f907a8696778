// @vitest-environment happy-dom
// A first game and a lesson have a gentle company, the next games the usual.
import { beforeEach, expect, test } from "vitest";
import { lessonTable, quickTable } from "../../src/screens/quick";
import type { BoxPage } from "../../src/wire";

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
