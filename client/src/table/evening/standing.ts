// The order of an evening's company: the most points first.
import type { EveningNote, MemberNote } from "../../wire";

export interface Line {
  /** Their place in the list of members. */
  place: number;
  member: MemberNote;
  rank: number;
  /** What the game just played was worth to them, if they played it. */
  won: number | null;
}

/** Who left without a game is left out. */
export function standing(note: EveningNote): Line[] {
  const points = note.games[note.at ?? 0]?.points ?? {};
  const lines = (note.members ?? []).map((member, place) => ({
    place,
    member,
    rank: 1 + (note.members ?? []).filter((other) => (other.points ?? 0) > (member.points ?? 0)).length,
    won: points[place] ?? null,
  }));
  return lines
    .filter(({ member }) => !member.gone || member.games)
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place);
}

/** Those who are first, once anything was won. */
export function winners(note: EveningNote): MemberNote[] {
  return standing(note).flatMap(({ rank, member }) => (rank === 1 && member.points ? [member] : []));
}
