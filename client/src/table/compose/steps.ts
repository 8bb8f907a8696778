// A row that outgrows its kept places takes its next step inside the same rectangle: more lines of
// smaller cards. It steps back only when it was emptied.
import type { Placed } from "./blocks";

export interface Laid {
  lines: number;
  /** How wide a card is. */
  card: number;
}

const GAP = 0.09;
const MOST_LINES = 8;

/** How so many pieces lie in the place; `before` is how they lay. */
export function laid(place: Placed, kept: number, pieces: number, ratio: number, before: Laid | null): Laid {
  const first: Laid = { lines: place.lines, card: place.card };
  if (!pieces) return first;
  const start = before ?? first;
  if (start.lines === first.lines && pieces <= kept) return first;
  for (let lines = start.lines; lines < MOST_LINES; lines++) {
    const step = lines === first.lines ? first : stepOf(place, lines, ratio);
    if (capacity(place, step) >= pieces && (lines > first.lines || pieces <= kept)) return step;
  }
  return fallback(place, pieces, ratio);
}

/** How cards that are held lie: side by side, then over each other; in lines of smaller ones where so more of each is
 * seen. They stay there until the kept places are enough again. */
export function held(place: Placed, kept: number, pieces: number, ratio: number, before: Laid | null): Laid {
  const first: Laid = { lines: place.lines, card: place.card };
  if (pieces <= kept) return first;
  const lined = laid(place, kept, pieces, ratio, before);
  return (before?.lines ?? 0) > first.lines || lined.card > seenOf(place, kept, pieces) ? lined : first;
}

/** So much is seen of every card but the last, if all lie in one line. */
export function seenOf({ w, card }: Placed, kept: number, pieces: number): number {
  const wide = Math.min(w, card * kept * (1 + GAP));
  return (wide - card) / (pieces - 1);
}

/** The largest cards of which so many lines fit. */
function stepOf(place: Placed, lines: number, ratio: number): Laid {
  const high = place.h / (lines / ratio + (lines - 1) * GAP);
  return { lines, card: Math.min(place.card, high) };
}

function capacity(place: Placed, { lines, card }: Laid): number {
  return lines * Math.floor((place.w + card * GAP) / (card * (1 + GAP)) + 1e-6);
}

/** More than anybody expects: as small as it takes. */
function fallback(place: Placed, pieces: number, ratio: number): Laid {
  const step = stepOf(place, MOST_LINES, ratio);
  const across = Math.ceil(pieces / MOST_LINES);
  return { lines: MOST_LINES, card: Math.min(step.card, place.w / (across * (1 + GAP))) };
}
