// @vitest-environment happy-dom
// A game shown again: winding, rounds, speeds, and views that do not depend on the way there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reel } from "../../../src/table/replay/reel.svelte";
import type { Frame, Photo, Replay } from "../../../src/wire";
import { fresh, seating, update, zone } from "../table";

const cards = ["c1", "c2", "c3", "c4", "c5"];
const AT = [0, 100, 1_100, 9_000, 9_200];
const frame = (n: number): Frame => ({
  at: AT[n]!,
  update: update(n, n + 1, { zones: [zone("board", ...cards.slice(0, n + 1))], toAct: [n % 2] }),
});
const game: Replay = {
  seating: seating({ status: "finished", chairs: [{ kind: "person", name: "Ada", here: false, resigned: true }] }),
  start: fresh(0, { zones: [zone("board")] }),
  frames: cards.map((_, n) => frame(n)),
  eyes: 0,
  rounds: [2, 4],
};
let reel: Reel;
const board = () => reel.view!.zones[0]!.pieces!.map((piece) => piece.id);

beforeEach(() => {
  vi.useFakeTimers();
  reel = new Reel("abc");
  reel.load(game, 0);
});
afterEach(() => {
  vi.useRealTimers();
});

test("it begins before the first entry, and each step shows one more", () => {
  expect([reel.at, reel.last, board()]).toEqual([0, 5, []]);
  reel.step(1);
  expect([reel.at, board(), reel.view!.toAct]).toEqual([1, ["c1"], [0]]);
  reel.step(1);
  expect([board(), reel.view!.toAct]).toEqual([["c1", "c2"], [1]]);
});

test("the same entry looks the same, whichever way one comes to it", () => {
  reel.wind(5);
  reel.wind(2);
  const back = reel.view;
  reel.wind(0);
  reel.step(1);
  reel.step(1);
  expect(reel.view).toBe(back);
  expect(board()).toEqual(["c1", "c2"]);
});

test("nobody winds beyond the ends", () => {
  reel.step(-3);
  expect(reel.at).toBe(0);
  reel.wind(99);
  expect([reel.at, board()]).toEqual([5, cards]);
});

test("rounds are jumped to, in both directions, and the ends after them", () => {
  const stops = (way: 1 | -1) => [0, 0, 0, 0].map(() => (reel.jump(way), reel.at));
  expect(stops(1)).toEqual([2, 4, 5, 5]);
  expect(stops(-1)).toEqual([4, 2, 0, 0]);
});

test("only one entry further is seen happening", () => {
  const before = vi.fn();
  reel.stage = { before, after: () => {} };
  reel.wind(1);
  expect(before).toHaveBeenCalledOnce();
  reel.wind(4);
  reel.wind(3);
  expect(before).toHaveBeenCalledOnce();
});

test("it plays at the pace of the game, pauses neither too short nor too long, and stops at the end", () => {
  reel.toggle();
  const shown = (ms: number) => (vi.advanceTimersByTime(ms), reel.at);
  expect([shown(349), shown(1)]).toEqual([0, 1]);
  expect([shown(349), shown(1)]).toEqual([1, 2]);
  expect([shown(999), shown(1)]).toEqual([2, 3]);
  expect([shown(1_799), shown(1)]).toEqual([3, 4]);
  expect([shown(350), reel.playing]).toEqual([5, false]);
});

test("at the end the button begins again", () => {
  reel.wind(5);
  reel.toggle();
  expect([reel.at, reel.playing]).toEqual([0, true]);
  reel.toggle();
  vi.advanceTimersByTime(10_000);
  expect([reel.at, reel.playing]).toEqual([0, false]);
});

test("another speed counts from the entry on the screen, and a step by hand pauses", () => {
  reel.toggle();
  vi.advanceTimersByTime(300);
  reel.setSpeed(2);
  vi.advanceTimersByTime(174);
  expect(reel.at).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reel.at).toBe(1);
  reel.step(1);
  vi.advanceTimersByTime(10_000);
  expect([reel.at, reel.playing]).toEqual([2, false]);
});

test("the moment and the photo are those of the entry on the screen", () => {
  const finish = (seat: number, moment: number) => ({ seat, moment, low: moment, high: moment, noise: 5 });
  const photo: Photo = { race: "row", born: 0, finishes: [finish(0, 300), finish(1, 900)] };
  const alone: Photo = { ...photo, finishes: [finish(0, 300)] };
  const frames = [{ ...frame(0), photo: alone }, { ...frame(1), photo }, frame(2)];
  reel.load({ ...game, frames }, 1);
  expect([reel.moment, reel.photo]).toEqual([0, null]);
  reel.step(1);
  expect([reel.moment, reel.photo]).toEqual([100, photo]);
  reel.step(1);
  expect([reel.moment, reel.photo]).toEqual([1_100, null]);
});

test("in the past everybody is there, and nobody can be asked anything", () => {
  expect(reel.seating!.chairs[0]).toMatchObject({ name: "Ada", here: true, resigned: false });
  expect([reel.ask(), reel.elapsed(), reel.said]).toEqual([false, null, []]);
});

test("another game threaded in stops the first and shows only its own", () => {
  reel.toggle();
  reel.load({ ...game, frames: game.frames.slice(0, 3), rounds: [] }, 2);
  vi.advanceTimersByTime(10_000);
  expect([reel.at, reel.last, reel.playing, board()]).toEqual([2, 3, false, ["c1", "c2"]]);
});
