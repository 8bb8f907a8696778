// Text becomes elements under two named policies, and without them where a browser knows none.
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("a browser without trusted types gets the text as it is", async () => {
  const { trustText } = await import("../../src/core/trusted");
  expect(trustText("<p>x</p>")).toBe("<p>x</p>");
});

test("each place has a policy of its own name, made once", async () => {
  const made: string[] = [];
  const createPolicy = (name: string) => {
    made.push(name);
    return { createHTML: (text: string) => `${name}: ${text}` };
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { trustText } = await import("../../src/core/trusted");
  expect(trustText("<p>x</p>")).toBe("tablee-texts: <p>x</p>");
  trustText("again");
  expect(made).toEqual(["tablee-faces", "tablee-texts"]);
});
