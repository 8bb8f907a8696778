// @vitest-environment happy-dom
// What a move led to: when it makes room, and where its pieces lie.
import { expect, test } from "vitest";
import { around, givesWay, lineUp, wayTo } from "../../../src/table/stage/consequence";
import { fromFresh, withUpdate } from "../../../src/core/state";
import type { Consequence, Update } from "../../../src/wire";
import { fresh, zone } from "../table";

const TAKEN: Consequence = { what: { id: "taken" }, over: ["row"], to: 1 };
const area = { x: 10, y: 100, w: 600, h: 140 };
const view = (...row: string[]) => fromFresh(fresh(3, { zones: [zone("row", ...row), zone("stock", "top")] }), 0);
const told = (more: Partial<Update>): Update => ({ type: "update", n: 4, ...more });

test("a view has what the last entry led to, and nothing of an earlier one", () => {
  const shown = withUpdate(view("a"), told({ q: TAKEN }), 0);
  expect(shown.consequence).toEqual({ ...TAKEN, pieces: [{ id: "a" }] });
  expect(withUpdate(shown, told({ n: 5 }), 0).consequence).toBeNull();
  expect(view("a").consequence).toBeNull();
});

test("the pieces that it names are shown, or else those that lay in its place", () => {
  const named = { ...TAKEN, pieces: [{ id: "x", face: "red" }] };
  expect(withUpdate(view("a", "b"), told({ q: named }), 0).consequence).toBe(named);
  const row = withUpdate(view("a", "b"), told({ q: TAKEN, c: [["row", [-2]]] }), 0);
  expect(row.consequence?.pieces?.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(withUpdate(view("a"), told({ q: { what: { id: "made" } } }), 0).consequence?.pieces).toEqual([]);
});

test("it makes room as soon as something new comes to its place", () => {
  expect(givesWay(TAKEN, view("a", "b"), view())).toBe(false);
  expect(givesWay(TAKEN, view(), view())).toBe(false);
  expect(givesWay(TAKEN, view(), view("c"))).toBe(true);
  expect(givesWay(TAKEN, view("a"), view("a", "c"))).toBe(true);
  expect(givesWay({ what: { id: "made" } }, view(), view("c"))).toBe(false);
});

test("it makes room as soon as what it lies over can be touched", () => {
  const offer = { move: "slap", path: ["row"], label: { id: "slap" } };
  const barred = { ...view(), offers: [{ ...offer, why: { id: "not-now" } }] };
  expect(givesWay(TAKEN, view(), barred)).toBe(false);
  expect(givesWay(TAKEN, barred, { ...view(), offers: [offer] })).toBe(true);
  expect(givesWay({ ...TAKEN, over: ["stock"] }, barred, { ...view(), offers: [offer] })).toBe(false);
});

test("few pieces stand side by side in the middle, as high as the area", () => {
  const [first, second, ...rest] = lineUp(2, 0.5, area);
  expect(rest).toEqual([]);
  expect([first!.w, first!.h, first!.y]).toEqual([70, 140, 100]);
  expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.w);
  expect(first!.x - area.x).toBeCloseTo(area.x + area.w - second!.x - second!.w);
});

test.each([1, 3, 13, 40])("%i pieces stay inside the area, and something is seen of each", (count) => {
  const laid = lineUp(count, 5 / 7, area);
  expect(laid).toHaveLength(count);
  const whole = around(laid);
  expect(whole.x).toBeGreaterThanOrEqual(area.x - 0.01);
  expect(whole.x + whole.w).toBeLessThanOrEqual(area.x + area.w + 0.01);
  expect(whole.h).toBeLessThanOrEqual(area.h + 0.01);
  const steps = laid.slice(1).map((box, n) => box.x - laid[n]!.x);
  expect(steps.every((step) => step >= laid[0]!.w * 0.44)).toBe(true);
});

test("nothing is laid where there is nothing", () => {
  expect(lineUp(0, 1, area)).toEqual([]);
});

test("pieces go to a seat above, and never below their area, where hands are", () => {
  const card = { x: 200, y: 120, w: 100, h: 100 };
  expect(wayTo(card, { x: 300, y: 0, w: 100, h: 40 }, area)).toEqual([100, -150]);
  expect(wayTo(card, { x: 0, y: 800, w: 100, h: 40 }, area)).toEqual([-200, 70]);
});
