// What is pressed shows it in the next frame, before anything is sent. The attribute is set by hand:
// nothing is drawn anew for it, and a touch need not become a click first.
const PRESSABLE = ".button, .piece, .cell, [data-pad], [data-thing][role=button]";
/** A tap shorter than this is still seen. */
const SEEN_MS = 90;

/** Attaches it to the table; returns how to let go again. */
export function showPresses(root: HTMLElement): () => void {
  let pressed: Element | null = null;
  let fading = 0;

  const release = () => {
    clearTimeout(fading);
    pressed?.removeAttribute("data-pressed");
    pressed = null;
  };
  const down = (event: PointerEvent) => {
    release();
    if (event.button || !event.isPrimary) return;
    pressed = (event.target as Element).closest(PRESSABLE);
    pressed?.setAttribute("data-pressed", "");
  };
  const up = () => (fading = window.setTimeout(release, SEEN_MS));

  root.addEventListener("pointerdown", down);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    release();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}
