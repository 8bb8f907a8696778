// @vitest-environment happy-dom
// Nothing is drawn before the typefaces are here, unless the line is too slow to wait for.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onType, typeReady } from "../../src/core/type";

const fonts = Object.assign(new EventTarget(), { load: vi.fn<(face: string) => Promise<unknown>>() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("document", Object.assign(document, { fonts }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the page may be drawn, after so long. */
async function isReady(ms: number): Promise<boolean> {
  let ready = false;
  void typeReady().then(() => (ready = true));
  await vi.advanceTimersByTimeAsync(ms);
  return ready;
}

test("both typefaces are waited for", async () => {
  fonts.load.mockImplementation(
    (face) => new Promise((come) => setTimeout(come, face.includes("Fraunces") ? 800 : 200)),
  );
  expect(await isReady(799)).toBe(false);
  expect(await isReady(800)).toBe(true);
});

test("a typeface that never comes, or fails, does not keep the page away", async () => {
  fonts.load.mockImplementation(() => new Promise(() => {}));
  expect(await isReady(2_999)).toBe(false);
  expect(await isReady(3_000)).toBe(true);
  fonts.load.mockRejectedValue(new Error("gone"));
  expect(await isReady(0)).toBe(true);
});

test("what comes later is told, until nobody listens", () => {
  const changed = vi.fn();
  const stop = onType(changed);
  fonts.dispatchEvent(new Event("loadingdone"));
  stop();
  fonts.dispatchEvent(new Event("loadingdone"));
  expect(changed).toHaveBeenCalledOnce();
});
