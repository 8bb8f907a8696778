// @vitest-environment happy-dom
// The lobby is told by a socket, and asked for by HTTP while there is none.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Feed } from "../../src/core/lobby.svelte";
import type { Lobby } from "../../src/wire";
import { fakeLine, newest, sockets } from "../fake_socket";

const table = { id: "abc", game: "switch", status: "waiting", chairs: [] } as const;
const asked: Lobby = { open: [{ ...table, chairs: [] }] };
const answer = vi.fn<typeof fetch>();
let feed: Feed;
let close: () => void;

beforeEach(() => {
  fakeLine();
  answer.mockImplementation(async () => new Response(JSON.stringify(asked)));
  vi.stubGlobal("fetch", answer);
  vi.clearAllMocks();
  feed = new Feed();
  close = feed.open();
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("while the socket tells, nobody asks, however long it is silent", async () => {
  newest().opens().tells({ mine: [] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(feed.lobby).toEqual({ mine: [] });
  expect(answer).not.toHaveBeenCalled();
  expect(sockets()).toHaveLength(1);
});

test("what changes is told from what the socket told before", () => {
  const [one, two, three] = ["1", "2", "3"].map((id) => ({ ...table, id, chairs: [] }));
  newest()
    .opens()
    .tells({ open: [one!, two!] });
  newest().tells({ type: "lobbychange", open: [-1, 1, three!] });
  expect(feed.lobby!.open!.map((card) => card.id)).toEqual(["2", "3"]);
  newest().tells({ type: "lobbychange", mine: [one!] });
  expect(feed.lobby!.open!.map((card) => card.id)).toEqual(["2", "3"]);
  expect(feed.lobby!.mine).toEqual([one]);
});

test("an answer that comes after the socket is back is too old", async () => {
  let late: (answer: Response) => void = () => {};
  answer.mockImplementation(() => new Promise((resolve) => (late = resolve)));
  newest().opens().tells({ mine: [] }).breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  newest().opens().tells({ finished: [] });
  late(new Response(JSON.stringify(asked)));
  await vi.advanceTimersByTimeAsync(0);
  expect(feed.lobby).toEqual({ finished: [] });
});

test("a lost socket is asked for at once, then now and then, until a socket tells again", async () => {
  newest().opens().tells({ mine: [] }).breaks();
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledOnce();
  expect(feed.lobby).toEqual(asked);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answer).toHaveBeenCalledTimes(3);
  newest().opens().tells({ finished: [] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(feed.lobby).toEqual({ finished: [] });
  expect(answer).toHaveBeenCalledTimes(3);
});

test("sockets that fail one after the other do not ask each time", async () => {
  for (let n = 0; n < 4; n++) {
    newest().breaks();
    await vi.advanceTimersByTimeAsync(500 * 2 ** n);
  }
  expect(sockets().length).toBeGreaterThan(3);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("nobody asks while nobody looks, nor after the page was left", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  newest().breaks();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answer).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  close();
  const before = sockets().length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).not.toHaveBeenCalled();
  expect(sockets()).toHaveLength(before);
});

test("a house that does not answer changes nothing on the page", async () => {
  answer.mockRejectedValue(new TypeError("no route"));
  newest().opens().tells({ mine: [] }).breaks();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(feed.lobby).toEqual({ mine: [] });
});
