// Views: what an update changes, and whether it joins on.
import { expect, test } from "vitest";
import { edited, fromFresh, joins, withUpdate } from "../../src/core/state";
import type { Fresh, Update } from "../../src/wire";

const fresh: Fresh = {
  type: "fresh",
  number: 4,
  zones: [
    { id: "a", kind: "row" },
    { id: "b", kind: "grid", cells: [{ id: "c" }], places: [[0, 0]] },
  ],
};

test("an update changes what it names and leaves the rest", () => {
  const view = fromFresh({ ...fresh, prompt: { id: "p" }, to_act: [1] }, 0);
  const next = withUpdate(view, { type: "update", n: 5, z: [{ id: "a", kind: "row", count: 2 }], p: null }, 9);
  expect(next.zones[0]!.count).toBe(2);
  expect(next.zones[1]).toBe(view.zones[1]);
  expect([next.number, next.prompt, next.toAct]).toEqual([5, null, [1]]);
});

test("a board keeps its cells and their places when told they are the same, and zones follow their order", () => {
  const view = fromFresh(fresh, 0);
  const update: Update = {
    type: "update",
    n: 5,
    z: [{ id: "b", kind: "grid", same_cells: true }],
    d: ["b"],
  };
  const next = withUpdate(view, update, 0);
  expect(next.zones.map((zone) => [zone.id, zone.cells?.length, zone.places])).toEqual([["b", 1, [[0, 0]]]]);
});

test("a zone that is known is changed piece by piece", () => {
  const [one, two] = [{ id: "1" }, { id: "2" }];
  const three = { id: "3", face: null, at: null, seat: null, label: null };
  const view = fromFresh({ ...fresh, zones: [{ id: "a", kind: "row", pieces: [one, two], count: 2 }] }, 0);
  const changes: Update["c"] = [["a", [1, ["3"], -1], { beat: 4, count: null }]];
  const zone = withUpdate(view, { type: "update", n: 5, c: changes }, 0).zones[0]!;
  expect([zone.kind, zone.pieces, zone.beat, zone.count]).toEqual(["row", [one, three], 4, null]);
  expect(zone.pieces![0]).toBe(one);
});

test("offers have numbers, which begin anew with the last ones there were", () => {
  const offer = (move: string) => ({ move, path: [], label: { id: "l" } });
  const [a, b, c] = [offer("a"), offer("b"), offer("c")];
  const waiting = fromFresh({ ...fresh, before: [a, b] }, 0);
  expect(waiting.offers).toEqual([]);
  const after = (view: typeof waiting, offers: Update["o"], anew = false) =>
    withUpdate(view, { type: "update", n: 5, o: offers, w: anew }, 0);
  expect(after(waiting, [0, -1]).offers).toEqual([a, b]);
  const third = after(waiting, [1, ["c", [], "l"]]);
  expect(third.offers).toEqual([b, c]);
  const done = after(third, null);
  expect([done.offers, done.offered]).toEqual([[], [b, c]]);
  expect(after(done, undefined).offers).toBe(done.offers);
  expect(after(done, [0, -2]).offers).toEqual([a, b, c]);
  expect(after(done, [0, -1], true).offers).toEqual([b, c]);
  expect(after(third, [0]).offers[0]).toBe(a);
});

test("a new offer may be like another but for its move, its race and its why", () => {
  const old = { move: "a 1", path: ["x"], label: { id: "l" }, key: "k", race: "r-1" };
  const view = fromFresh({ ...fresh, offers: [old] }, 0);
  const steps: Update["o"] = [["a 2", 0, "", "", "r-2"], 0];
  const { offers, known } = withUpdate(view, { type: "update", n: 5, o: steps }, 0);
  expect(offers).toEqual([{ ...old, move: "a 2", race: "r-2", why: null }, old]);
  expect([known.length, known[1]]).toEqual([2, offers[0]]);
});

test.each([
  [["x", -1, 2, "y", -1], "xbcy"],
  [[], "abcd"],
  [[-4], ""],
])("steps %j make %s", (steps, made) => {
  const old = [..."abcd"].map((id) => ({ id }));
  const said = steps.map((step) => (typeof step === "number" ? step : { id: step }));
  expect(
    edited(old, said)
      .map((thing) => thing.id)
      .join(""),
  ).toBe(made);
});

test("updates join on, were had before, or leave a gap", () => {
  const view = fromFresh(fresh, 0);
  const how = (since: number, number: number) => joins(view, { type: "update", s: since, n: number });
  expect([how(4, 6), how(2, 4), how(6, 7)]).toEqual(["next", "old", "gap"]);
});

test("the last move stays marked until the next one, also for who comes later", () => {
  const came = fromFresh({ ...fresh, last_move: ["a1"] }, 0);
  expect(came.lastMove).toEqual(["a1"]);
  const idle = withUpdate(came, { type: "update", n: 5, p: null }, 0);
  expect(idle.lastMove).toBe(came.lastMove);
  const next = withUpdate(idle, { type: "update", n: 6, l: ["b2", "c3"] }, 0);
  expect(next.lastMove).toEqual(["b2", "c3"]);
  expect(withUpdate(next, { type: "update", n: 7, l: [] }, 0).lastMove).toEqual([]);
  expect(fromFresh(fresh, 0).lastMove).toEqual([]);
});
