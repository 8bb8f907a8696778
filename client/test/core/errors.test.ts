// @vitest-environment happy-dom
// What breaks in the page is told once, without anything that is not ours.
import { expect, test } from "vitest";
import { MOST, placesIn, told, watchErrors } from "../../src/core/errors";
import type { PageError } from "../../src/wire";

const ORIGIN = location.origin;

function thrown(message: string, place = `${ORIGIN}/assets/index-Ab.js:1:23`): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at play (${place})\n    at chrome-extension://x/assets/y.js:1:2`;
  return error;
}

function heard(): PageError[] {
  const found: PageError[] = [];
  watchErrors(window, (error) => found.push(error));
  return found;
}

const raise = (error: unknown) => window.dispatchEvent(new ErrorEvent("error", { error: error as Error }));

test("a stack has the places in our own scripts, in Chromium and in Firefox", () => {
  const chromium = `TypeError: x\n    at a (${ORIGIN}/assets/index-Ab.js:1:23)\n    at ${ORIGIN}/assets/qr-1.js:4:5`;
  const firefox = `a@${ORIGIN}/assets/index-Ab.js:1:23\n@https://elsewhere.example/assets/z.js:4:5`;
  expect(placesIn(chromium, ORIGIN)).toEqual(["assets/index-Ab.js:1:23", "assets/qr-1.js:4:5"]);
  expect(placesIn(firefox, ORIGIN)).toEqual(["assets/index-Ab.js:1:23"]);
  expect(placesIn(`at ${ORIGIN}/table/secret?x=1:2:3`, ORIGIN)).toEqual([]);
});

test("an error is told with its first line, and no more than it needs", () => {
  const error = told("error", thrown(`${"x".repeat(400)}\nsecond line`), ORIGIN);
  expect(error).toMatchObject({ kind: "error", name: "TypeError", places: ["assets/index-Ab.js:1:23"] });
  expect(error?.message).toBe("x".repeat(300));
});

test("what is not ours is nobody's business", () => {
  expect(told("error", thrown("x", "chrome-extension://x/y.js:1:1"), ORIGIN)).toBeNull();
  expect(told("rejection", "a word somebody typed", ORIGIN)).toBeNull();
  expect(told("rejection", undefined, ORIGIN)).toBeNull();
});

test("the same error is told once, and only so many", () => {
  const found = heard();
  raise(thrown("x"));
  raise(thrown("another message, the same place"));
  expect(found).toHaveLength(1);
  for (let n = 0; n < 20; n++) raise(thrown("x", `${ORIGIN}/assets/index-Ab.js:${n + 2}:1`));
  expect(found).toHaveLength(MOST);
});

test("a promise nobody waited for is told too", () => {
  const found = heard();
  const event = Object.assign(new Event("unhandledrejection"), { reason: thrown("x") });
  window.dispatchEvent(event);
  expect(found[0]?.kind).toBe("rejection");
});

test("a script of ours that does not come is told, one from elsewhere is not", () => {
  const found = heard();
  for (const source of ["https://elsewhere.example/assets/a.js", `${ORIGIN}/assets/a.js`]) {
    const script = document.createElement("script");
    script.type = "text/plain"; // not run here
    script.src = source;
    document.head.append(script);
    script.dispatchEvent(new Event("error"));
  }
  expect(found.map((error) => error.kind)).toEqual(["load"]);
});
