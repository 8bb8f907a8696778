// @vitest-environment happy-dom
// A link that comes back by itself: how long it waits, what ends it, what it leaves to others.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { invitations } from "../../src/core/invited.svelte";
import { Link, type Manner } from "../../src/core/link";
import { me } from "../../src/core/me.svelte";
import { fakeLine, newest, sockets } from "../fake_socket";

type Told = { type: "news"; text: string };

const MANNER: Manner = { soonestMs: 200, slowestMs: 1_600, pings: true };
const news: Told = { type: "news", text: "a card" };
const listener = { opened: vi.fn(), told: vi.fn(), lost: vi.fn(), ended: vi.fn() };
let link: Link<Told, { type: string }>;

const serverSays = (told: object) =>
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } }),
  );

function start(manner = MANNER): void {
  link = new Link("/ws/tables/abc", listener, manner);
}

beforeEach(() => {
  fakeLine();
  vi.clearAllMocks();
  vi.spyOn(Math, "random").mockReturnValue(0); // half of every wait
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it speaks to the house the page came from", () => {
  start();
  expect(newest().url).toBe(`ws://${location.host}/ws/tables/abc`);
});

test("what is said is passed on, and pings are answered without a word to anybody", () => {
  start();
  newest().opens().tells(news).tells({ type: "ping", id: 7 });
  expect(listener.opened).toHaveBeenCalledOnce();
  expect(listener.told.mock.calls).toEqual([[news]]);
  expect(newest().sent).toEqual([{ type: "pong", id: 7 }]);
});

test("a ping that only says that the line is not dead is not answered", () => {
  start();
  newest().opens().tells({ type: "ping", id: 0 });
  expect(newest().sent).toEqual([]);
  expect(listener.told).not.toHaveBeenCalled();
});

test("an invitation is heard wherever it comes from, and taken once by the table it leads to", () => {
  start();
  const invited = { type: "invited", table: "t1", game: "chess", name: "Ann" };
  newest().opens().tells(invited);
  expect(listener.told).not.toHaveBeenCalled();
  expect(invitations.newest).toEqual(invited);
  invitations.accept("t1");
  expect(invitations.newest).toBeNull();
  expect([invitations.take("t2"), invitations.take("t1"), invitations.take("t1")]).toEqual([false, true, false]);
});

test("asked to, it opens a line for the proxy to measure, where it is itself, and closes it at once", () => {
  start();
  const own = newest().opens();
  own.tells({ type: "bye", code: "elsewhere", address: "/w/2" });
  newest().opens().tells({ type: "gauge", ticket: "t-1" });
  const { url, protocol } = newest();
  expect([url, protocol]).toEqual([`ws://${location.host}/w/2/ws/tables/abc/line`, "t-1"]);
  expect(newest().opens().readyState).toBe(WebSocket.CLOSED);
  expect(listener.told).not.toHaveBeenCalled();
});

test("nobody measures the line of a page that nobody looks at", () => {
  start();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  newest().opens().tells({ type: "gauge", ticket: "t-1" });
  expect(sockets()).toHaveLength(1);
  vi.restoreAllMocks();
});

test("messages without a type are passed on too", () => {
  start();
  newest().opens().tells({ open: [] });
  expect(listener.told).toHaveBeenCalledWith({ open: [] });
});

test("nothing is sent before the line is open, nor after it broke", () => {
  start();
  expect(link.send({ type: "hello" })).toBe(false);
  newest().opens();
  expect(link.send({ type: "hello" })).toBe(true);
  newest().breaks();
  expect(link.send({ type: "hello" })).toBe(false);
  expect(newest().sent).toEqual([{ type: "hello" }]);
});

test("each try waits twice as long as the one before, up to a limit", () => {
  start();
  for (const wait of [100, 200, 400, 800, 800]) {
    const tries = sockets().length;
    newest().breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets()).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(sockets()).toHaveLength(tries + 1);
  }
  expect(listener.lost).toHaveBeenCalledTimes(5);
});

test("chance lengthens a wait, so that not everybody returns at once", () => {
  vi.mocked(Math.random).mockReturnValue(0.5);
  start();
  newest().breaks();
  vi.advanceTimersByTime(149);
  expect(sockets()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets()).toHaveLength(2);
});

