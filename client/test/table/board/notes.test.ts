// What is written on a thing is part of its name.
import { expect, test } from "vitest";
import { withNotes, written } from "../../../src/table/board/notes";

test("notes stand at the end of the name", () => {
  expect(withNotes("c4, red token", ["+3", 4])).toBe("c4, red token, +3, 4");
});

test("nothing written, nothing added", () => {
  expect(withNotes("c4", [null, undefined, ""])).toBe("c4");
});

test("a piece shows how many it is, then its note", () => {
  expect(withNotes("c4", written({ id: "p", count: 3, note: "x" }))).toBe("c4, 3, x");
  expect(withNotes("c4", written({ id: "p", count: 1 }))).toBe("c4");
});
