// @vitest-environment happy-dom
// A newer page is loaded when nothing is lost by it, and once only.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isCalm, loadNewer } from "../../src/core/renewal";
import { seating } from "../table/table";

const hands = { picked: [], choosing: [], asking: null, realTime: false };
const waiting = { seating: seating({ status: "waiting" }) };
const playing = { seating: seating({ status: "playing", you: 0 }) };
const watching = { seating: seating({ status: "playing", you: null }) };

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

test("a table that waits, or whose turn rests, is calm", () => {
  expect(isCalm(waiting, hands)).toBe(true);
  expect(isCalm(playing, hands)).toBe(true);
});

test("a half-made move is kept", () => {
  expect(isCalm(playing, { ...hands, picked: ["hand/7"] })).toBe(false);
});

test("nobody is taken out of a game in real time, but a watcher may be", () => {
  expect(isCalm(playing, { ...hands, realTime: true })).toBe(false);
  expect(isCalm(watching, { ...hands, realTime: true })).toBe(true);
});

test("a word half typed is kept, an empty field is not in the way", () => {
  document.body.innerHTML = `<input class="field" />`;
  expect(isCalm(waiting, hands)).toBe(true);
  document.querySelector("input")!.value = "hel";
  document.querySelector("input")!.readOnly = true; // the link to be copied
  expect(isCalm(waiting, hands)).toBe(true);
  document.querySelector("input")!.readOnly = false;
  expect(isCalm(waiting, hands)).toBe(false);
});

test("an open dialog is kept", () => {
  document.body.innerHTML = "<dialog open>?</dialog>";
  expect(isCalm(playing, hands)).toBe(false);
});

test("each build is tried once: an old page from a cache does not load itself for ever", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  loadNewer("b2");
  loadNewer("b2");
  expect(reload).toHaveBeenCalledTimes(1);
  loadNewer("b3");
  expect(reload).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test("where nothing can be stored the page is not loaded again and again", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  loadNewer("newer");
  vi.unstubAllGlobals();
  expect(reload).not.toHaveBeenCalled();
});