test("a line that was heard on begins again with the shortest wait", () => {
  start();
  newest().breaks();
  vi.advanceTimersByTime(100);
  newest().opens().tells(news).breaks();
  vi.advanceTimersByTime(100);
  expect(sockets()).toHaveLength(3);
});

test("a house that opens the door only to say bye is not stormed", () => {
  start();
  for (const wait of [100, 200, 400]) {
    newest().opens().tells({ type: "bye", code: "full", again: true }).breaks();
    vi.advanceTimersByTime(wait);
  }
  expect(sockets()).toHaveLength(4);
  newest().opens().tells({ type: "bye", code: "full", again: true }).breaks();
  vi.advanceTimersByTime(799);
  expect(sockets()).toHaveLength(4);
});

test("a line without pings is dead after a while, and what it says later is not heard", () => {
  start();
  const dead = newest().opens();
  vi.advanceTimersByTime(10_000);
  expect(listener.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  expect(sockets()).toHaveLength(2);
  dead.tells(news).breaks();
  expect(listener.told).not.toHaveBeenCalled();
  expect(listener.lost).toHaveBeenCalledOnce();
});

test("pings keep a line alive", () => {
  start();
  newest().opens();
  for (let id = 1; id < 10; id++) {
    vi.advanceTimersByTime(4_000);
    newest().tells({ type: "ping", id });
  }
  expect(listener.lost).not.toHaveBeenCalled();
});

test("where nobody races the server pings seldom, and the line is alive all the same", () => {
  start();
  newest().opens();
  for (let n = 0; n < 4; n++) {
    newest().tells({ type: "ping", id: 0 });
    vi.advanceTimersByTime(16_000);
  }
  expect(listener.lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(listener.lost).toHaveBeenCalledOnce();
});

test("what is asked on such a line and not answered shows that it is dead", () => {
  start();
  newest().opens().tells({ type: "ping", id: 0 });
  vi.advanceTimersByTime(12_000);
  link.send({ type: "hello" });
  vi.advanceTimersByTime(6_000);
  link.send({ type: "hello" }); // once more, which does not make it wait longer
  expect(listener.lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4_000);
  expect(listener.lost).toHaveBeenCalledOnce();
});

test("what is asked and answered says nothing against a line", () => {
  start();
  newest().opens().tells({ type: "ping", id: 0 });
  link.send({ type: "hello" });
  newest().tells(news);
  vi.advanceTimersByTime(20_000);
  expect(listener.lost).not.toHaveBeenCalled();
});

test("where the server does not ping, silence means nothing", () => {
  start({ ...MANNER, pings: false });
  newest().opens();
  vi.advanceTimersByTime(600_000);
  expect(listener.lost).not.toHaveBeenCalled();
});

test("back online after a while, a new line is opened in place of one that most likely died", () => {
  start();
  const old = newest().opens().tells({ type: "ping", id: 0 });
  vi.advanceTimersByTime(5_000);
  dispatchEvent(new Event("online"));
  expect(sockets()).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  dispatchEvent(new Event("online"));
  expect(sockets()).toHaveLength(2);
  expect(listener.lost).toHaveBeenCalledOnce();
  old.tells(news).breaks();
  expect(listener.told).not.toHaveBeenCalled();
});

test("back in view, a line that was silent for long is not waited for", () => {
  start();
  newest().opens().tells({ type: "ping", id: 0 });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  // The phone slept: no timer ran.
  const slept = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sockets()).toHaveLength(2);
  slept.mockRestore();
  hidden.mockRestore();
});

test("back online or back in view, the wait is over; but not while nobody looks", () => {
  start();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  newest().breaks();
  dispatchEvent(new Event("online"));
  expect(sockets()).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sockets()).toHaveLength(2);
  newest().breaks();
  dispatchEvent(new Event("online"));
  expect(sockets()).toHaveLength(3);
  newest().opens();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(5_000);
  expect(sockets()).toHaveLength(3);
});

