// The system's share sheet, where there is one, and what friends are sent by it.
import { words } from "./library.svelte";

/** It was sent, or the person closed the sheet. */
export type Handed = "done" | "closed";

/** Null where there is no sheet, or the system refuses after all. */
export async function handOver(what: ShareData): Promise<Handed | null> {
  if (!navigator.canShare?.(what)) return null;
  try {
    await navigator.share(what);
    return "done";
  } catch (fault) {
    return fault instanceof DOMException && fault.name === "AbortError" ? "closed" : null;
  }
}

/** To copy what was not handed over; says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** To the table that this page shows. */
export function invitation(game: string): ShareData {
  return { title: game, text: words("invite-text", { game }), url: location.href };
}
