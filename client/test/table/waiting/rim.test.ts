import { expect, test } from "vitest";
import { spots } from "../../../src/table/waiting/rim";

const round = (n: number) => Math.round(n) + 0;
const places = (...asked: Parameters<typeof spots>) => spots(...asked).map(({ x, y }) => [round(x), round(y)]);

test("four sit below, left, above and right, on a lying table and on an upright one", () => {
  expect(places(4, 200, 100)).toEqual([
    [100, 100],
    [0, 50],
    [100, 0],
    [200, 50],
  ]);
  expect(places(4, 100, 200)).toEqual([
    [50, 200],
    [0, 100],
    [50, 0],
    [100, 100],
  ]);
  expect(places(4, 100, 100)).toEqual([
    [50, 100],
    [0, 50],
    [50, 0],
    [100, 50],
  ]);
});

test("I sit below, and who follows me sits at my left", () => {
  const [, , mine, next] = places(4, 200, 100, 2);
  expect(mine).toEqual([100, 100]);
  expect(next).toEqual([0, 50]);
});

test("two sit opposite each other", () => {
  expect(places(2, 300, 120, 1)).toEqual([
    [150, 0],
    [150, 120],
  ]);
});

test.each([1, 2, 3, 5, 6, 8, 12])("%i chairs stand at the rim, the same on both sides, none on another", (count) => {
  const [width, height] = [258, 390];
  const all = spots(count, width, height);
  for (const { x, y, out } of all) {
    expect(Math.hypot(...out)).toBeCloseTo(1);
    const near = Math.min(Math.max(y, width / 2), height - width / 2);
    expect(Math.hypot(x - width / 2, y - near)).toBeCloseTo(width / 2);
  }
  const mirrored = all.map(({ x, y }) => `${round(width - x)} ${round(y)}`);
  expect(new Set(mirrored)).toEqual(new Set(all.map(({ x, y }) => `${round(x)} ${round(y)}`)));
  expect(new Set(mirrored).size).toBe(count);
});

test("a table that is not measured yet has places for everybody", () => {
  expect(spots(3, 0, 0).every(({ x, y }) => x === 0 && y === 0)).toBe(true);
});
