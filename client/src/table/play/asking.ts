// Asking what a piece is: a long press, a right click, or a key while it has the focus.
import type { View } from "../../core/state";
import type { Guide, Piece, Say } from "../../wire";

/** So long is a press that asks instead of playing. */
export const LONG_MS = 500;
const MOVED_PX = 9;

/** The piece or the cell that an element shows. */
export function pieceOf(element: Element | null, view: View): Piece | null {
  const id = element?.closest<HTMLElement>("[data-thing]")?.dataset.thing;
  if (id === undefined) return null;
  const lying = view.zones.flatMap((zone) => [...(zone.pieces ?? []), ...(zone.cells ?? [])]);
  return lying.find((piece) => piece.id === id) ?? null;
}

/** What the rules in pictures say of a face; a card face down shows its back. */
export function worthOf(guide: Guide | null, face: string | null | undefined): Say | null {
  return guide?.pieces.find((kind) => kind.faces.includes(face ?? "back"))?.text ?? null;
}

/** Listens on the table; `ask` says whether there was something to tell. Returns how to let go. */
export function listen(root: HTMLElement, ask: (element: Element, event: Event) => boolean): () => void {
  let waiting = 0;
  let from = { x: 0, y: 0 };
  let told = false;
  const stop = () => clearTimeout(waiting);
  const down = (event: PointerEvent) => {
    stop();
    told = false;
    const element = event.target as Element;
    if (event.pointerType === "mouse" || !event.isPrimary || element.closest("[data-pad]")) return;
    from = { x: event.clientX, y: event.clientY };
    waiting = window.setTimeout(() => (told = ask(element, event)), LONG_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED_PX) stop();
  };
  /** The finger that asked does not play when it goes up. */
  const click = (event: MouseEvent) => {
    if (!told) return;
    told = false;
    event.stopPropagation();
  };
  const menu = (event: MouseEvent) => {
    if (ask(event.target as Element, event)) event.preventDefault();
  };
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("click", click, { signal, capture: true });
  root.addEventListener("contextmenu", menu, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", stop, { signal });
  addEventListener("pointercancel", stop, { signal });
  return () => {
    stop();
    listening.abort();
  };
}
