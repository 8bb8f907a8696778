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

test("no address of a script is let through but one", async () => {
  const rules: { createScriptURL(asked: string): string }[] = [];
  vi.stubGlobal("trustedTypes", { createPolicy: (_: string, rule: (typeof rules)[0]) => (rules.push(rule), rule) });
  const { workerAddress } = await import("../../src/core/trusted");
  expect(workerAddress()).toBe("/worker.js");
  expect(rules.map((rule) => rule.createScriptURL("https://evil.example/x.js"))).toEqual(["/worker.js", "/worker.js"]);
});

test("each place has a policy of its own name, made once", async () => {
  const made: string[] = [];
  const createPolicy = (name: string) => {
    made.push(name);
    return { createHTML: (text: string) => `${name}: ${text}`, createScriptURL: (path: string) => `${name}: ${path}` };
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { trustText, workerAddress } = await import("../../src/core/trusted");
  expect(workerAddress()).toBe("tablee-texts: /worker.js");
  expect(trustText("<p>x</p>")).toBe("tablee-texts: <p>x</p>");
  trustText("again");
  expect(made).toEqual(["tablee-faces", "tablee-texts"]);
});
