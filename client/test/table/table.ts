// A table for tests: the page's real session and hands, and a line on which the test is the server.
import { afterEach, beforeEach, vi } from "vitest";
import { Play } from "../../src/table/play/play.svelte";
import { Session } from "../../src/table/play/session.svelte";
import { makeStage } from "../../src/table/stage/stage";
import type { View } from "../../src/core/state";
import type { Fresh, Offer, Seating, Update, Zone } from "../../src/wire";
import { fakeLine, newest, type FakeSocket } from "../fake_socket";

export const zone = (id: string, ...pieces: string[]): Zone => ({
  id,
  kind: "row",
  pieces: pieces.map((piece) => ({ id: piece })),
});

export const offer = (move: string, path: string[], more: Partial<Offer> = {}): Offer => ({
  move,
  path,
  label: { id: move },
  ...more,
});

export const seating = (more: Partial<Seating> = {}): Seating => ({
  type: "seating",
  table: "abc",
  game: "switch",
  status: "playing",
  chairs: [
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Bo" },
  ],
  terms: {},
  you: 0,
  ...more,
});

export const fresh = (number: number, more: Partial<Fresh> = {}): Fresh => ({
  type: "fresh",
  number,
  zones: [zone("hand", "c7"), zone("board")],
  ...more,
});

/** An update as it travels, from some of what it may tell; offers are told as new ones. */
export const update = (since: number, number: number, more: Partial<View> = {}): Update => ({
  type: "update",
  n: number,
  ...(since !== number - 1 && { s: since }),
  ...(more.zones && { z: more.zones }),
  ...(more.offers && {
    o: more.offers.map(({ move, path, label, race, ...rest }) => [move, path, [label.id, {}], "", race, rest]),
  }),
  ...(more.seats && { t: more.seats }),
  ...(more.toAct && { a: more.toAct }),
  ...(more.prompt !== undefined && { p: more.prompt && more.prompt.id }),
  ...(more.news && { e: more.news.map((line) => [line.what.id, {}, line.seat, line.number]) }),
});

/** Before each test of a file an empty line, after each the browser's own things again. */
export function useLine(): void {
  beforeEach(() => fakeLine());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Somebody at a table, connected; the socket is the server's end. */
export function sitDown(): { session: Session; play: Play; socket: FakeSocket } {
  const session = new Session("abc");
  const play = new Play(session);
  const root = document.createElement("div");
  session.stage = makeStage(root, play);
  const socket = newest().opens().tells(seating());
  return { session, play, socket };
}
