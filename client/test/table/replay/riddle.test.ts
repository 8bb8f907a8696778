// @vitest-environment happy-dom
// A puzzle: tries are judged by the server, the table moves with the answer alone, and faults are heard.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Riddle } from "../../../src/table/replay/riddle.svelte";
import type { PuzzleAnswer, PuzzlePage, Refused } from "../../../src/wire";
import { fresh, seating, update, zone } from "../table";

const page: PuzzlePage = {
  game: "boxes",
  number: 3,
  of: 5,
  seating: seating({ status: "playing", game: "boxes", you: 0 }),
  fresh: fresh(0, { zones: [zone("board", "c1")] }),
};
const wrong: PuzzleAnswer = { right: false, best: 0.6, chance: 0.4 };
const right: PuzzleAnswer = {
  right: true,
  best: 0.6,
  chance: 0.6,
  next: 0.4,
  move: "take 1",
  update: { ...update(0, 1, { zones: [zone("board", "c1", "c2")] }), o: null },
};
let riddle: Riddle;
let answers: [number, unknown][];
let asked: string[];

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path} ${init?.body ?? ""}`.trim());
    const [status, body] = answers.shift()!;
    return new Response(JSON.stringify(body), { status });
  });
  riddle = new Riddle();
  riddle.load(page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const play = (move: string) =>
  new Promise<Refused | null>((told) => riddle.ask({ type: "play", move, seen: 0 }, told) || told(null));
const board = () => riddle.view!.zones[0]!.pieces!.map((piece) => piece.id);

test("a wrong move changes nothing on the table", async () => {
  answers.push([200, wrong]);
  expect(await play("take 0")).toBeNull();
  expect(asked).toEqual(['POST /api/puzzles/boxes/3 {"move":"take 0"}']);
  expect([riddle.told, riddle.over, board()]).toEqual([wrong, false, ["c1"]]);
});

test("the right move is made, and then it is over", async () => {
  answers.push([200, right]);
  await play("take 1");
  expect([riddle.over, board(), riddle.view!.offers]).toEqual([true, ["c1", "c2"], []]);
  expect(riddle.ask({ type: "play", move: "take 1", seen: 1 })).toBe(false);
});

test("the answer can be asked for", async () => {
  answers.push([200, { ...right, right: false }]);
  await new Promise<Refused | null>((told) => riddle.reveal(told));
  expect(asked).toEqual(["GET /api/puzzles/boxes/3/answer"]);
  expect([riddle.over, riddle.told!.right]).toEqual([true, false]);
});

test("a refusal is heard, and the next try is judged", async () => {
  answers.push([400, { code: "unknown_move" }], [200, wrong]);
  expect((await play("fly"))?.code).toBe("unknown_move");
  expect([riddle.told, riddle.tries]).toEqual([null, 0]);
  await play("take 0");
  expect(riddle.tries).toBe(1);
});

test("nothing but a move can be asked", () => {
  expect(riddle.ask({ type: "hint" })).toBe(false);
});
