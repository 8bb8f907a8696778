import { expect, test } from "vitest";
import { beginning } from "../../../src/table/waiting/beginning";
import type { ChairNote, Seating } from "../../../src/wire";

const CHAIRS: Record<string, ChairNote> = {
  "-": { kind: "open" },
  a: { kind: "person", name: "Ann" },
  r: { kind: "bot", name: "Ada", level: "regular" },
};

function seating(chairs: string, told: Partial<Seating> = {}): Seating {
  return {
    type: "seating",
    table: "t",
    game: "g",
    status: "waiting",
    terms: {},
    chairs: [...chairs].map((c) => CHAIRS[c]!),
    ...told,
  };
}

test("a full table begins as it stands", () => {
  expect(beginning(seating("ar", { you: 0, can_begin: true }))).toEqual({ can: true, seats: 2, words: "begin" });
});

test("those who are there begin without the free chairs", () => {
  expect(beginning(seating("a-r-", { you: 0, can_begin: true }))).toEqual({ can: true, seats: 2, words: "begin-with" });
});

test("a host who stands begins for the others", () => {
  expect(beginning(seating("a-rr", { can_begin: true })).words).toBe("begin-without-me");
});

test("where the game cannot be played so, nothing is promised", () => {
  expect(beginning(seating("a---", { you: 0 }))).toEqual({ can: false, seats: 1, words: "begin" });
});
