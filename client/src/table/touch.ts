// A thing on the table that can be touched is a button.
import type { Play } from "./play.svelte";

export function touch(play: Play, id: string | undefined, otherwise: "img" | "group" = "img") {
  const { lit, quiet, barred: against } = play.things;
  const open = id !== undefined && (lit.has(id) || quiet.has(id));
  const barred = id !== undefined && !open && against.has(id);
  return {
    "data-thing": id,
    role: open || barred ? "button" : otherwise,
    tabindex: open ? 0 : -1,
    "aria-disabled": barred || undefined,
  };
}
