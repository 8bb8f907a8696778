// What the browser remembers, and a browser that refuses to.
import { afterEach, expect, test, vi } from "vitest";
import { forget, keep, recall } from "../../src/core/stored";

afterEach(() => vi.unstubAllGlobals());

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test("what was kept is recalled until it is forgotten", () => {
  vi.stubGlobal("localStorage", storage());
  expect(recall("language")).toBeNull();
  keep("language", "en");
  expect(recall("language")).toBe("en");
  expect(localStorage.getItem("tablee-language")).toBe("en");
  forget("language");
  expect(recall("language")).toBeNull();
});

test("a browser that refuses to store forgets, and nothing fails", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep("language", "en");
  forget("language");
  expect(recall("language")).toBeNull();
});
