// @vitest-environment happy-dom
// A name nobody chose is read in the reader's language; a chosen one is left as it is.
import { expect, test } from "vitest";
import { asRead, readyName } from "../../src/core/names";
import { settings } from "../../src/core/settings.svelte";

test("who gave no name, and who left for good, are called in the reader's language", () => {
  settings.language = "en";
  expect(["Invité", "Guest", "Anonyme"].map(asRead)).toEqual(["Guest", "Guest", "Anonymous"]);
  settings.language = "fr";
  expect(["Invité", "Guest", "Anonyme"].map(asRead)).toEqual(["Invité", "Invité", "Anonyme"]);
});

test("a name that somebody chose stays", () => {
  expect(["Zoé", "toString", "", null, undefined].map(asRead)).toEqual(["Zoé", "toString", "", "", ""]);
});

test("a name is ready for somebody who has none", () => {
  const names = Array.from({ length: 50 }, () => readyName());
  expect(names.every((name) => name.length > 2 && !name.includes(","))).toBe(true);
  expect(new Set(names).size).toBeGreaterThan(1);
});

test("the ready name is nobody's who is there, as long as there are others", () => {
  settings.language = "en";
  const all = [...new Set(Array.from({ length: 500 }, () => readyName()))];
  const [last, ...others] = all;
  expect(Array.from({ length: 50 }, () => readyName(others)).every((name) => name === last)).toBe(true);
  expect(all).toContain(readyName(all));
});
