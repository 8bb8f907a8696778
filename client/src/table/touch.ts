// A thing on the table that can be touched is a button. What is quiet and lies before somebody else
// is no stop of the keyboard: the list of moves has it.
import type { Play } from "./play.svelte";

export function touch(play: Play, id: string | undefined, otherwise: "img" | "group" = "img", others = false) {
  const { lit, quiet, barred: against } = play.things;
  const open = id !== undefined && (lit.has(id) || quiet.has(id));
  const barred = id !== undefined && !open && against.has(id);
  return {
    "data-thing": id,
    role: open || barred ? "button" : otherwise,
    tabindex: open && !(others && quiet.has(id)) ? 0 : -1,
    "aria-disabled": barred || undefined,
  };
}
