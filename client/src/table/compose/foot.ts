// What stands on a table in words: me, what to do now, the news, the log.
import { LARGE_LETTERS } from "../../core/letters";
import { ledBy, lineOf, partBlock, stackOf, zoneBlock, type Block } from "./blocks";
import type { Thing } from "./measure";
import { isWide, SIDEWAYS, type Room, type TableShape } from "./shape";

export interface Frame {
  shape: TableShape;
  room: Room;
  gap: number;
  /** Those of mine that stand beside my name. */
  counters: Thing[];
}

/** My card: two lines of words below my name, and some more where letters are large and lines short. */
const ME = { least: 66, letters: 4.1, large: 5.6 };
const NEWS = 2.3;
const PROMPT = 2.7;
/** What I do has of the room that is left first, so that its buttons stand in one line. */
const DO_SPREAD = 1.8;

/** Me, what to do now, and the news: below each other, or in one line. */
export function footOf(frame: Frame): Block {
  const { shape, room, gap } = frame;
  if (!shape.foot) return stackOf([], gap);
  if (!isWide(room)) return footStack(frame);
  const line = lineOf([mePart(frame), { ...doPart(frame), spread: DO_SPREAD }, newsPart(room, meHeight(room))], gap);
  return stackOf([line, ...underPart(frame)], 5);
}

export function footStack(frame: Frame): Block {
  const { shape, room } = frame;
  if (!shape.foot) return stackOf([], 0);
  const buttons = shape.buttons ? [buttonsPart(frame)] : [];
  return stackOf([mePart(frame), newsPart(room), ...buttons, ...underPart(frame)], 5);
}

const meHeight = ({ letter }: Room) => Math.max(ME.least, (letter < LARGE_LETTERS ? ME.letters : ME.large) * letter);

export function mePart({ room, gap, counters }: Frame): Block {
  const me = partBlock("me", (counters.length ? 11 : 9) * room.letter, meHeight(room));
  if (!counters.length) return me;
  const beside = counters.map((thing) => zoneBlock(thing, "mine", room.letter));
  return ledBy(me, lineOf(beside, gap), gap);
}

export function newsPart({ letter, height }: Room, high = (height < SIDEWAYS ? 1.4 : NEWS) * letter): Block {
  return partBlock("news", 9 * letter, high);
}

function buttonsPart({ shape: { buttons }, room: { letter } }: Frame): Block {
  return partBlock("buttons", 9 * letter, buttons, 60 * letter);
}

export function doPart(frame: Frame): Block {
  const { letter } = frame.room;
  const prompt = partBlock("prompt", 20 * letter, PROMPT * letter, 60 * letter);
  return frame.shape.buttons ? stackOf([prompt, buttonsPart(frame)], 5) : prompt;
}

export function underPart({ shape: { under }, room: { letter } }: Frame): Block[] {
  return under ? [partBlock("under", 9 * letter, under, 60 * letter)] : [];
}

export const logPart = ({ letter }: Room) => partBlock("log", 0, 8 * letter, Infinity, true);
