// What of a table its layout may depend on: names, kinds and the room that is kept.
import type { Zone } from "../../wire";
import type { Thing } from "./measure";
import { colsOf, placedOf } from "./placed";

/** Width by height of the faces of a game, by name. */
export type Ratios = ReadonlyMap<string, number>;

/** What a table is made of, whatever happens on it. */
export interface TableShape {
  things: Thing[];
  /** How many seats, and which is mine; null for somebody who watches. */
  seats: number;
  me: number | null;
  /** How high the buttons are, and what stands below everything: a coach, a player of replays. */
  buttons: number;
  under: number;
  /** Whether my own things stand there, and what I do with them; not while I type on a small screen. */
  foot: boolean;
  /** Whether the log stands open; if nobody chose, it does where a high table leaves a column. */
  log: "open" | "folded" | "auto";
}

export interface Room {
  width: number;
  height: number;
  /** How high letters are, in pixels. */
  letter: number;
}

const CARD = 5 / 7;
const ROUND = new Set(["dice", "tokens", "track"]);
/** These say their name by what they are; who listens is told it all the same. */
const UNNAMED = new Set(["pad", "grid", "line", "track"]);

export function thingOf(zone: Zone, ratios: Ratios): Thing {
  const cells = zone.cells?.length ?? 0;
  const cols = colsOf(zone);
  const ratio = ratioOf(zone, ratios);
  const board = placedOf(zone, ratio);
  return {
    id: zone.id,
    kind: zone.kind,
    seat: zone.seat ?? null,
    size: zone.size ?? "medium",
    places: zone.kind === "track" ? (zone.count ?? cells) : zone.room || laidOpen(zone),
    ratio,
    named: Boolean(zone.label) && !UNNAMED.has(zone.kind),
    cols: board?.wide ?? cols,
    rows: board ? board.high * ratio : Math.ceil(cells / cols),
    edged: !board && Boolean(zone.row_names?.length),
    turns: Boolean(board && zone.turns),
    turned: false,
  };
}

/** A board that may be turned lies as the room does. */
export function turnedFor(room: Room, thing: Thing): Thing {
  const [wide, high] = [thing.cols, thing.rows / thing.ratio];
  if (!thing.turns || wide > high === room.width > room.height) return thing;
  return { ...thing, cols: high, rows: wide * thing.ratio, turned: true };
}

/** Where no room was kept, as for what is shown at the end of a game, there is room for what lies there. */
const laidOpen = (zone: Zone) =>
  zone.kind === "row" || zone.kind === "hand" ? Math.max(1, zone.pieces?.length ?? 0) : 1;

/** All cards of a game have one shape; a board has that of its cells. */
function ratioOf(zone: Zone, ratios: Ratios): number {
  if (zone.kind === "grid") return ratios.get(zone.cells?.[0]?.face ?? "") ?? 1;
  return ROUND.has(zone.kind) ? 1 : (ratios.get("back") ?? CARD);
}

/** A room lower than this is a phone on its side. */
export const SIDEWAYS = 520;

/** A column for the log is there only on a wide table. */
export const isWide = (room: Room) => room.width >= 56 * room.letter && room.height >= SIDEWAYS;
