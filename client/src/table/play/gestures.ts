// Hands on the table: taps, drags and keys, turned into things clicked.
import { makeGhost } from "../../core/ghost";
import { candidates, follow, nextOf } from "../../core/pick";
import type { Zone } from "../../wire";
import type { Play } from "./play.svelte";

const DRAG_PX = 9;

interface Drag {
  ids: string[];
  element: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  /** The zone of a card of mine that may be moved within my hand. */
  hand: Zone | null;
}

/** Names of what lies under an element, from the inside out: piece, cell, zone. */
export function idsAt(element: Element | null): string[] {
  const ids: string[] = [];
  for (let at = element?.closest("[data-thing]"); at; at = at.parentElement?.closest("[data-thing]") ?? null) {
    ids.push((at as HTMLElement).dataset.thing!);
  }
  return ids;
}

/** Attaches everything to the table; returns how to let go again. */
export function hands(root: HTMLElement, play: Play): () => void {
  let drag: Drag | null = null;
  let handled = false;

  const down = (event: PointerEvent) => {
    handled = false;
    if (event.button || !event.isPrimary) return;
    const element = (event.target as Element).closest<HTMLElement>("[data-thing]");
    if (!element) return;
    const ids = idsAt(element);
    if (element.matches("[data-pad]") || isRace(play, ids)) {
      handled = play.click(ids, event);
    } else {
      const hand = handOf(play, ids);
      if (hand || goesFurther(play, ids))
        drag = { ids, element, x: event.clientX, y: event.clientY, ghost: null, hand };
    }
  };
  const move = (event: PointerEvent) => {
    if (!drag || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost && Math.hypot(dx, dy) > DRAG_PX) {
      drag.ghost = lift(drag.element);
      if (goesFurther(play, drag.ids)) play.click(drag.ids, event);
    }
    if (drag.ghost) drag.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  };
  const up = (event: PointerEvent) => {
    const dropped = drag;
    drag = null;
    if (!dropped?.ghost) return;
    dropped.ghost.remove();
    const ids = idsAt(document.elementFromPoint(event.clientX, event.clientY));
    if (dropped.hand && ids[0] === dropped.ids[0]) return play.cancel(); // a hand that shook: the click follows
    handled = true;
    if (dropped.hand && ids.includes(dropped.hand.id)) {
      play.cancel();
      return play.moveTo(dropped.hand, dropped.ids[0]!, ids[0]!);
    }
    if (dropped.hand && !goesFurther(play, dropped.ids)) {
      if (isOnTable(event, root) && !play.chosen.includes(dropped.ids[0]!)) play.click(dropped.ids, event);
      return;
    }
    const { lit, quiet, barred } = candidates(play.offers, play.picked);
    if (ids.some((id) => lit.has(id) || quiet.has(id) || barred.has(id))) play.click(ids, event);
    else play.cancel();
  };
  const tap = (event: MouseEvent) => {
    if (handled) return void (handled = false);
    const ids = idsAt(event.target as Element);
    if (ids.length && !play.click(ids, event)) play.cancel();
  };
  const drop = () => {
    drag?.ghost?.remove();
    drag = null;
  };

  root.addEventListener("pointerdown", down);
  root.addEventListener("click", tap);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", drop);
  return () => {
    drop();
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("click", tap);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", drop);
  };
}

/** In a race the press counts when the finger comes down. */
function isRace(play: Play, ids: string[]): boolean {
  const { picked } = play;
  return follow(play.offers, picked).further.some(
    (offer) => offer.race && offer.path.length === picked.length + 1 && ids.includes(nextOf(offer, picked)),
  );
}

/** My hand, if this is one of its cards. */
function handOf(play: Play, ids: string[]): Zone | null {
  const zones = play.session.view?.zones ?? [];
  const held = zones.find((zone) => play.isHeld(zone) && ids.includes(zone.id));
  return held && held.id !== ids[0] ? held : null;
}

/** A card dropped anywhere on the table is meant for it; dropped on a bar or beside the page it is not. */
function isOnTable(event: PointerEvent, root: HTMLElement): boolean {
  const at = document.elementFromPoint(event.clientX, event.clientY);
  return Boolean(at && root.contains(at) && !at.closest("button, a, header"));
}

function goesFurther(play: Play, ids: string[]): boolean {
  return play.offers.some((offer) => {
    const begins = ids.includes(offer.path[0] ?? "");
    return begins && offer.path.length > 1 && !offer.why;
  });
}

function lift(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  makeGhost(ghost, element.getBoundingClientRect(), 50);
  return ghost;
}
