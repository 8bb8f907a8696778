// What is written on a thing is part of its name.
import { expect, test } from "vitest";
import { unsaid, withNotes, written } from "../../../src/table/board/notes";

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

test("a note that is in the name already is not said again", () => {
  expect(withNotes("Cell 5", [unsaid("5", "Cell 5")])).toBe("Cell 5");
  expect(withNotes("Cell 15", [unsaid("5", "Cell 15")])).toBe("Cell 15, 5");
});
