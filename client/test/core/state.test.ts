// Views: what an update changes, and whether it joins on.
import { expect, test } from "vitest";
import { fromFresh, joins, withUpdate } from "../../src/core/state";
import type { Fresh, Update } from "../../src/wire";

const fresh: Fresh = {
  type: "fresh",
  number: 4,
  zones: [
    { id: "a", kind: "row" },
    { id: "b", kind: "grid", cells: [{ id: "c" }] },
  ],
};

test("an update changes what it names and leaves the rest", () => {
  const view = fromFresh({ ...fresh, prompt: { id: "p" }, to_act: [1] }, 0);
  const next = withUpdate(
    view,
    { type: "update", since: 4, number: 5, zones: [{ id: "a", kind: "row", count: 2 }], prompt: null },
    9,
  );
  expect(next.zones[0]!.count).toBe(2);
  expect(next.zones[1]).toBe(view.zones[1]);
  expect([next.number, next.prompt, next.toAct]).toEqual([5, null, [1]]);
});

test("a board keeps its cells when told they are the same, and zones follow their order", () => {
  const view = fromFresh(fresh, 0);
  const update: Update = {
    type: "update",
    since: 4,
    number: 5,
    zones: [{ id: "b", kind: "grid", same_cells: true }],
    order: ["b"],
  };
  const next = withUpdate(view, update, 0);
  expect(next.zones.map((zone) => [zone.id, zone.cells?.length])).toEqual([["b", 1]]);
});

test("updates join on, were had before, or leave a gap", () => {
  const view = fromFresh(fresh, 0);
  const how = (since: number, number: number) => joins(view, { type: "update", since, number });
  expect([how(4, 6), how(2, 4), how(6, 7)]).toEqual(["next", "old", "gap"]);
});
