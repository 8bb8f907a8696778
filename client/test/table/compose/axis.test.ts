// One axis: what stands left of it is answered by what stands right of it, and what belongs together stays so.
import { describe, expect, it } from "vitest";
import { compose, type Composition } from "../../../src/table/compose/compose";
import type { Rect } from "../../../src/table/compose/measure";
import { TABLES, shapeOf, type Table } from "./tables";

const UPRIGHT: [number, number][] = [
  [360, 588],
  [390, 792],
  [820, 1124],
];
const WIDE: [number, number][] = [
  [788, 390],
  [844, 338],
  [1024, 712],
  [1440, 844],
  [1920, 1024],
];
const played = TABLES.filter(({ me }) => me !== null);
const middle = ({ x, w }: Rect) => x + w / 2;
const composed = (table: Table, [width, height]: [number, number]) =>
  compose(shapeOf(table), { width, height, letter: 16 });
const zonesOf = (table: Table, at: Composition, kind: string) =>
  table.looks[0]!.filter((zone) => zone.kind === kind && at.zones.has(zone.id)).map(({ id }) => at.zones.get(id)!);

describe("a board", () => {
  const bare = TABLES.filter(
    ({ looks, me }) =>
      looks[0]!.some(({ kind }) => kind === "grid") && !looks[0]!.some(({ seat }) => seat !== undefined && seat === me),
  );

  it.each(bare)("of $game for $seats, me $me, stands on the axis where I hold nothing", (table) => {
    for (const screen of [...UPRIGHT, ...WIDE.slice(3)]) {
      const [board] = zonesOf(table, composed(table, screen), "grid");
      expect(middle(board!), screen.join(" x ")).toBeCloseTo(screen[0] / 2, 0);
    }
  });

  it.each(played.filter(({ game }) => game === "double-action"))(
    "of $game for $seats stands on it on phones",
    (table) => {
      for (const screen of UPRIGHT) {
        const [board] = zonesOf(table, composed(table, screen), "grid");
        expect(middle(board!), screen.join(" x ")).toBeCloseTo(screen[0] / 2, 0);
      }
    },
  );
});

describe("equal things", () => {
  const piled = TABLES.filter(({ looks }) => looks[0]!.filter(({ kind }) => kind === "fan").length === 2);

  it.each(piled)("of $game for $seats, me $me, mirror each other", (table) => {
    for (const screen of [...UPRIGHT, ...WIDE]) {
      const [left, right] = zonesOf(table, composed(table, screen), "fan");
      expect([left!.mirrored, right!.mirrored]).toEqual([false, true]);
      expect([left!.y, left!.w]).toEqual([right!.y, right!.w]);
    }
    for (const screen of UPRIGHT) {
      const [left, right] = zonesOf(table, composed(table, screen), "fan");
      expect((middle(left!) + middle(right!)) / 2).toBeCloseTo(screen[0] / 2, 0);
    }
  });

  it.each(played)("of $game for $seats stand in one line", (table) => {
    for (const screen of [...UPRIGHT, ...WIDE]) {
      const { zones } = composed(table, screen);
      for (const kind of ["pile", "fan"])
        for (const size of ["small", undefined, "large"]) {
          const equal = table.looks[0]!.filter(
            (zone) => zone.kind === kind && zone.size === size && zone.seat === table.me,
          );
          const heights = equal.map(({ id }) => Math.round(zones.get(id)!.y));
          expect(new Set(heights).size, screen.join(" x ")).toBeLessThanOrEqual(1);
        }
    }
  });
});

describe("counters", () => {
  it.each(TABLES.filter(({ game }) => game === "claquer"))(
    "of $game for $seats, me $me, lie beside their cards or below them",
    (table) => {
      for (const screen of [...UPRIGHT, ...WIDE]) {
        const { zones } = composed(table, screen);
        for (const n of [1, 2]) {
          const [counter, cards] = [zones.get(`trace${n}`)!, zones.get(`r${n}`)!];
          const below = Math.abs(middle(counter) - middle(cards)) < 1 && counter.y >= cards.y + cards.h;
          const beside = counter.y > cards.y && counter.y + counter.h < cards.y + cards.h;
          expect(below || beside, screen.join(" x ")).toBe(true);
        }
      }
    },
  );
});

describe("on phones", () => {
  /** Four piles to give and two to receive, of 68 and 91 pixels before tables were composed. */
  const seats = (n: number) => played.find((table) => table.game === "claquer" && table.seats === n)!;

  it.each([2, 3, 4, 5, 6])("my piles fill the width, with %i at the table", (n) => {
    const { zones } = composed(seats(n), [390, 792]);
    const mine = [1, 2, 3, 4].map((pile) => zones.get(`give-0-${pile}`)!);
    expect(mine[0]!.x).toBeLessThan(10);
    expect(mine[3]!.x + mine[3]!.w).toBeGreaterThan(380);
    expect(mine[0]!.card).toBeGreaterThan(68 * 1.28);
  });

  it.each([2, 3])("the piles in the centre are larger by more than a third, with %i at the table", (n) => {
    expect(composed(seats(n), [390, 792]).zones.get("r1")!.card).toBeGreaterThan((91 * 4) / 3);
  });

  it.each(played)("no card of $game for $seats is narrower than 26 pixels on a small one", (table) => {
    const shape = shapeOf(table);
    const { zones } = composed(table, [360, 588]);
    const cards = shape.things.filter(
      ({ kind, size, seat }) => size !== "small" && seat === table.me && (kind === "hand" || kind === "pile"),
    );
    for (const { id } of cards) expect(zones.get(id)!.card).toBeGreaterThan(25.9);
  });
});

describe("on a phone on its side", () => {
  it.each(played.filter(({ looks }) => looks[0]!.some(({ kind }) => kind === "pad")))(
    "what is hit in $game for $seats has height for a thumb",
    (table) => {
      const [pad] = zonesOf(table, composed(table, [788, 390]), "pad");
      expect(pad!.h).toBeGreaterThan(120);
    },
  );
});
