// Moments of a finished game that are worth seeing again, found in its replay.
import type { Frame, Replay } from "../wire";
import { spellNews, spellSeats } from "./brief";

export interface Moment {
  kind: "swing" | "race" | "series";
  /** After which entry it is seen. */
  number: number;
  seat: number;
  /** Points gained or lost, milliseconds between the first two, or entries in a row. */
  n: number;
}

/** A series shorter than this is nothing to tell of. */
const LONG_SERIES = 3;

/** The largest swing by score, the closest race, the longest series: those that the game had. */
export function momentsOf(replay: Replay): Moment[] {
  const found = [largestSwing(replay), closestRace(replay.frames), longestSeries(replay.frames)];
  return found.filter((moment) => moment !== null);
}

function largestSwing({ start, frames }: Replay): Moment | null {
  let best: Moment | null = null;
  let seats = start.seats ?? [];
  frames.forEach(({ update }, at) => {
    const now = spellSeats(update, seats);
    now.forEach(({ score }, seat) => {
      const n = (score ?? 0) - (seats[seat]?.score ?? score ?? 0);
      if (score != null && Math.abs(n) > Math.abs(best?.n ?? 0)) best = { kind: "swing", number: at + 1, seat, n };
    });
    seats = now;
  });
  return best;
}

function closestRace(frames: Frame[]): Moment | null {
  let best: Moment | null = null;
  frames.forEach(({ photo }, at) => {
    const [first, second] = photo?.finishes ?? [];
    if (!first || !second) return;
    const n = Math.abs(Math.round(second.moment - first.moment));
    if (n < (best?.n ?? Infinity)) best = { kind: "race", number: at + 1, seat: first.seat, n };
  });
  return best;
}

/** Entries in a row that tell of the same seat; what tells of nobody does not interrupt them. */
function longestSeries(frames: Frame[]): Moment | null {
  let best: Moment | null = null;
  let [seat, n] = [-1, 0];
  frames.forEach(({ update }, at) => {
    const told = spellNews(update).find((line) => line.seat != null)?.seat;
    if (told == null) return;
    [seat, n] = [told, told === seat ? n + 1 : 1];
    if (n >= LONG_SERIES && n > (best?.n ?? 0)) best = { kind: "series", number: at + 1, seat, n };
  });
  return best;
}
