// From clicks to moves: which things are lit, and where a click leads.
import { expect, test } from "vitest";
import { best, candidates, click, fill, follow, thenOf } from "../../src/core/pick";
import type { Offer, Zone } from "../../src/wire";

const label = { id: "move" };
const cardToCell: Offer = { move: "play 7 a", path: ["card-7", "cell-a"], label };
const cardToOther: Offer = { move: "play 7 b", path: ["card-7", "cell-b"], label };
const barred: Offer = { move: "play 8 a", path: ["card-8", "cell-a"], label, why: { id: "no" } };
const draw: Offer = { move: "draw", path: ["stock"], label, role: "quiet" };
const offers = [cardToCell, cardToOther, barred, draw];

test("what begins an offer is lit, what cannot be done is barred, quiet things stay quiet", () => {
  const { lit, quiet, barred } = candidates(offers, []);
  expect([[...lit], [...quiet], [...barred]]).toEqual([["card-7"], ["stock"], ["card-8"]]);
});

test("a quiet thing looks the same whether it can be done or not", () => {
  const refused = candidates([{ ...draw, why: { id: "not due" } }], []);
  expect(refused).toEqual(candidates([draw], []));
});

test("after the first click the second ones are lit", () => {
  const pick = click(offers, [], ["card-7", "hand"])!;
  expect(pick.picked).toEqual(["card-7"]);
  expect([...candidates(offers, pick.picked).lit]).toEqual(["cell-a", "cell-b"]);
  expect(click(offers, ["card-7"], ["cell-b"])!.complete[0]).toBe(cardToOther);
});

test("whoever begins with the last thing is shown the first ones", () => {
  const pick = click(offers, [], ["cell-a", "board"])!;
  expect(pick.picked).toEqual(["cell-a"]);
  expect([...candidates(offers, pick.picked).lit]).toEqual(["card-7"]);
  expect(click(offers, ["cell-a"], ["card-7"])!.complete[0]).toBe(cardToCell);
});

test("clicking the chosen thing again lets go of it, clicking another begins anew", () => {
  expect(click(offers, ["card-7"], ["card-7"])!.picked).toEqual([]);
  expect(click(offers, ["card-7"], ["card-8"])!.picked).toEqual(["card-8"]);
  expect(click(offers, [], ["nothing"])).toBeNull();
});

test("an offer that can be done comes before one that says why not", () => {
  expect(best([barred, cardToCell])).toEqual([cardToCell]);
  expect(best([barred])).toEqual([barred]);
  expect(follow(offers, ["card-8", "cell-a"]).complete).toEqual([barred]);
});

test("answers fill the blanks one after the other, quoted where they need it", () => {
  expect(fill("say {} {}", "chat")).toBe("say chat {}");
  expect(fill("say {}", 'a "b"')).toBe('say "a \\"b\\""');
});

test("a thing that was clicked says what comes next: a piece, a zone, or nothing", () => {
  const zones: Zone[] = [
    { id: "hand", kind: "hand", pieces: [{ id: "card-7", then: { id: "then-cell" } }, { id: "card-8" }] },
    { id: "pile", kind: "pile", then: { id: "then-centre" } },
  ];
  const said = ["card-7", "pile", "card-8", "gone", undefined].map((id) => thenOf(zones, id)?.id);
  expect(said).toEqual(["then-cell", "then-centre", undefined, undefined, undefined]);
});
