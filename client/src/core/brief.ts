// Updates are brief, since one comes with every move: what both sides can work out is not said, and what is nearly always
// said has its place in a list. Here they are spelled out. The server's side is `wire/brief.py`, which has the forms.
import type {
  BriefNews,
  BriefOffer,
  BriefPiece,
  BriefSay,
  MoreZone,
  News,
  Offer,
  Piece,
  Say,
  SeatNote,
  Update,
} from "../wire";

/** A zone that the page knows, and what is otherwise in it: steps from the pieces that lie there, and the rest. */
export interface ZoneChange extends MoreZone {
  id: string;
  pieces: (number | Piece)[];
}

/** The entry that an update follows on. */
export function follows(told: Update): number {
  return told.s ?? told.n - 1;
}

export function spellZones(told: Update): ZoneChange[] {
  return (told.c ?? []).map(([id, steps, more]) => ({ id, ...more, pieces: steps.map(spellStep) }));
}

export function spellNews(told: Update): News[] {
  return (told.e ?? []).map((line) => spellLine(line, told.n));
}

function spellLine(line: string | BriefNews, entry: number): News {
  const what = spellSay(line);
  const [, , seat = null, number = null] = typeof line === "string" ? [] : line;
  if (number !== null) return { what, seat, number };
  const named = what.args?.seat;
  return { what, seat: typeof named === "string" ? Number(named.slice(1)) : null, number: entry };
}

export function spellPrompt(told: Update): Say | null | undefined {
  return told.p ? spellSay(told.p) : (told.p as null | undefined);
}

/** The notes of all seats, after those that changed were told, or all of them. */
export function spellSeats(told: Update, before: SeatNote[]): SeatNote[] {
  const notes = told.t ?? {};
  return Array.isArray(notes) ? notes : before.map((note, seat) => notes[seat] ?? note);
}

/** A new offer. With a number for its path it is like the known one of that number, but for its move, race and why. */
export function spellOffer(told: BriefOffer, known: Offer[]): Offer {
  const [move, path, label, key, race, more] = told;
  if (typeof path === "number") return { ...known[path]!, move, race: race ?? null, why: more?.why ?? null };
  const whole = typeof path === "string" ? [path] : path;
  return { move, path: whole, label: spellSay(label), ...(key && { key }), ...(race && { race }), ...more };
}

function spellStep(step: number | BriefPiece): number | Piece {
  if (typeof step === "number") return step;
  const [id, face = null, at = null, seat = null, more] = step;
  const usual = face === null ? null : { id: `face-${face}` };
  const label = more?.label ? spellSay(more.label) : more?.label === null ? null : usual;
  return { id, face, at, seat, ...more, label };
}

function spellSay(told: string | BriefSay | BriefNews): Say {
  return typeof told === "string" ? { id: told } : { id: told[0], args: told[1] };
}
