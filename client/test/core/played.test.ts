// @vitest-environment happy-dom
// The shelf remembers on this device what was played last, and whether a game was ever ended.
import { beforeEach, expect, test } from "vitest";
import { isNew, lastPlayedFirst, noteEnded, notePlayed } from "../../src/core/played";

const boxes = ["take-it", "switch", "claquer"].map((key) => ({ key }));
const keys = () => lastPlayedFirst(boxes).map((box) => box.key);

beforeEach(() => localStorage.clear());

test("who has played nothing sees the boxes as they come", () => {
  expect(keys()).toEqual(["take-it", "switch", "claquer"]);
});

test("what was played last comes first, and the others keep their order", () => {
  notePlayed("switch");
  notePlayed("claquer");
  expect(keys()).toEqual(["claquer", "take-it", "switch"]);
});

test("a box that has left the shelf changes nothing", () => {
  notePlayed("gone");
  expect(keys()).toEqual(["take-it", "switch", "claquer"]);
});

test("somebody is new until a game is ended, not only begun", () => {
  notePlayed("switch");
  expect(isNew()).toBe(true);
  noteEnded();
  expect(isNew()).toBe(false);
});
