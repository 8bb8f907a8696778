// Who sits where when a table is made: `me`, `open`, or a computer player's level.
import { settings } from "../core/settings.svelte";
import type { BoxPage, Choice } from "../wire";

/** The level somebody new should meet: the middle of the house, never the one that plays at random. */
export function usualLevel(levels: string[]): string {
  return levels.includes("regular") ? "regular" : (levels[0] ?? "random");
}

/** The level for a first game: one that makes mistakes, if there is one. */
export function gentleLevel(levels: string[]): string {
  return levels.includes("beginner") ? "beginner" : usualLevel(levels);
}

/** From the easiest to the hardest; players of other names stand beside it. */
const LADDER = ["beginner", "regular", "expert"];

/** The level above this one, where the box has one. */
export function nextLevel(levels: string[], level: string): string | undefined {
  const at = LADDER.indexOf(level);
  return at < 0 ? undefined : LADDER.slice(at + 1).find((name) => levels.includes(name));
}

/** How many seats a quick game has: three where that is allowed, else the nearest. */
export function usualSeats(seats: number[]): number {
  return seats.toSorted((a, b) => Math.abs(a - 3) - Math.abs(b - 3) || a - b)[0] ?? 2;
}

export function chairsAgainstComputer(box: BoxPage, level: string): string[] {
  return Array.from({ length: usualSeats(box.card.seats) }, (_, seat) => (seat ? level : "me"));
}

/** One person among computers. */
export function isAlone(chairs: string[]): boolean {
  return chairs.includes("me") && !chairs.includes("open");
}

/** Values of a game's options by name. */
export type Values = Record<string, boolean | number | string>;

export function defaults(choices: Choice[]): Values {
  return Object.fromEntries(choices.map((choice) => [choice.name, choice.default]));
}

/** A game that speaks a language speaks the visitor's, where it can and unless another is chosen. */
export function spoken(choices: Choice[]): Values {
  const choice = choices.find(({ name }) => name === "language");
  const { language } = settings;
  return choice && choice.default !== language && choice.values?.includes(language) ? { language } : {};
}
