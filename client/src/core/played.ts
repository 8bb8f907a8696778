// What somebody has played on this device: the shelf puts it first, and says where to begin.
import { keep, recall } from "./stored";

const ENDED = "ended-a-game";
const LATEST = "latest-game";

/** A game was played to its end. */
export const noteEnded = (): void => void keep(ENDED, "yes");

/** Nobody here has ended a game yet. */
export const isNew = (): boolean => recall(ENDED) === null;

/** Somebody sits at a table of this box. */
export const notePlayed = (game: string): void => void keep(LATEST, game);

/** The same boxes, with the one played last before the others. */
export function lastPlayedFirst<Box extends { key: string }>(boxes: Box[]): Box[] {
  const latest = recall(LATEST);
  return boxes.toSorted((a, b) => Number(b.key === latest) - Number(a.key === latest));
}
