// A hand that is fuller than its kept places stays inside its rectangle, and its cards can be told apart.
import { describe, expect, it } from "vitest";
import { compose } from "../../../src/table/compose/compose";
import { FINGER, type Thing } from "../../../src/table/compose/measure";
import { held, seenOf } from "../../../src/table/compose/steps";
import type { ZoneKind } from "../../../src/wire";
import { TABLES, shapeOf } from "./tables";

const PHONES: [number, number][] = [
  [360, 588],
  [390, 792],
  [788, 390],
];
const NAME = 24;
const GAP = 0.09;
const hands = TABLES.filter(({ me }) => me !== null).flatMap((table) =>
  PHONES.flatMap(([width, height]) => {
    const shape = shapeOf(table);
    const { zones } = compose(shape, { width, height, letter: 16 });
    return shape.things
      .filter(({ kind, seat }) => kind === "hand" && seat === table.me)
      .map(({ id, places, ratio }) => {
        const place = zones.get(id)!;
        const name = `${table.game} for ${table.seats} at ${width} x ${height}`;
        return { name, kept: places, ratio, place: { ...place, h: place.h - NAME } };
      });
  }),
);

describe.each(hands)("the hand of $name", ({ kept, ratio, place }) => {
  it("lies as it was laid while its places last", () => {
    for (const pieces of [0, 1, kept])
      expect(held(place, kept, pieces, ratio, null)).toEqual({ lines: place.lines, card: place.card });
  });

  it.each([1, 4, 8, 12, 17, 19, 32])("stays in its place with %i more", (more) => {
    const pieces = kept + more;
    const { lines, card } = held(place, kept, pieces, ratio, null);
    const across = Math.ceil(pieces / lines);
    const wide =
      lines === 1 ? card + (pieces - 1) * seenOf(place, kept, pieces) : across * card * (1 + GAP) - card * GAP;
    expect(wide).toBeLessThanOrEqual(place.w + 0.5);
    expect((lines * card) / ratio + (lines - 1) * GAP * card).toBeLessThanOrEqual(place.h + 0.5);
  });

  it.each([4, 8, 12, 19])("shows more than a quarter of each of them with %i more", (more) => {
    const { lines, card } = held(place, kept, kept + more, ratio, null);
    const seen = lines === 1 ? seenOf(place, kept, kept + more) : card;
    expect(seen).toBeGreaterThan(place.card / 4);
  });

  it("goes back to its first lines when its places last again, and not before", () => {
    const full = held(place, kept, kept + 12, ratio, null);
    expect(full.lines).toBeGreaterThan(place.lines);
    expect(held(place, kept, kept + 1, ratio, full).lines).toBe(full.lines);
    expect(held(place, kept, kept, ratio, full).lines).toBe(place.lines);
  });
});

describe("a hand of thirteen", () => {
  const zone = (id: string, kind: ZoneKind, places: number, seat: number | null): Thing => ({
    ...{ id, kind, seat, places, size: "medium", ratio: 5 / 7, named: true },
    ...{ cols: 1, rows: 0, edged: false, turns: false, turned: false },
  });
  const things = [zone("trick", "row", 4, null), zone("hand", "hand", 13, 0)];
  const shape = { things, seats: 4, me: 0, buttons: 52, foot: true, under: 0, log: "auto" as const };
  const handOn = (width: number, height: number) => compose(shape, { width, height, letter: 16 }).zones.get("hand")!;

  it.each(PHONES.slice(0, 2))("lies in two lines at %i x %i, each card as wide as a finger", (width, height) => {
    const { lines, card, w } = handOn(width, height);
    expect(lines).toBe(2);
    expect(card).toBeGreaterThanOrEqual(FINGER);
    expect(Math.floor((w + card * GAP) / (card * (1 + GAP)))).toBe(7);
  });

  it.each([
    [788, 390],
    [1440, 840],
  ])("lies in one line at %i x %i", (width, height) => {
    expect(handOn(width, height).lines).toBe(1);
  });
});
