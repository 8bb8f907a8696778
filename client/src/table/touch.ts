// How a thing on the table tells that it can be touched: a button when it leads somewhere.
import type { Play } from "./play.svelte";

export function touch(play: Play, id: string | undefined, otherwise: "img" | "group" = "img") {
  const lit = id !== undefined && play.things.lit.has(id);
  const barred = id !== undefined && play.things.barred.has(id);
  return {
    "data-thing": id,
    role: lit || barred ? "button" : otherwise,
    tabindex: lit ? 0 : -1,
    "aria-disabled": barred || undefined,
  };
}
