// @vitest-environment happy-dom
// The screen is kept on while somebody plays, asked for again when the page comes back, and let go.
import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "../../src/core/awake";

const locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn(async () => {
  const lock = { released: false, release: async () => void (lock.released = true) };
  locks.push(lock);
  return lock;
});
const settled = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  locks.length = 0;
  request.mockClear();
});

test("it is held, held again after the browser took it, and let go", async () => {
  vi.stubGlobal("navigator", { wakeLock: { request } });
  const letGo = keepAwake();
  await settled();
  locks[0]!.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(locks.length).toBe(2);
  letGo();
  expect(locks[1]!.released).toBe(true);
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
});

test("a browser that cannot, or will not, changes nothing", async () => {
  vi.stubGlobal("navigator", {});
  keepAwake()();
  vi.stubGlobal("navigator", { wakeLock: { request: async () => Promise.reject(new Error("refused")) } });
  const letGo = keepAwake();
  await settled();
  letGo();
});
