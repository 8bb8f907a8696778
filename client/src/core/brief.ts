// Updates are brief, since one comes with every move: what both sides can work out is not said, and what is nearly always
// said has its place in a list. Here they are spelled out. The server's side is `wire/brief.py`, which has the forms.
import type { MoreOffer, MorePiece, MoreZone, News, Offer, Piece, Say, SeatNote, Update } from "../wire";

type BriefSay = string | [string, Say["args"]];
type BriefPiece = [
  string,
  (string | null)?,
  (number | null)?,
  (number | null)?,
  (Omit<MorePiece, "label"> & Labelled)?,
];
type BriefOffer = [string, string | string[], BriefSay, string?, MoreOffer?];
type BriefZone = [string, (number | BriefPiece)[], MoreZone?];
type BriefNews = BriefSay | [BriefSay, number | null, number];
type Like = [string, number, string | null, Say | null];
interface Labelled {
  label?: BriefSay | null;
}

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
  return ((told.c ?? []) as BriefZone[]).map(([id, steps, more]) => ({ id, ...more, pieces: steps.map(spellStep) }));
}

export function spellNews(told: Update): News[] {
  return ((told.e ?? []) as BriefNews[]).map((line) => {
    if (line.length === 3 && typeof line !== "string")
      return { what: spellSay(line[0]), seat: line[1], number: line[2] };
    const what = spellSay(line as BriefSay);
    const named = what.args?.seat;
    return { what, seat: typeof named === "string" ? Number(named.slice(1)) : null, number: told.n };
  });
}

export function spellPrompt(told: Update): Say | null | undefined {
  return told.p ? spellSay(told.p as BriefSay) : (told.p as null | undefined);
}

/** The notes of all seats, after those that changed were told, or all of them. */
export function spellSeats(told: Update, before: SeatNote[]): SeatNote[] {
  const notes = told.t ?? {};
  return Array.isArray(notes) ? notes : before.map((note, seat) => notes[seat] ?? note);
}

/** A new offer, which may be like a known one but for its move, its race and its why. */
export function spellOffer(told: unknown[], known: Offer[]): Offer {
  if (typeof told[1] === "number") {
    const [move, number, race, why] = told as Like;
    return { ...known[number]!, move, race, why };
  }
  const [move, path, label, key, more] = told as BriefOffer;
  return { move, path: typeof path === "string" ? [path] : path, label: spellSay(label), ...(key && { key }), ...more };
}

function spellStep(step: number | BriefPiece): number | Piece {
  if (typeof step === "number") return step;
  const [id, face = null, at = null, seat = null, more] = step;
  const usual = face === null ? null : { id: `face-${face}` };
  const label = more?.label ? spellSay(more.label) : more?.label === null ? null : usual;
  return { id, face, at, seat, ...more, label };
}

function spellSay(told: BriefSay): Say {
  return typeof told === "string" ? { id: told } : { id: told[0], args: told[1] };
}
