// The tasks of the day: how each went, the signs of it, and the line one may share. Nothing gives an answer away.
import type { DayAnswer, TodayPage } from "../wire";
import { json } from "./api";

/** How one task went. */
export interface Done {
  /** What was tried, so that the answer can be shown again. */
  move: string;
  right: boolean;
  /** The share of games that it loses against the best move. */
  loss: number;
  ms: number;
}

export interface DayResults {
  /** By the server's clock. */
  day: string;
  done: Record<string, Done>;
}

/** What loses less is nearly right. */
const NEAR = 0.15;
const MOST = 40;

export const getTasks = () => json<TodayPage>("/api/today");
export const tryTask = (game: string, day: string, move: string) =>
  json<DayAnswer>(`/api/today/${encodeURIComponent(game)}`, { day, move });
export const taskPath = (game: string) => `/today/${encodeURIComponent(game)}`;

/** A move that nobody would make loses all that there is to lose. */
export const lossOf = ({ right, best, chance }: DayAnswer): number => (right ? 0 : best - (chance ?? 0));

/** Full, half or empty: read without colours. */
export function signOf({ right, loss }: Done): string {
  if (right) return "●";
  return loss < NEAR ? "◐" : "○";
}

/** What was stored for this day; nothing of another day, or of what is no such thing. */
export function parseResults(text: string | null, day: string): DayResults {
  const none = { day, done: {} };
  try {
    const told = JSON.parse(text ?? "") as DayResults;
    const games = Object.entries(told.done);
    return told.day === day && games.length <= MOST && games.every(([, one]) => isDone(one)) ? told : none;
  } catch {
    return none;
  }
}

function isDone(one: Done): boolean {
  return typeof one.move === "string" && typeof one.right === "boolean" && one.loss >= 0 && one.ms >= 0;
}

/** Minutes and seconds, `1:05`. */
export function spell(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
