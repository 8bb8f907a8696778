// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { handOver } from "../../src/core/share";

const LINK = { url: "https://example.org/table/abc" };

afterEach(() => vi.unstubAllGlobals());

function sheet(share: () => Promise<void>, takes = true): void {
  vi.stubGlobal("navigator", { canShare: () => takes, share });
}

test("a link goes to the sheet of the system", async () => {
  const share = vi.fn(async () => {});
  sheet(share);
  expect(await handOver(LINK)).toBe("done");
  expect(share).toHaveBeenCalledWith(LINK);
});

test("who closes the sheet is not offered another way at once", async () => {
  sheet(() => Promise.reject(new DOMException("closed", "AbortError")));
  expect(await handOver(LINK)).toBe("closed");
});

test("where there is no sheet, or it refuses, another way is needed", async () => {
  vi.stubGlobal("navigator", {});
  expect(await handOver(LINK)).toBeNull();
  sheet(async () => {}, false);
  expect(await handOver(LINK)).toBeNull();
  sheet(() => Promise.reject(new DOMException("too late", "NotAllowedError")));
  expect(await handOver(LINK)).toBeNull();
});
