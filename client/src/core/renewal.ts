// A newer page is on the server: load it, but lose nothing by it and never run in circles.
import type { Play } from "../table/play/play.svelte";
import type { Session } from "../table/play/session.svelte";

declare const __BUILD__: string;
/** The name of this build; empty while the page is being worked on. */
export const BUILD = __BUILD__;
const TRIED = "tablee-build-tried";

type Half = Pick<Play, "picked" | "choosing" | "asking" | "realTime">;
type Seen = Pick<Session, "seating">;

/** Nothing is half done: no move, no game in real time under way, no word half typed. */
export function isCalm(session: Seen, play: Half): boolean {
  const playing = session.seating?.status === "playing" && session.seating.you != null;
  if (playing && play.realTime) return false;
  if (play.picked.length || play.choosing.length || play.asking) return false;
  return !isTyping() && !document.querySelector("dialog[open]");
}

function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input.field, textarea");
  return [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
}

/** Loads the page again, once for each build: where an old page lies in a cache, it must do. */
export function loadNewer(build: string): void {
  if (isNew(build)) location.reload();
}

/** Where the browser stores nothing, nobody would know that it was tried: it is not. */
function isNew(build: string): boolean {
  try {
    const tried = sessionStorage.getItem(TRIED);
    sessionStorage.setItem(TRIED, build);
    return tried !== build;
  } catch {
    return false;
  }
}
