// What is written on things is part of their names: who says what they see is understood.
import type { Piece } from "../../wire";

type Note = string | number | false | undefined | null;

/** What stands on a piece, in the order in which it is read. */
export function written(piece: Piece): Note[] {
  return [(piece.count ?? 1) > 1 ? piece.count : null, piece.note];
}

/** A name with the notes at its end. */
export function withNotes(name: string, notes: Note[]): string {
  return [name, ...notes.filter((note) => note || note === 0)].join(", ");
}

/** A note that is a word of the name already, as the number of a cell is, is not said again. */
export function unsaid(note: Note, name: string): Note {
  return name.split(" ").includes(String(note)) ? null : note;
}
