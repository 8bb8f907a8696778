// @vitest-environment happy-dom
// A name nobody chose is read in the reader's language; a chosen one is left as it is.
import { expect, test } from "vitest";
import { asRead } from "../../src/core/names";
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
