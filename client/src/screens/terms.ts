// The terms of a table: how fast it is played, and who keeps an empty seat warm.
import { words } from "../core/library.svelte";
import type { Seating, TablePace } from "../wire";

const MINUTE = 60;
const DAY = 86_400;

/** In the order of the form; the first is the usual one. */
export const PACES: TablePace[] = [
  {},
  ...[30, MINUTE, 2 * MINUTE, 5 * MINUTE].map((per_move) => ({ per_move })),
  ...[5, 10, 20].map((minutes) => ({ per_game: minutes * MINUTE })),
  ...[1, 3, 7].map((days) => ({ per_move: days * DAY, days: true })),
];

export const GRACES = [0, 30, MINUTE, 2 * MINUTE, 5 * MINUTE];
export const USUAL_GRACE = MINUTE;
/** What a false start costs, in ms. */
export const FREEZES = [0, 1_000, 3_000];
export const USUAL_FREEZE = 1_000;
/** How many games in a row by the same people; the first is the usual one. */
export const MATCHES = [1, 3, 5, 7];
export const ACCESSES = ["unlisted", "public", "locked"] as const;

/** The server spells out what the form leaves away. */
export function samePace(one: TablePace, other: TablePace): boolean {
  const told = ({ per_move = 0, per_game = 0, days = false }: TablePace) => `${per_move} ${per_game} ${days}`;
  return told(one) === told(other);
}

export function paceWords(pace: TablePace): string {
  const said = [];
  if (pace.per_move && pace.days) said.push(words("pace-days", { n: Math.round(pace.per_move / DAY) }));
  else if (pace.per_move) said.push(words("pace-move", { time: timeWords(pace.per_move) }));
  if (pace.per_game) said.push(words("pace-game", { time: timeWords(pace.per_game) }));
  return said.join(", ") || words("pace-none");
}

export function matchWords(games: number): string {
  return words(games > 1 ? "match-of" : "match-none", { n: games });
}

/** Which game of a match this is; nothing where only one is played. */
export function matchAt(seating: Seating | null | undefined): string {
  const games = seating?.terms.games ?? 1;
  return games > 1 ? words("match-at", { n: seating?.nth ?? 1, games }) : "";
}

export function graceWords(grace: number): string {
  return grace ? words("grace-after", { time: timeWords(grace) }) : words("grace-never");
}

export function freezeWords(freeze: number): string {
  return freeze ? words("freeze-for", { n: freeze / 1000 }) : words("freeze-none");
}

function timeWords(seconds: number): string {
  return seconds % MINUTE ? words("time-seconds", { n: seconds }) : words("time-minutes", { n: seconds / MINUTE });
}
