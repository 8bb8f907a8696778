// What happened, in full: at the side of a wide table, and in a dialog where there is no room for that.
import { settings } from "../../core/settings.svelte";
import type { Play } from "../play/play.svelte";

/** Opens it, or folds it again where it stands at the side. */
export function openLog(play: Play, show: () => void): void {
  if (play.log === "none") show();
  else settings.setLog(play.log === "folded");
}

/** A finger that goes up by more has swiped. */
const SWIPE = 24;

/** A tap or a swipe upwards on the last news opens all of them. Keyboards have a key and a button. */
export function opening(element: HTMLElement, open: () => void) {
  element.addEventListener("click", open);
  element.addEventListener("pointerdown", (from) => {
    const up = ({ clientY }: PointerEvent) => void (clientY < from.clientY - SWIPE && open());
    addEventListener("pointerup", up, { once: true });
    addEventListener("pointercancel", () => removeEventListener("pointerup", up), { once: true });
  });
}
