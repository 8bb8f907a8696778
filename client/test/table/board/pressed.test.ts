// @vitest-environment happy-dom
// A press is seen at once, also when it is short, and nothing stays pressed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPresses } from "../../../src/table/board/pressed";

let root: HTMLElement;
let letGo: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement("div");
  root.innerHTML = `
    <div class="body"><div class="piece" data-thing="c7"><span></span></div></div>
    <button class="button"><i></i></button>
    <p></p>`;
  document.body.append(root);
  letGo = showPresses(root);
});

afterEach(() => {
  letGo();
  root.remove();
  vi.useRealTimers();
});

const finger = (type: string, more = {}) => new PointerEvent(type, { bubbles: true, isPrimary: true, ...more });
const press = (what: string, more = {}) => root.querySelector(what)!.dispatchEvent(finger("pointerdown", more));
const pressed = () => [...root.querySelectorAll("[data-pressed]")].map((element) => element.className);

test("what is pressed shows it before the finger is lifted", () => {
  press("span");
  expect(pressed()).toEqual(["piece"]);
});

test("a short tap is seen, and then over", () => {
  press("i");
  dispatchEvent(finger("pointerup"));
  expect(pressed()).toEqual(["button"]);
  vi.runAllTimers();
  expect(pressed()).toEqual([]);
});

test("the next press ends the one before", () => {
  press("i");
  dispatchEvent(finger("pointerup"));
  press("span");
  vi.advanceTimersByTime(20);
  expect(pressed()).toEqual(["piece"]);
});

test("a second finger, another button and the cloth press nothing", () => {
  press("span", { isPrimary: false });
  press("span", { button: 2 });
  press("p");
  expect(pressed()).toEqual([]);
});

test("nothing is pressed on a table that is left", () => {
  press("span");
  letGo();
  expect(pressed()).toEqual([]);
});
