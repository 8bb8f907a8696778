// The keyboard: every move is reachable, and keys in real-time games count when they go down.
import type { Offer } from "../../wire";
import { nextPoint } from "../compose/placed";
import { idsAt } from "./gestures";
import type { Play } from "./play.svelte";

const BUTTONS = "button, a, summary";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles a key; returns whether it meant something. */
export function press(event: KeyboardEvent, root: HTMLElement, play: Play): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element).closest("input, textarea, select, dialog")) return false;
  const offers = withKey(play.offers, event.key);
  const onButton = buttonInFocus(event.key === "Escape");
  if (offers.length && !(onButton && (event.key === "Enter" || event.key === " "))) {
    if (!event.repeat) play.choose(offers, event);
    return true;
  }
  if (event.key === "Escape") return (play.escape(), true);
  if (event.key === "Enter" && !onButton && play.ready) {
    if (!event.repeat) play.choose([play.ready], event);
    return true;
  }
  const focused = document.activeElement?.closest<HTMLElement>("[data-thing]");
  if (focused && root.contains(focused) && (event.key === "Enter" || event.key === " ")) {
    if (!event.repeat) play.click(idsAt(focused), event);
    return true;
  }
  if ((event.target as Element).closest("[data-scrolls]")) return false;
  return walk(ARROWS[event.key], focused ?? null, root);
}

/** A button that has the focus has Enter and Space, too: Escape takes it away. */
function buttonInFocus(letGo: boolean): HTMLElement | null {
  const button = document.activeElement?.closest<HTMLElement>(BUTTONS) ?? null;
  if (letGo) button?.blur();
  return letGo ? null : button;
}

/** A click does not move the focus, so the keys still belong to the game and Space is a slap. */
export function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest(BUTTONS)) event.preventDefault();
}

function withKey(offers: Offer[], key: string): Offer[] {
  const exact = offers.filter((offer) => offer.key === key);
  if (exact.length) return exact;
  return offers.filter((offer) => offer.key && offer.key.toLowerCase() === key.toLowerCase());
}

/** Arrows go to the nearest thing that can be touched, in that direction if there is one. */
function walk(way: [number, number] | undefined, from: HTMLElement | null, root: HTMLElement): boolean {
  if (!way) return false;
  const cell = from && besideCell(from, way);
  if (cell) return (cell.focus(), true);
  const things = [...root.querySelectorAll<HTMLElement>("[data-thing][tabindex='0']")];
  if (!from) return things[0] ? (things[0].focus(), true) : false;
  const start = middle(from);
  const next = things
    .filter((thing) => thing !== from)
    .map((thing) => ({ thing, ...cost(start, middle(thing), way) }))
    .toSorted((a, b) => Number(a.ahead <= 1) - Number(b.ahead <= 1) || a.cost - b.cost)[0];
  next?.thing.focus();
  return next !== undefined;
}

/** On a board an arrow goes to the next cell of the row or column, whether it is lit or not; to the nearest where cells
 * stand anywhere. */
function besideCell(from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | null {
  const grid = from.closest<HTMLElement>("[role=grid]");
  if (!grid) return null;
  const cells = [...grid.querySelectorAll<HTMLElement>("[role=gridcell]")];
  const [at, cols] = [cells.indexOf(from.closest("[role=gridcell]")!), Number(grid.dataset.cols)];
  if (!cols) return cells[nextPoint(cells.map(middle), at, [dx, dy]) ?? at]!;
  const [x, y] = [(at % cols) + dx, Math.floor(at / cols) + dy];
  return x < 0 || x >= cols ? null : (cells[y * cols + x] ?? null);
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function cost(from: [number, number], to: [number, number], way: [number, number]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const ahead = dx * way[0] + dy * way[1];
  const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
  return { ahead, cost: Math.abs(ahead) + 2.5 * aside };
}
