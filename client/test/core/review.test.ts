// A review: fetched in portions, found by entry, and drawn.
import { afterEach, expect, test, vi } from "vitest";
import {
  bandOf,
  barsOf,
  chanceAt,
  choiceAt,
  curveOf,
  doneOf,
  fetchReview,
  isWhole,
  mistakesOf,
  signed,
} from "../../src/core/review";
import type { Review } from "../../src/wire";

const WHOLE: Review = {
  seat: 0,
  entries: 2,
  chances: [0.5, 0.75, 0],
  margins: [0, 0, 0],
  kinds: ["luck", "mine"],
  gains: [0.25, -0.75],
  choices: [
    { number: 1, chance: 0.5, other: 0.5 },
    { number: 2, chance: 0.75, other: 0, grade: "blunder" },
  ],
};
const PART: Review = { ...WHOLE, chances: [0], margins: [0], kinds: [], gains: [], choices: [] };

afterEach(() => vi.unstubAllGlobals());

const answers = (...told: unknown[]) => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(told.shift()))));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

test("it is asked for until it is whole", async () => {
  const fetched = answers(PART, WHOLE, WHOLE);
  const heard: number[] = [];
  await fetchReview("t 1", 0, (review) => heard.push(doneOf(review)), new AbortController().signal);
  expect(heard).toEqual([33, 100]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenCalledWith("/api/tables/t%201/review?eyes=0", {});
});

test("who has left is told nothing more, and a refusal is handed on", async () => {
  const leaving = new AbortController();
  answers(PART, PART);
  await fetchReview("t", 0, () => leaving.abort(), leaving.signal);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"locked"}', { status: 403 })));
  await expect(fetchReview("t", 0, () => {}, new AbortController().signal)).rejects.toThrow("locked");
});

test("an unknown review is whole, and one that has not begun is not", () => {
  expect(isWhole({ seat: 0, entries: 9, unknown: "real_time" })).toBe(true);
  expect(isWhole({ seat: 0, entries: 9 })).toBe(false);
  expect(doneOf(null)).toBe(0);
});

test("what is known is found by its entry, also while the rest is computed", () => {
  expect(chanceAt(WHOLE, 1)).toEqual({ chance: 0.75, margin: 0 });
  expect(chanceAt(PART, 2)).toEqual({ chance: 0, margin: 0 });
  expect(chanceAt(PART, 1)).toBeNull();
  expect(choiceAt(WHOLE, 0)?.number).toBe(1);
  expect(choiceAt(WHOLE, 1)?.number).toBe(2);
  expect(choiceAt(WHOLE, 2)?.number).toBe(2);
  expect(mistakesOf(WHOLE).map((choice) => choice.number)).toEqual([2]);
});

test("gains and losses have their sign", () => {
  expect([3, -3, 0, -0].map(signed)).toEqual(["+3", "−3", "0", "0"]);
});

test("the curve goes from entry to entry, high chances on top; gains stand up and losses down", () => {
  expect(curveOf(WHOLE)).toBe("M0 50L50 25L100 100");
  expect(curveOf(PART)).toBe("M100 100");
  expect(barsOf(WHOLE, "luck")).toBe("M50 1V0.67");
  expect(barsOf(WHOLE, "mine")).toBe("M100 1V2");
  expect(bandOf(WHOLE)).toBe("");
  expect(bandOf({ ...WHOLE, margins: [0.1, 0.1, 0] })).toBe("M0 40L50 15L100 100L100 100L50 35L0 60Z");
});
