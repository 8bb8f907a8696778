// Drawings in turn: a few at once, the others in the frames that follow, in their order.
import { afterEach, expect, test, vi } from "vitest";
import { AT_ONCE, mayDraw } from "../../src/core/in_turn";

afterEach(() => vi.unstubAllGlobals());

test("a few are drawn at once, and a few in every frame that follows", () => {
  let frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const pass = () => {
    const now = frames;
    frames = [];
    for (const frame of now) frame();
  };
  const drawn: number[] = [];
  for (let n = 0; n < AT_ONCE * 2 + 1; n += 1) if (mayDraw(() => drawn.push(n))) drawn.push(n);
  const first = Array.from({ length: AT_ONCE * 2 }, (_, n) => n);
  expect(drawn).toEqual(first.slice(0, AT_ONCE));
  pass();
  expect(drawn).toEqual(first.slice(0, AT_ONCE));
  pass();
  expect(drawn).toEqual(first);
  pass();
  expect(drawn).toEqual([...first, AT_ONCE * 2]);
  pass();
  expect(frames).toEqual([]);
  expect(mayDraw(() => undefined)).toBe(true);
});
