// Boards whose cells stand anywhere: their room, their turns, their names, and where arrows lead.
import { describe, expect, it } from "vitest";
import { compose } from "../../../src/table/compose/compose";
import { colsOf, namePoints, nextPoint, placedOf, type Point } from "../../../src/table/compose/placed";
import { thingOf, turnedFor } from "../../../src/table/compose/shape";
import type { Zone } from "../../../src/wire";
import { TABLES, shapeOf } from "./tables";

const DOWN = Math.sqrt(3) / 2;
const cells = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `c${n}` }));
/** A rhombus of hexagons. */
function rhombus(size: number, more: Partial<Zone> = {}): Zone {
  const places = Array.from({ length: size ** 2 }, (_, n): Point => {
    const line = Math.floor(n / size);
    return [(n % size) + line / 2, line * DOWN];
  });
  return { id: "b", kind: "grid", cells: cells(size ** 2), cols: size, places, outline: "hexagon", ...more };
}
const star: Zone = { id: "s", kind: "grid", cells: cells(3), places: [[0, 0], [4, 0], [2, 3]], outline: "circle" }; // prettier-ignore

describe("the room of a board", () => {
  it("is that of its cells", () => {
    expect(placedOf(star, 1)).toMatchObject({ wide: 5, high: 4, points: [[0.5, 0.5], [4.5, 0.5], [2.5, 3.5]] }); // prettier-ignore
  });

  it("has a margin, and the height of its cells by their outline or their face", () => {
    const board = placedOf(rhombus(3, { margin: 0.5 }), 1)!;
    expect(board.wide).toBeCloseTo(5);
    expect(board.high).toBeCloseTo(2 * DOWN + 1 / DOWN + 1);
    expect(placedOf({ ...star, outline: "" }, 0.5)!.high).toBe(5);
  });

  it("is turned with everything on it", () => {
    const board = placedOf(star, 1, true)!;
    expect([board.wide, board.high]).toEqual([4, 5]);
    expect(board.points).toEqual([[3.5, 0.5], [3.5, 4.5], [0.5, 2.5]]); // prettier-ignore
  });

  it.each<[string, Partial<Zone>]>([
    ["too few", { places: [[0, 0]] }],
    ["no numbers", { places: [[0, 0], [null, 0], [1, 1]] as unknown as Point[] }], // prettier-ignore
    ["far away", { places: [[0, 0], [1e9, 0], [1, 1]] }], // prettier-ignore
    ["a margin below nothing", { margin: -9 }],
  ])("is that of a grid in lines where places cannot be drawn: %s", (_, wrong) => {
    const zone = { ...star, ...wrong, cols: 2 };
    expect(placedOf(zone, 1)).toBeNull();
    expect(thingOf(zone, new Map())).toMatchObject({ cols: 2, rows: 2, turns: false });
  });

  it("has cells that can be touched, whatever their outline is", () => {
    const pathOf = (outline: string) => placedOf({ ...star, outline }, 1)!.path;
    expect([pathOf("M0 0H1V1Z"), pathOf("star"), pathOf("M0 0")]).toEqual(["M0 0H1V1Z", "", ""]);
    expect(pathOf("circle")).toMatch(/^M.*Z$/);
  });

  it("has lines for those who listen, where `cols` says so", () => {
    expect([colsOf(star), colsOf(rhombus(5)), colsOf({ id: "", kind: "grid", cells: cells(9) })]).toEqual([3, 5, 3]);
  });
});

describe("names of lines", () => {
  it("stand before the first cell of each, in the margin", () => {
    const board = placedOf(rhombus(3, { margin: 1 }), 1)!;
    const { rows, columns } = namePoints(board, 3, 1);
    expect([rows.length, columns.length]).toEqual([3, 3]);
    for (const [line, [x, y]] of rows.entries()) {
      expect(x).toBeLessThan(board.points[line * 3]![0] - 0.5);
      expect(y).toBeCloseTo(board.points[line * 3]![1]);
    }
    for (const [column, [, y]] of columns.entries()) expect(y).toBeLessThan(board.points[column]![1] - 0.5);
    for (const [x, y] of [...rows, ...columns]) expect(Math.min(x, y, board.wide - x, board.high - y)).toBeGreaterThan(0); // prettier-ignore
  });
});

describe("an arrow", () => {
  const { points } = placedOf(rhombus(5), 1)!;

  it("goes along a line, and ends at its end", () => {
    expect(nextPoint(points, 0, [1, 0])).toBe(1);
    expect(nextPoint(points, 4, [1, 0])).toBeNull();
  });

  it("comes back to where it was", () => {
    const below = nextPoint(points, 7, [0, 1])!;
    expect(below).toBe(12);
    expect(nextPoint(points, below, [0, -1])).toBe(7);
  });

  it.each([rhombus(5), star, rhombus(4, { outline: "" })])("leads to every cell", (zone) => {
    for (const turned of [false, true]) {
      const { points } = placedOf(zone, 1, turned)!;
      const found = new Set([0]);
      for (const at of found)
        for (const way of [[1, 0], [-1, 0], [0, 1], [0, -1]] as Point[]) found.add(nextPoint(points, at, way) ?? at); // prettier-ignore
      expect(found.size).toBe(points.length);
    }
  });
});

describe("a board that may be turned", () => {
  const [wide, upright] = [
    { width: 1440, height: 844, letter: 16 },
    { width: 390, height: 792, letter: 16 },
  ];

  it("lies as the room does", () => {
    const thing = thingOf(rhombus(11, { turns: true }), new Map());
    expect(turnedFor(wide, thing)).toBe(thing);
    const turned = turnedFor(upright, thing);
    expect(turned.turned).toBe(true);
    expect([turned.cols, turned.rows / turned.ratio]).toEqual([thing.rows / thing.ratio, thing.cols]);
    expect(turnedFor(upright, thingOf(rhombus(11), new Map())).turned).toBe(false);
  });

  const tables = TABLES.filter(({ looks }) => looks[0]!.some(({ turns }) => turns));

  it.each(tables)("of $game, me $me, has larger cells so on a phone, inside its rectangle", (table) => {
    const board = table.looks[0]!.find(({ turns }) => turns)!;
    const still = { ...table, looks: [table.looks[0]!.map((zone) => ({ ...zone, turns: false }))] };
    const [turned, lying] = [table, still].map((one) => compose(shapeOf(one), upright).zones.get(board.id)!);
    expect([turned!.turned, lying!.turned]).toEqual([true, false]);
    expect(turned!.card).toBeGreaterThan(lying!.card * 1.3);
    expect(turned!.h).toBeGreaterThan(turned!.w);
  });
});
