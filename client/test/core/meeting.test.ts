// @vitest-environment happy-dom
// Waiting for somebody: what is said to the server, and what the page shows of it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { meeting } from "../../src/core/meeting.svelte";
import { place } from "../../src/core/route.svelte";
import { fakeLine, newest, sockets } from "../fake_socket";

const call = { type: "called", call: 7, game: "switch", people: 2, seconds: 10 };

beforeEach(() => {
  fakeLine();
  place.go("/");
});

afterEach(() => {
  meeting.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = () => vi.advanceTimersByTime(10_000);

test("a wish is said when the socket opens, and again when it comes back", () => {
  meeting.seek("switch");
  newest().opens();
  expect(newest().sent.at(-1)).toMatchObject({ type: "seek", games: ["switch"] });
  newest().breaks();
  vi.advanceTimersByTime(1_000);
  newest().opens();
  expect(sockets()).toHaveLength(2);
  expect(newest().sent.at(-1)).toMatchObject({ type: "seek", games: ["switch"] });
});

test("who has just asked and still stands there comes by itself", () => {
  meeting.seek("");
  newest().opens().tells({ type: "seeking" }).tells(call);
  expect(newest().sent.at(-1)).toMatchObject({ type: "come", call: 7, comes: true });
});

test.each(["/table/abc", "/puzzle/switch/1", "/today/switch"])("nobody is taken away from %s", (path) => {
  meeting.seek("");
  newest().opens();
  place.go(path);
  newest().tells(call);
  expect(meeting.call).toMatchObject(call);
  expect(newest().sent.at(-1)).toMatchObject({ type: "seek", games: [] });
  meeting.answer(true);
  expect(newest().sent.at(-1)).toMatchObject({ type: "come", comes: true });
});

test("after ten seconds a computer is offered, and who is called is asked", () => {
  meeting.seek("");
  newest().opens();
  expect(meeting.long).toBe(false);
  wait();
  newest().tells(call);
  expect([meeting.long, meeting.call?.call]).toEqual([true, 7]);
});

test("the page goes to the table, and waits on if the others do not come", () => {
  meeting.seek("");
  newest().opens().tells({ type: "met", table: "abc", game: "switch" });
  expect([location.pathname, meeting.isShown]).toEqual(["/table/abc", false]);
  newest().tells({ type: "seeking", seconds: 30, missed: true });
  expect([meeting.isShown, meeting.missed]).toEqual([true, true]);
});

test.each([
  ["met", ""],
  ["waits_elsewhere", ""],
  ["missed_call", "missed_call"],
])("when the server says %s, it is over", (code, trouble) => {
  meeting.seek("");
  newest().opens().tells({ type: "bye", code, again: false });
  expect([meeting.game, meeting.trouble]).toEqual([null, trouble]);
});

test("a wish that is refused is over, and says why", () => {
  meeting.seek("");
  newest().opens().tells({ type: "refused", request: 1, code: "too_many_missed" });
  expect([meeting.game, meeting.trouble, meeting.isShown]).toEqual([null, "too_many_missed", true]);
});

test("who says no waits no longer", () => {
  meeting.seek("");
  newest().opens();
  place.go("/table/abc");
  newest().tells(call);
  meeting.answer(false);
  expect(newest().sent.at(-1)).toMatchObject({ type: "come", comes: false });
  expect(meeting.isShown).toBe(false);
});
