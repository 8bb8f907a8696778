// @vitest-environment happy-dom
// Chances in words: rounded, never sure without being so, and compared where there is something to compare.
import { expect, test } from "vitest";
import { percent, withOdds } from "../../src/core/odds";
import { settings } from "../../src/core/settings.svelte";

test("only what is sure is called 0 or 100", () => {
  expect([0, 0.001, 0.484, 0.485, 0.999, 1].map(percent)).toEqual([0, 1, 48, 49, 99, 100]);
});

test("a hint says the chance with the move, and with the next best one", () => {
  settings.language = "en";
  expect(withOdds("Stop")).toBe("Stop");
  expect(withOdds("Stop", { chance: 0.62, other: 0.48 })).toBe(
    "Stop. Your chance to win: 62% instead of 48% with the next best move.",
  );
  expect(withOdds("Stop", { chance: 0.62 })).toBe("Stop. Your chance to win: 62%.");
  expect(withOdds("Stop", { chance: 0.62, other: 0.619 })).toBe("Stop. Your chance to win: 62%.");
  expect(withOdds("Stop", { chance: 0.73, other: 0.74 })).toBe("Stop. Your chance to win: 73%.");
});

test("what is no exact chance says so, in both languages", () => {
  const odds = { chance: 0.41, other: 0.3, about: true };
  settings.language = "en";
  expect(withOdds("Stop", odds)).toContain("about 41% instead of about 30%");
  settings.language = "fr";
  expect(withOdds("Arrêter", odds)).toContain(
    "environ 41\u00a0%, contre environ 30\u00a0% au mieux avec un autre coup",
  );
});
