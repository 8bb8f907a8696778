// Every table of every game, on every screen: nothing overlaps, nothing stands outside, and what
// could be larger is.
import { describe, expect, it } from "vitest";
import type { Placed } from "../../../src/table/compose/blocks";
import { compose, stageHeight, type Composition } from "../../../src/table/compose/compose";
import { EDGE, type Rect } from "../../../src/table/compose/measure";
import { laid } from "../../../src/table/compose/steps";
import { TABLES, shapeOf } from "./tables";

const SCREENS: [number, number][] = [
  [360, 588],
  [390, 792],
  [788, 390],
  [844, 338],
  [820, 1124],
  [1024, 712],
  [1440, 844],
  [1920, 1024],
  [3840, 2104],
];
const LETTERS = [16, 32];
const cases = TABLES.flatMap((table) =>
  SCREENS.flatMap(([width, height]) =>
    LETTERS.map((letter) => ({
      table,
      room: { width, height: stageHeight(shapeOf(table), { width, height, letter }), letter },
      name: `${table.game} for ${table.seats} (${table.me === null ? "watched" : "played"}) at ${width} x ${height}, letters ${letter}`,
    })),
  ),
);

const rectsOf = ({ zones, seats, parts }: Composition): [string, Rect][] => [
  ...[...zones].map(([id, rect]): [string, Rect] => [`zone ${id}`, rect]),
  ...[...seats].map(([seat, rect]): [string, Rect] => [`seat ${seat}`, rect]),
  ...[...parts],
];

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.5;

describe.each(cases)("$name", ({ table, room }) => {
  const composed = compose(shapeOf(table), room);
  const rects = rectsOf(composed);

  it("fits, and nothing overlaps or stands outside", () => {
    expect(composed.fits).toBe(true);
    const outside = rects.filter(
      ([, { x, y, w, h }]) => x < -0.5 || y < -0.5 || x + w > room.width + 0.5 || y + h > room.height + 0.5,
    );
    expect(outside).toEqual([]);
    const pairs = rects.flatMap(([name, rect], n) =>
      rects.slice(n + 1).flatMap(([other, one]) => (overlap(rect, one) ? [`${name} and ${other}`] : [])),
    );
    expect(pairs).toEqual([]);
  });

  it("has a place for every zone of mine and of the centre, and for every other seat", () => {
    const mine = table.looks[0]!.filter(({ seat }) => seat === undefined || seat === table.me);
    expect([...composed.zones.keys()].toSorted()).toEqual(mine.map(({ id }) => id).toSorted());
    expect(composed.seats.size).toBe(table.me === null ? table.seats : table.seats - 1);
  });

  it("uses the width or the height, and nothing could be larger by a twentieth", () => {
    const right = Math.max(...rects.map(([, { x, w }]) => x + w));
    const left = Math.min(...rects.map(([, { x }]) => x));
    const bottom = Math.max(...rects.map(([, { y, h }]) => y + h));
    const top = Math.min(...rects.map(([, { y }]) => y));
    expect(Math.max((right - left) / room.width, (bottom - top) / room.height)).toBeGreaterThan(0.9);
    expect(composed.couldGrow(1.05)).toEqual([]);
  });
});

/** Hands and rows of these are lower than 150 pixels on a desktop of 1440 x 900, for a reason. */
const LOWER = {
  "crack-word": "four lines and a hand below each other: 150 from a height of 1000 on",
  "double-action": "the board has the height, and the hand a column beside it",
};

it("shows hands and rows at least 150 pixels high on a desktop, but for games that are named", () => {
  const low = TABLES.filter((table) => {
    const shape = shapeOf(table);
    const { zones } = compose(shape, { width: 1440, height: 844, letter: 16 });
    const cards = shape.things.filter(({ kind, size }) => size !== "small" && (kind === "hand" || kind === "row"));
    return cards.some(({ id, ratio }) => (zones.get(id)?.card ?? Infinity) / ratio < 150);
  });
  expect([...new Set(low.map(({ game }) => game))]).toEqual(Object.keys(LOWER));
});

describe("a board whose lines are named", () => {
  const table = TABLES.find(({ looks }) => looks[0]!.some((zone) => zone.row_names))!;
  const shape = shapeOf(table);
  const bare = { ...shape, things: shape.things.map((thing) => ({ ...thing, edged: false })) };
  const board = shape.things.find(({ edged }) => edged)!;

  it.each(SCREENS)("has room for the names at %i x %i, and cells are hardly smaller", (width, height) => {
    const [named, plain] = [shape, bare].map((one) => compose(one, { width, height, letter: 16 }).zones.get(board.id)!);
    expect(named!.w).toBeCloseTo(named!.card * (board.cols + EDGE));
    expect(named!.card / plain!.card).toBeGreaterThan(0.96);
  });
});

describe("between two moves", () => {
  it.each(TABLES)("$game for $seats, me $me: no zone moves, whatever lies in it", (table) => {
    const room = { width: 1440, height: 844, letter: 16 };
    const all = table.looks.map((look) => rectsOf(compose(shapeOf(table, look), room)));
    for (const other of all) expect(other).toEqual(all[0]);
  });
});

describe("a row that outgrows its places", () => {
  const place: Placed = { x: 0, y: 0, w: 1318, h: 284, card: 203, lines: 1 };
  const lay = (pieces: number, before: ReturnType<typeof laid> | null = null) => laid(place, 6, pieces, 5 / 7, before);

  it("keeps its cards as long as its places last", () => {
    for (const pieces of [0, 1, 6]) expect(lay(pieces)).toEqual({ lines: 1, card: 203 });
  });

  it("lies in two lines beyond, inside the same rectangle", () => {
    const { lines, card } = lay(7);
    expect(lines).toBe(2);
    expect((card / (5 / 7)) * 2 + card * 0.09).toBeLessThanOrEqual(284.5);
  });

  it("does not step back before it was emptied", () => {
    const full = lay(7);
    expect(lay(3, full)).toEqual(full);
    expect(lay(0, full)).toEqual({ lines: 1, card: 203 });
  });

  it.each([7, 13, 24, 40, 77, 200])("holds %i", (pieces) => {
    const { lines, card } = lay(pieces);
    expect(Math.floor((place.w + card * 0.09) / (card * 1.09) + 1e-6) * lines).toBeGreaterThanOrEqual(pieces);
    expect(lines * (card / (5 / 7)) + (lines - 1) * 0.09 * card).toBeLessThanOrEqual(place.h + 0.5);
  });
});
