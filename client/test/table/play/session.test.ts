// @vitest-environment happy-dom
// One table as the page knows it: views kept current over a line that may lose things.
import { expect, test, vi } from "vitest";
import { WIRE, type Photo } from "../../../src/wire";
import { newest, sockets } from "../../fake_socket";
import { fresh, seating, sitDown, update, useLine, zone } from "../table";

useLine();

const piecesOf = (session: { view: { zones: { id: string; pieces?: { id: string }[] }[] } | null }, id: string) =>
  session.view?.zones.find((zone) => zone.id === id)?.pieces?.map((piece) => piece.id);
const frame = () => vi.advanceTimersByTime(20);

test("the first word at a table asks for everything", () => {
  const { socket } = sitDown();
  expect(socket.url).toContain("/ws/tables/abc");
  expect(socket.sent).toMatchObject([{ type: "hello", since: null, eyes: null, word: "", wire: WIRE }]);
});

test("updates change what they name, one after the other", () => {
  const { session, socket } = sitDown();
  socket.tells(fresh(3, { prompt: { id: "your-turn" } }));
  socket.tells(update(3, 4, { zones: [zone("hand"), zone("board", "c7")] }));
  socket.tells(update(4, 5, { prompt: null, toAct: [1] }));
  expect(session.view?.number).toBe(5);
  expect([piecesOf(session, "hand"), piecesOf(session, "board")]).toEqual([[], ["c7"]]);
  expect([session.view?.prompt, session.view?.toAct]).toEqual([null, [1]]);
});

test("what was had before is not taken twice", () => {
  const { session, socket } = sitDown();
  socket.tells(fresh(5, { zones: [zone("board", "c7", "c8")] }));
  socket.tells(update(3, 4, { zones: [zone("board", "c7")] }));
  expect([session.view?.number, piecesOf(session, "board")]).toEqual([5, ["c7", "c8"]]);
  expect(socket.sent).toHaveLength(1);
});

test("where something was missed, the page says how far it is and shows nothing half", () => {
  const { session, socket } = sitDown();
  socket.tells(fresh(3, { zones: [zone("board", "c7")] }));
  socket.tells(update(5, 6, { zones: [zone("board", "c9")] }));
  expect([session.view?.number, piecesOf(session, "board")]).toEqual([3, ["c7"]]);
  expect(socket.sent.at(-1)).toMatchObject({ type: "hello", since: 3, eyes: 0, word: "" });
  socket.tells(update(3, 6, { zones: [zone("board", "c7", "c8", "c9")] }));
  expect([session.view?.number, piecesOf(session, "board")]).toEqual([6, ["c7", "c8", "c9"]]);
});

test("an update before anything else is a gap too", () => {
  const { session, socket } = sitDown();
  socket.tells(update(3, 4));
  expect(session.view).toBeNull();
  expect(socket.sent).toHaveLength(2);
});

test("after a lost line it goes on where it was, and what was seen stays on the screen", () => {
  const { session, socket } = sitDown();
  socket.tells(fresh(7));
  socket.breaks();
  expect([session.connected, session.view?.number]).toEqual([false, 7]);
  vi.advanceTimersByTime(250);
  expect(sockets()).toHaveLength(2);
  expect(newest().opens().sent).toMatchObject([{ type: "hello", since: 7, eyes: 0, word: "" }]);
  newest().tells(seating()).tells(update(7, 9));
  expect([session.connected, session.view?.number]).toEqual([true, 9]);
});

test("what comes is shown at once, in its order: the server holds a reveal back, not the page", () => {
  const { session, socket } = sitDown();
  const seen: (number | undefined)[] = [];
  session.stage = { before: (_, next) => seen.push(next.number), after: () => {} };
  for (const told of [fresh(1), update(1, 2), update(2, 3)]) {
    socket.tells(told);
    seen.push(session.view?.number);
  }
  expect(seen).toEqual([1, 2, 2, 3, 3]);
});

test("what is drawn is moved in its frame, or before the next view is drawn", () => {
  const { session, socket } = sitDown();
  const moved: number[] = [];
  session.stage = { before: () => {}, after: (view) => moved.push(view.number) };
  socket.tells(fresh(1)).tells(update(1, 2));
  expect(moved).toEqual([1]);
  frame();
  expect(moved).toEqual([1, 2]);
  frame();
  expect(moved).toEqual([1, 2]);
});

test("where nobody looks there are no frames, and it is heard all the same", () => {
  const { session, socket } = sitDown();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const moved: number[] = [];
  session.stage = { before: () => {}, after: (view) => moved.push(view.number) };
  socket.tells(fresh(1)).tells(update(1, 2));
  expect(moved).toEqual([1, 2]);
  vi.restoreAllMocks();
});

