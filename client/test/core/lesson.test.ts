// @vitest-environment happy-dom
// A lesson in the page: one thing is lit, what is taught is found, and how far it is.
import { expect, test } from "vitest";
import { isMine, lightOne, places, teaching } from "../../src/core/lesson";
import { candidates } from "../../src/core/pick";
import type { LessonPage } from "../../src/wire";
import { offer } from "../table/table";

const toA = offer("play 7 a", ["c7", "a"]);
const toB = offer("play 8 b", ["c8", "b"]);
const word = offer("place T 0 {} {}", ["t", "end"]);
const barred = offer("draw", ["stock"], { why: { id: "refused-x" } });

test("one thing is lit, and the others can still be tried", () => {
  const offers = [toA, toB, barred];
  const things = lightOne(candidates(offers, []), toA, []);
  expect([[...things.lit], [...things.quiet], [...things.barred]]).toEqual([["c7"], ["c8"], ["stock"]]);
  expect([...lightOne(candidates(offers, ["c7"]), toA, ["c7"]).lit]).toEqual(["a"]);
  expect(lightOne(candidates(offers, ["c8"]), toA, ["c8"]).lit.size).toBe(0);
  expect(lightOne(candidates(offers, []), null, []).lit.size).toBe(0);
});

test("the offer that is taught may ask for words, and never one that cannot be done", () => {
  expect(teaching([toA, toB], "play 8 b")).toBe(toB);
  expect(teaching([toA, word], "place T 0 CAT yes")).toBe(word);
  expect(teaching([word], "place T 0 CAT")).toBe(word);
  expect(teaching([word], "place S 0 CAT")).toBeNull();
  expect(teaching([barred], "draw")).toBeNull();
});

test("only what is waited for is counted", () => {
  const say = { id: "x" };
  const lesson: LessonPage = {
    steps: [
      { move: "a", say },
      { move: "b", seat: -1 },
      { move: "c", say },
    ],
    end: say,
  };
  expect([0, 1, 2, 3].map((number) => places(lesson, number).at)).toEqual([1, 2, 2, 2]);
  expect([isMine({ move: "a" }), isMine({ move: "a", seat: 1 })]).toEqual([true, false]);
});
