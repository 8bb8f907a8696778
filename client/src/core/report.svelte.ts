// A problem that somebody reports. What was typed stays until it is stored, whatever goes wrong.
import type { Problem, ProblemNoted } from "../wire";
import { json } from "./api";
import { BUILD } from "./renewal";
import { settings } from "./settings.svelte";

export const LONGEST = 2000;

export const draft = $state({ text: "" });

/** Sends what was typed, with the game at this table if there is one; whether the game went with it.
 *  `seat`: it is about the person there. */
export async function sendReport(table: string, seat: number | null = null): Promise<boolean> {
  const screen = `${innerWidth}x${innerHeight}`;
  const problem: Problem = { text: draft.text, table, language: settings.language, build: BUILD, screen, seat };
  const noted = await json<ProblemNoted>("/api/reports", problem);
  draft.text = "";
  return noted.attached;
}
