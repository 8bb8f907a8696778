// @vitest-environment happy-dom
// The shelf asks once for each language, and again after it failed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lid } from "../../src/wire";

const card = { key: "switch", version: 1, seats: [2], ages: 8, minutes: 5, accent: "#123456", tempo: "turns" as const };
const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="face-7" viewBox="0 0 50 70"></symbol></svg>`;
const inFrench: Lid = { card, title: "Bascule !", pitch: "Un dé : tout change.", drawing };
const inEnglish: Lid = { card, title: "Switch", pitch: "One die: all is new.", drawing };
const asked: string[] = [];
let isUp = true;

beforeEach(() => {
  asked.length = 0;
  isUp = true;
  localStorage.setItem("tablee-language", "fr");
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (!isUp) throw new TypeError("down");
    return new Response(JSON.stringify([path.endsWith("/fr") ? inFrench : inEnglish]));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.body.replaceChildren();
});

async function page() {
  const { lidFaces, lids, titleOf } = await import("../../src/core/lids.svelte");
  const { settings } = await import("../../src/core/settings.svelte");
  const { spriteOf } = await import("../../src/core/library.svelte");
  return { lidFaces, lids, titleOf, settings, spriteOf };
}

test("however many lids there are, they are asked for once", async () => {
  const { lids, lidFaces, titleOf, spriteOf } = await page();
  expect(titleOf("switch")).toBe("");
  lids.open();
  expect(await lids.load()).toEqual([card]);
  expect(asked).toEqual(["/api/shelf/fr"]);
  expect(titleOf("switch")).toBe("Bascule\u00a0!");
  expect(lids.of("switch")?.pitch).toBe("Un dé\u00a0: tout change.");
  expect(spriteOf(lidFaces("switch"))?.names).toEqual(["7"]);
});

test("another language is asked for once too, and drawn with the same faces", async () => {
  const { lids, titleOf, settings } = await page();
  for (const language of ["fr", "en", "fr", "en"] as const) {
    settings.setLanguage(language);
    await lids.load();
  }
  expect(asked).toEqual(["/api/shelf/fr", "/api/shelf/en"]);
  expect(titleOf("switch")).toBe("Switch");
  expect(document.querySelectorAll("symbol")).toHaveLength(1);
});

test("what comes after another language was chosen is not shown", async () => {
  const { lids, titleOf, settings } = await page();
  const late = lids.load();
  settings.setLanguage("en");
  await late;
  expect(titleOf("switch")).toBe("");
});

test("a server that did not answer is asked again", async () => {
  const { lids, titleOf } = await page();
  isUp = false;
  await expect(lids.load()).rejects.toThrow("unreachable");
  isUp = true;
  await lids.load();
  expect(titleOf("switch")).toBe("Bascule\u00a0!");
});
