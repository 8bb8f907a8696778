// @vitest-environment happy-dom
// A long press, a right click or a key asks what a piece is; the finger that asked does not play.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONG_MS, listen, pieceOf, worthOf } from "../../../src/table/play/asking";
import { fromFresh } from "../../../src/core/state";
import type { Guide } from "../../../src/wire";
import { fresh, zone } from "../table";

const guide: Guide = {
  goal: [],
  turn: [],
  pieces: [
    { text: { id: "worth-seven" }, faces: ["7"] },
    { text: { id: "worth-back" }, faces: ["back"] },
  ],
  end: [],
};
let root: HTMLElement;
let asked: string[];
let played: number;
let letGo: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement("div");
  root.innerHTML = `<div data-thing="c7"><span></span></div><div data-pad data-thing="pad"></div>`;
  document.body.append(root);
  asked = [];
  played = 0;
  root.addEventListener("click", () => played++);
  letGo = listen(root, (element) => {
    asked.push(element.closest<HTMLElement>("[data-thing]")?.dataset.thing ?? "");
    return true;
  });
});

afterEach(() => {
  letGo();
  root.remove();
  vi.useRealTimers();
});

const card = () => root.querySelector("span")!;
const finger = (type: string, more = {}) =>
  new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "touch", ...more });

test("a long press asks, and does not play", () => {
  card().dispatchEvent(finger("pointerdown"));
  vi.advanceTimersByTime(LONG_MS);
  card().dispatchEvent(finger("pointerup"));
  card().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect([asked, played]).toEqual([["c7"], 0]);
});

test("a short press plays, and asks nothing", () => {
  card().dispatchEvent(finger("pointerdown"));
  vi.advanceTimersByTime(LONG_MS - 1);
  card().dispatchEvent(finger("pointerup"));
  card().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  vi.advanceTimersByTime(LONG_MS);
  expect([asked, played]).toEqual([[], 1]);
});

test("a drag asks nothing, nor does a press on a pad or with a mouse", () => {
  card().dispatchEvent(finger("pointerdown"));
  card().dispatchEvent(finger("pointermove", { clientX: 40 }));
  vi.advanceTimersByTime(LONG_MS);
  root.querySelector("[data-pad]")!.dispatchEvent(finger("pointerdown"));
  vi.advanceTimersByTime(LONG_MS);
  card().dispatchEvent(finger("pointerdown", { pointerType: "mouse" }));
  vi.advanceTimersByTime(LONG_MS);
  expect(asked).toEqual([]);
});

test("a right click asks in place of the browser's own menu", () => {
  const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  card().dispatchEvent(event);
  expect([asked, event.defaultPrevented]).toEqual([["c7"], true]);
});

test("a piece is found from anything inside it, and says what its face is worth", () => {
  const view = fromFresh(fresh(1, { zones: [zone("hand", "c7")] }), 0);
  expect(pieceOf(card(), view)?.id).toBe("c7");
  expect(pieceOf(root, view)).toBeNull();
  expect(worthOf(guide, "7")).toEqual({ id: "worth-seven" });
  expect(worthOf(guide, null)).toEqual({ id: "worth-back" });
  expect([worthOf(guide, "8"), worthOf(null, "7")]).toEqual([null, null]);
});
