// Updates as they travel, spelled out: the same forms as the server's tests have.
import { expect, test } from "vitest";
import { follows, spellNews, spellOffer, spellPrompt, spellSeats, spellZones } from "../../src/core/brief";
import type { BriefPiece, Update } from "../../src/wire";

const told = (more: Partial<Update>): Update => ({ type: "update", n: 5, ...more });

test("an update follows on the entry before, unless it says which", () => {
  expect([follows(told({})), follows(told({ s: 2 })), follows(told({ s: 0 }))]).toEqual([4, 2, 0]);
});

test.each([
  [["c1"], { face: null, at: null, seat: null, label: null }],
  [["c1", "red", null, 1], { face: "red", at: null, seat: 1, label: { id: "face-red" } }],
  [["c1", "red", null, null, { label: null }], { face: "red", at: null, seat: null, label: null }],
  [
    ["c1", "red", 0, 0, { label: ["card", { n: 1 }], origin: "stock", marks: ["new"] }],
    { face: "red", at: 0, seat: 0, label: { id: "card", args: { n: 1 } }, origin: "stock", marks: ["new"] },
  ],
])("the piece %j", (piece, spelled) => {
  const [zone] = spellZones(told({ c: [["hand", [2, piece as BriefPiece, -1]]] }));
  expect(zone).toEqual({ id: "hand", pieces: [2, { id: "c1", ...spelled }, -1] });
});

test("the rest of a zone may be nothing at all", () => {
  const [zone] = spellZones(told({ c: [["stock", [], { count: null, beat: 0, label: null }]] }));
  expect(zone).toEqual({ id: "stock", pieces: [], count: null, beat: 0, label: null });
});

test("news are their sentence, or have a seat and a number of their own", () => {
  const lines = spellNews(
    told({ e: ["dealt", ["taken", { seat: "@1", n: 2 }], ["taken", { n: 2 }, 0, 4], ["all", {}, null, 3]] }),
  );
  expect(lines).toEqual([
    { what: { id: "dealt" }, seat: null, number: 5 },
    { what: { id: "taken", args: { seat: "@1", n: 2 } }, seat: 1, number: 5 },
    { what: { id: "taken", args: { n: 2 } }, seat: 0, number: 4 },
    { what: { id: "all", args: {} }, seat: null, number: 3 },
  ]);
});

test("of seats those that changed are told, or all of them", () => {
  const before = [{ score: 1 }, { score: 2 }];
  expect(spellSeats(told({ t: { 1: { score: 3 } } }), before)).toEqual([{ score: 1 }, { score: 3 }]);
  expect(spellSeats(told({ t: [{ score: 4 }] }), before)).toEqual([{ score: 4 }]);
  expect(spellSeats(told({}), before)).toEqual(before);
});

test("a prompt is said, taken away, or left as it was", () => {
  const prompts = [told({ p: "go" }), told({ p: ["go", { n: 1 }] }), told({ p: null }), told({})].map(spellPrompt);
  expect(prompts).toEqual([{ id: "go" }, { id: "go", args: { n: 1 } }, null, undefined]);
});

test("a path of one is that one alone, and the rest of an offer comes last", () => {
  expect(spellOffer(["a", "x", "l"], [])).toEqual({ move: "a", path: ["x"], label: { id: "l" } });
  const asked = spellOffer(["a {}", [], ["l", { n: 1 }], "k", "r", { role: "main" }], []);
  expect(asked).toEqual({
    move: "a {}",
    path: [],
    label: { id: "l", args: { n: 1 } },
    key: "k",
    role: "main",
    race: "r",
  });
  const like = spellOffer(["b {}", 0, "", "", "s", { why: { id: "early" } }], [asked]);
  expect(like).toEqual({ ...asked, move: "b {}", race: "s", why: { id: "early" } });
});
