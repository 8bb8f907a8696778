// Links to a moment of a game.
import { expect, test } from "vitest";
import { asksReview, momentLink, momentPath, parseMoment, reviewPath } from "../../src/core/records";

test("the link to a moment leads back to it", () => {
  const link = new URL(momentPath("abc", -3, 12), "http://localhost");
  expect(link.pathname).toBe("/replay/abc");
  expect(parseMoment(link.search, link.hash)).toEqual({ eyes: -3, number: 12 });
  expect(parseMoment("?eyes=x", "#y")).toEqual({ eyes: null, number: 0 });
});

test("the link to send leads there without anything behind #", () => {
  const link = new URL(momentLink("abc", -1, 31), "http://localhost");
  expect(link.hash).toBe("");
  expect(parseMoment(link.search, link.hash)).toEqual({ eyes: -1, number: 31 });
  expect(parseMoment(link.search, "#32").number).toBe(32);
  expect(parseMoment("?at=x", "")).toEqual({ eyes: null, number: 0 });
});

test("the link to a review leads to its moment, and asks for the review", () => {
  const link = new URL(reviewPath("abc", 0, 12), "http://localhost");
  expect(parseMoment(link.search, link.hash)).toEqual({ eyes: 0, number: 12 });
  expect(asksReview(link.search)).toBe(true);
  expect(asksReview("?eyes=0")).toBe(false);
});
