// One touch from the box to a game against the computer, to a table for friends, or to a lesson.
import { LEARNER } from "../core/lesson";
import { someNonce } from "../core/records";
import { keep, recall } from "../core/stored";
import type { Language } from "../core/words";
import type { BoxPage, NewTable, Seating } from "../wire";
import { chairsAgainstComputer, gentleLevel, nextLevel, spoken, usualLevel } from "./chairs";

/** The first game of a box is played with beginners, where it has some. */
export function quickTable(box: BoxPage): NewTable {
  const game = box.card.key;
  const known = recall(`played-${game}`) !== null;
  keep(`played-${game}`, "yes");
  const level = known ? usualLevel(box.levels) : gentleLevel(box.levels);
  const terms = { options: spoken(box.options), gentle: true };
  return { game, chairs: chairsAgainstComputer(box, level), terms, begin: true, nonce: someNonce() };
}

/** For me and as many as the game takes. Free chairs go away when we begin. */
export function friendsTable(box: BoxPage): NewTable {
  const chairs = Array.from({ length: Math.max(...box.card.seats) }, (_, seat) => (seat ? "open" : "me"));
  return { game: box.card.key, chairs, terms: { options: spoken(box.options) } };
}

/** The same table with the next level in every other chair; nothing if people sit there, or nobody is better. */
export function harderTable(box: BoxPage, { chairs, you, terms }: Seating): { table: NewTable; level: string } | null {
  const others = chairs.filter((_, seat) => seat !== you);
  const [first] = others;
  if (you == null || !first || others.some(({ kind, level }) => kind !== "bot" || level !== first.level)) return null;
  const level = nextLevel(box.levels, first.level ?? "");
  if (!level) return null;
  const seated = chairs.map((_, seat) => (seat === you ? "me" : level));
  return { table: { game: box.card.key, chairs: seated, terms, begin: true, nonce: someNonce() }, level };
}

/** A table for the lesson of this box, with a gentle company. */
export function lessonTable(box: BoxPage, language: Language): NewTable {
  const level = gentleLevel(box.levels);
  const chairs = Array.from({ length: box.lesson_seats ?? 0 }, (_, seat) => (seat === LEARNER ? "me" : level));
  return { game: box.card.key, chairs, terms: { lesson: language }, begin: true, nonce: someNonce() };
}
