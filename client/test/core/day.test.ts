// @vitest-environment happy-dom
// Today's tasks on this device: signs, what is read again, a line without answers, and a browser that stores nothing.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { lossOf, parseResults, signOf, spell, type Done } from "../../src/core/day";

const done = (fields: Partial<Done> = {}): Done => ({ move: "stop", right: false, loss: 0.2, ms: 5_000, ...fields });

/** The first time takes long. */
beforeAll(() => import("../../src/core/today.svelte"), 60_000);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function onDay(day: string) {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ day, tasks: [{ game: "a" }, { game: "b" }] })));
  const { today } = await import("../../src/core/today.svelte");
  await today.load();
  return today;
}

test("signs can be told apart without colours", () => {
  expect([done({ right: true, loss: 0 }), done({ loss: 0.1 }), done()].map(signOf)).toEqual(["●", "◐", "○"]);
});

test("a move that nobody would make loses all there is", () => {
  const told = { right: false, move: "stop", best: 0.7 };
  expect(lossOf(told)).toBe(0.7);
  expect(lossOf({ ...told, chance: 0.5 })).toBeCloseTo(0.2);
  expect(lossOf({ ...told, right: true, chance: 0.7 })).toBe(0);
});

test("times are told in minutes and seconds", () => {
  expect([0, 65_400, 3_600_000].map(spell)).toEqual(["0:00", "1:05", "60:00"]);
});

test("results are read for their day alone, and nonsense is none", () => {
  const told = { day: "2026-11-17", done: { a: done() } };
  expect(parseResults(JSON.stringify(told), "2026-11-17")).toEqual(told);
  for (const text of [JSON.stringify(told), null, "", "[]", "{}", '{"day":"2026-11-18","done":{"a":{}}}', "null"])
    expect(parseResults(text, "2026-11-18")).toEqual({ day: "2026-11-18", done: {} });
});

test("the first try counts, and the day counts when all are answered", async () => {
  const today = await onDay("2026-11-17");
  today.note("2026-11-17", "a", done());
  today.note("2026-11-17", "a", done({ right: true }));
  expect([today.results.done.a!.right, today.isOver, today.days, today.next?.game]).toEqual([false, false, 0, "b"]);
  today.note("2026-11-17", "b", done({ right: true }));
  expect([today.isOver, today.days, today.ms, today.next]).toEqual([true, 1, 10_000, undefined]);
});

test("what was answered is there after the page is opened again, and gone tomorrow", async () => {
  (await onDay("2026-11-17")).note("2026-11-17", "a", done());
  vi.resetModules();
  expect((await onDay("2026-11-17")).results.done.a).toEqual(done());
  vi.resetModules();
  expect((await onDay("2026-11-18")).results.done).toEqual({});
});

test("an answer that comes after midnight does not count for the new day", async () => {
  const today = await onDay("2026-11-18");
  today.note("2026-11-17", "a", done());
  expect(today.results.done).toEqual({});
});

test("a clock set back by years does not matter: the day is the server's", async () => {
  vi.useFakeTimers({ now: Date.UTC(1999, 0, 1) });
  const today = await onDay("2026-11-17");
  for (const game of ["a", "b"]) today.note("2026-11-17", game, done());
  expect([today.day, today.days]).toEqual(["2026-11-17", 1]);
  vi.useRealTimers();
});

test("where nothing can be stored it is said, and the day is played all the same", async () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: full, setItem: full, removeItem: full, clear: () => {} });
  const today = await onDay("2026-11-17");
  for (const game of ["a", "b"]) today.note("2026-11-17", game, done());
  expect([today.isStored, today.isOver, today.days]).toEqual([false, true, 1]);
});
