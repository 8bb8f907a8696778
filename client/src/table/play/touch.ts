// A thing on the table that can be touched is a button. What is quiet and lies before somebody else
// is no stop of the keyboard: the list of moves has it.
import type { Play } from "./play.svelte";

export interface Touch {
  readonly role: string;
  readonly tabindex: 0 | -1;
  readonly disabled: true | undefined;
}

const OPEN: Touch = { role: "button", tabindex: 0, disabled: undefined };
const PASSED: Touch = { ...OPEN, tabindex: -1 };
const BARRED: Touch = { ...PASSED, disabled: true };
const STILL = { img: { ...PASSED, role: "img" }, group: { ...PASSED, role: "group" } } satisfies Record<string, Touch>;

/** The same value for the same answer: what stays as it was is not drawn again. */
export function touch(
  play: Play,
  id: string | undefined,
  otherwise: keyof typeof STILL = "img",
  others = false,
): Touch {
  const { lit, quiet, barred } = play.things;
  if (id === undefined) return STILL[otherwise];
  if (lit.has(id)) return OPEN;
  if (quiet.has(id)) return others ? PASSED : OPEN;
  return barred.has(id) ? BARRED : STILL[otherwise];
}
