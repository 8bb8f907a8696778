// How the host can begin: with every chair taken, or with those who are there.
import type { Seating } from "../../wire";

export interface Beginning {
  /** Whether the game can be played by those who sit there. */
  can: boolean;
  /** How many these are. The server refuses if somebody has come or gone meanwhile. */
  seats: number;
  /** What the button says. */
  words: "begin" | "begin-with" | "begin-without-me";
}

export function beginning({ chairs, you, can_begin }: Seating): Beginning {
  const seats = chairs.filter((chair) => chair.kind !== "open").length;
  const some = you == null ? "begin-without-me" : "begin-with";
  const can = can_begin ?? false;
  return { can, seats, words: can && seats < chairs.length ? some : "begin" };
}
