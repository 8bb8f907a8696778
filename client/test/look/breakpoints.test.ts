// The sizes at which the page changes its form are said in one place, by name.
import { expect, test } from "vitest";
import { BREAKPOINTS, placeBreakpoints } from "../../src/look/breakpoints";

const sources = import.meta.glob<string>("../../src/**/*.{svelte,css,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const queries = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/(?:@media|@container|matchMedia|MediaQuery)[^{;]*/g)].map(([query]) => ({ path, query })),
);

test("no style or script says a size of its own", () => {
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter(({ query }) => /\d\s*(px|em|rem)/.test(query))).toEqual([]);
});

test("every breakpoint is used, and only components use them", () => {
  const used = queries.flatMap(({ query }) => [...query.matchAll(/\(--([\w-]+)\)/g)].map((match) => match[1]));
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(BREAKPOINTS).toSorted());
  expect(queries.filter(({ path, query }) => !path.endsWith(".svelte") && query.includes("(--"))).toEqual([]);
});

test("names become sizes in queries alone", () => {
  const styles = "@media (--wide), (--flat) and (hover: none) { a { color: var(--wide) } }";
  const placed = "@media (width >= 900px), (height < 520px) and (hover: none) { a { color: var(--wide) } }";
  expect(placeBreakpoints(styles)).toBe(placed);
});

test("an unknown name is an error", () => {
  expect(() => placeBreakpoints("@media (--vast) { a { color: red } }")).toThrow("--vast");
});
