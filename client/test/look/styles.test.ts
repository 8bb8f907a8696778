// Styles belong to the component that draws: none reaches into another one.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
/** What no component draws or sets, and how often it is named. */
const GLOBAL: Record<string, number> = {
  "look/Prose.svelte": 2, // text made from Markdown
  "screens/RecoveryCode.svelte": 4, // paper shows the code alone, whatever lies behind it
  "screens/SecretForm.svelte": 1, // the labels of its caller's fields
  "table/board/Pad.svelte": 1, // pressed.ts shows a press in the same frame
};

test("no component styles what another one draws", () => {
  const counts = Object.entries(sources).map(([path, text]) => [path.slice("../../src/".length), count(text)] as const);
  expect(counts.length).toBeGreaterThan(90);
  expect(Object.fromEntries(counts.filter(([, n]) => n))).toEqual(GLOBAL);
});

const count = (text: string) => text.match(/:global/g)?.length ?? 0;
