// @vitest-environment happy-dom
// A picture is handed to the system or saved, and the page knows which.
import { afterEach, expect, test, vi } from "vitest";
import { share } from "../../src/core/picture";

const picture = new Blob(["png"], { type: "image/png" });

afterEach(() => vi.unstubAllGlobals());

/** A system that takes pictures, and what it does with one. */
function withSystem(answer: () => Promise<void>): void {
  vi.stubGlobal("navigator", { canShare: () => true, share: answer });
}

/** The file that is saved meanwhile. */
async function saved(ask: () => Promise<string>): Promise<[string, string[]]> {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const told = await ask();
  click.mockRestore();
  return [told, names];
}

test("a system that takes pictures is given it", async () => {
  withSystem(async () => {});
  expect(await saved(() => share(picture, "a.png"))).toEqual(["done", []]);
});

test("who closes the system's list has shared nothing, and saved nothing", async () => {
  withSystem(() => Promise.reject(new DOMException("closed", "AbortError")));
  expect(await saved(() => share(picture, "a.png"))).toEqual(["closed", []]);
});

test("where the system refuses or knows nothing of pictures, it is saved", async () => {
  withSystem(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  expect(await saved(() => share(picture, "a.png"))).toEqual(["saved", ["a.png"]]);
  vi.stubGlobal("navigator", {});
  expect(await saved(() => share(picture, "b.png"))).toEqual(["saved", ["b.png"]]);
});