test("whoever draws hears of the old view before and of the new one after", () => {
  const { session, socket } = sitDown();
  const told: unknown[] = [];
  session.stage = {
    before: (view, next) => told.push(["before", view.number, next.number, session.view?.number]),
    after: (view) => told.push(["after", view.number, session.view?.number]),
  };
  socket.tells(fresh(1)).tells(update(1, 2));
  frame();
  expect(told).toEqual([
    ["after", 1, 1],
    ["before", 1, 2, 1],
    ["after", 2, 2],
  ]);
});

test("wishes have numbers, and each answer finds the one who asked", () => {
  const { session, socket } = sitDown();
  const [first, second] = [vi.fn(), vi.fn()];
  expect(session.ask({ type: "begin" }, first)).toBe(true);
  expect(session.ask({ type: "stand" }, second)).toBe(true);
  const refused = { type: "refused", request: 1, code: "not_host" };
  socket.tells({ type: "done", request: 2 }).tells(refused).tells({ type: "done", request: 1 });
  expect(socket.sent.slice(1)).toEqual([
    { type: "begin", request: 1 },
    { type: "stand", request: 2 },
  ]);
  expect(second.mock.calls).toEqual([[null]]);
  expect(first.mock.calls).toEqual([[refused]]);
});

test("nobody is answered for what was asked on a line that broke", () => {
  const { session, socket } = sitDown();
  const answer = vi.fn();
  session.ask({ type: "begin" }, answer);
  socket.breaks();
  expect(session.ask({ type: "begin" }, answer)).toBe(false);
  vi.advanceTimersByTime(250);
  newest().opens().tells({ type: "done", request: 1 });
  expect(answer).not.toHaveBeenCalled();
});

test("who sits at a waiting table adds to its chance once, and nobody else does", () => {
  const { socket } = sitDown();
  const waiting = seating({ status: "waiting" });
  const nonces = () => socket.sent.filter((sent) => sent.type === "nonce");
  socket.tells({ ...waiting, you: null });
  expect(nonces()).toHaveLength(0);
  socket.tells(waiting);
  expect(nonces()).toHaveLength(1);
  expect(nonces()[0]!.value).toMatch(/^[0-9a-f]{32}$/);
  socket.tells({ ...waiting, chairs: [{ kind: "person", name: "Ada", ready: true }] });
  expect(nonces()).toHaveLength(1);
});

test("the word of a locked table is said again when the line comes back", () => {
  const { session, socket } = sitDown();
  session.unlock("citron");
  socket.tells({ type: "refused", request: 0, code: "wrong_word" });
  expect(session.shut).toBe("wrong_word");
  session.unlock("melon");
  expect(session.shut).toBeNull();
  socket.breaks();
  vi.advanceTimersByTime(250);
  expect(newest().opens().sent[0]).toMatchObject({ type: "hello", word: "melon" });
});

test("time to a press is counted from the frame that showed what was pressed", () => {
  const { session, socket } = sitDown();
  socket.tells(fresh(1));
  expect(session.elapsed(performance.now())).toBeNull();
  frame();
  const painted = performance.now();
  vi.advanceTimersByTime(400);
  const elapsed = session.elapsed(performance.now())!;
  expect(elapsed).toBeGreaterThanOrEqual(400);
  expect(elapsed).toBeLessThanOrEqual(400 + painted);
  expect(session.elapsed(0)).toBe(0);
  socket.tells(update(1, 2));
  expect(session.elapsed(performance.now())).toBeNull();
});

test("a close race has its photo for a while, a clear one has none", () => {
  const { session, socket } = sitDown();
  const finish = (seat: number, moment: number) => ({ seat, moment, low: moment, high: moment, noise: 5 });
  const photo = (gap: number): Photo => ({ race: "row", born: 0, finishes: [finish(0, 300), finish(1, 300 + gap)] });
  socket.tells({ type: "raced", number: 1, photo: photo(900) });
  expect(session.photo).toBeNull();
  socket.tells({ type: "raced", number: 2, photo: photo(20) });
  expect(session.photo).toEqual(photo(20));
  vi.advanceTimersByTime(5_999);
  expect(session.photo).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(session.photo).toBeNull();
});

test("what is said stands after the entry it followed, and only the newest is stored", () => {
  const { session, socket } = sitDown();
  socket.tells(fresh(4));
  for (let n = 0; n < 60; n++) socket.tells({ type: "talked", name: "Bo", seat: 1, text: `${n}` });
  expect(session.said).toHaveLength(50);
  expect(session.said.at(-1)).toMatchObject({ name: "Bo", text: "59", after: 4 });
});

test("a rematch and a goodbye are told", () => {
  const { session, socket } = sitDown();
  socket.tells({ type: "again", table: "def" }).tells({ type: "bye", code: "closed", again: false });
  expect([session.again, session.farewell]).toEqual(["def", "closed"]);
});

test("a newer page on the server is remembered, and the table goes on", () => {
  const { session, socket } = sitDown();
  socket.tells({ type: "newer", build: "b2" }).tells(fresh(3));
  expect([session.newer, session.view?.number]).toEqual(["b2", 3]);
});
