// Links to a moment of a game.
import { expect, test } from "vitest";
import { momentPath, parseMoment } from "../../src/core/records";

test("the link to a moment leads back to it", () => {
  const link = new URL(momentPath("abc", -3, 12), "http://localhost");
  expect(link.pathname).toBe("/replay/abc");
  expect(parseMoment(link.search, link.hash)).toEqual({ eyes: -3, number: 12 });
  expect(parseMoment("?eyes=x", "#y")).toEqual({ eyes: null, number: 0 });
});