test("a bye for good ends it", () => {
  start();
  newest().opens().tells({ type: "bye", code: "unknown_table", again: false }).breaks();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(listener.ended.mock.calls).toEqual([["unknown_table"]]);
  expect(listener.lost).not.toHaveBeenCalled();
  expect(sockets()).toHaveLength(1);
});

const sentOn = { type: "bye", code: "elsewhere", address: "/w/2" };

test("who is sent to another process goes there at once, and is told once that the line was lost", () => {
  start();
  newest().opens().tells(sentOn).breaks();
  expect(sockets()).toHaveLength(2);
  expect(newest().url).toBe(`ws://${location.host}/w/2/ws/tables/abc`);
  newest().opens().tells(news);
  expect(listener.lost).toHaveBeenCalledOnce();
  expect(listener.told).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(sockets()).toHaveLength(2);
});

test("a process may be at another port of the same host", () => {
  start();
  newest()
    .opens()
    .tells({ ...sentOn, address: ":8002" });
  expect(newest().url).toBe(`ws://${location.hostname}:8002/ws/tables/abc`);
});

test("who cannot reach that process within two seconds asks anybody again", () => {
  start();
  newest().opens().tells(sentOn);
  const unheard = newest();
  vi.advanceTimersByTime(1_999);
  expect(sockets()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(newest().url).toBe(`ws://${location.host}/ws/tables/abc`);
  unheard.opens().tells(news);
  expect(listener.told).not.toHaveBeenCalled();
});

test("a process that refuses the line is not waited for", () => {
  start();
  newest().opens().tells(sentOn);
  newest().breaks();
  expect(sockets()).toHaveLength(3);
  expect(newest().url).toBe(`ws://${location.host}/ws/tables/abc`);
});

test("who loses the line to that process asks anybody, after the usual pause", () => {
  start();
  newest().opens().tells(sentOn);
  newest().opens().tells(news).breaks();
  expect(sockets()).toHaveLength(2);
  vi.advanceTimersByTime(100);
  expect(newest().url).toBe(`ws://${location.host}/ws/tables/abc`);
});

test("who is sent in circles makes a pause, and then goes on", () => {
  start();
  for (let hop = 0; hop < 4; hop++) newest().opens().tells(sentOn).breaks();
  expect(sockets()).toHaveLength(4);
  vi.advanceTimersByTime(100);
  expect(sockets()).toHaveLength(5);
  newest().opens().tells(sentOn);
  expect(sockets()).toHaveLength(6);
});

test("a server that restarts is asked often, for ten seconds", () => {
  start();
  newest().opens().tells({ type: "bye", code: "closing" }).breaks();
  for (let tries = 2; tries < 12; tries++) {
    vi.advanceTimersByTime(150);
    expect(sockets()).toHaveLength(tries);
    newest().breaks();
  }
  vi.advanceTimersByTime(10_000);
  newest().breaks();
  const before = sockets().length;
  vi.advanceTimersByTime(99);
  expect(sockets()).toHaveLength(before);
});

test("who is signed out comes again as who the cookie names, a moment later", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  serverSays({ name: "Ann", account: true });
  await me.refresh();
  start();
  newest().opens().tells({ type: "bye", code: "signed_out", again: true }).breaks();
  serverSays({ name: "Ann" });
  await vi.advanceTimersByTimeAsync(999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(sockets()).toHaveLength(1);
  expect(listener.told).not.toHaveBeenCalled();
});

test("a page that shows already who I am now is not loaded again: something may be typed there", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  serverSays({});
  await me.refresh();
  start();
  newest().opens().tells({ type: "bye", code: "signed_out", again: true }).breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  expect(sockets()).toHaveLength(2);
});

test("once closed it stays closed", async () => {
  start();
  newest().opens();
  link.close();
  await Promise.resolve();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(sockets()).toHaveLength(1);
  expect(listener.lost).not.toHaveBeenCalled();
});

test("who comes back under another name has one new line, and hears nothing more on the old one", () => {
  start();
  const old = newest().opens();
  link.renew();
  expect(listener.lost).toHaveBeenCalledOnce();
  expect(sockets()).toHaveLength(2);
  newest().opens().tells(news);
  expect(listener.told.mock.calls).toEqual([[news]]);
  expect(old.onmessage).toBeNull();
});
