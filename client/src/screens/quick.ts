// One touch from the box to a game against the computer, or to a lesson.
import { LEARNER } from "../core/lesson";
import { someNonce } from "../core/records";
import { keep, recall } from "../core/stored";
import type { Language } from "../core/words";
import type { BoxPage, NewTable } from "../wire";
import { chairsAgainstComputer, gentleLevel, spoken, usualLevel } from "./chairs";

/** The first game of a box is played with beginners, where it has some. */
export function quickTable(box: BoxPage): NewTable {
  const game = box.card.key;
  const known = recall(`played-${game}`) !== null;
  keep(`played-${game}`, "yes");
  const level = known ? usualLevel(box.levels) : gentleLevel(box.levels);
  const terms = { options: spoken(box.options), gentle: true };
  return { game, chairs: chairsAgainstComputer(box, level), terms, begin: true, nonce: someNonce() };
}

/** A table for the lesson of this box, with a gentle company. */
export function lessonTable(box: BoxPage, language: Language): NewTable {
  const level = gentleLevel(box.levels);
  const chairs = Array.from({ length: box.lesson_seats ?? 0 }, (_, seat) => (seat === LEARNER ? "me" : level));
  return { game: box.card.key, chairs, terms: { lesson: language }, begin: true, nonce: someNonce() };
}
