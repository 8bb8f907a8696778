// Motion tells what happened: pieces slide from where they were to where they are.
import { makeGhost } from "./ghost";
import { piecePlaces, type View } from "./state";

const SLIDE_MS = 230;
const FADE_MS = 160;
const TUMBLE_MS = 620;
/** A motion that is so near to its end is not over yet. */
const NEARLY_MS = 0.01;
/** Where more come at once than one can follow, they are simply there. */
const MANY = 6;
/** Zones where a new piece lies over the old one. */
const COVERS = new Set(["pile", "fan", "tokens"]);

interface Left {
  ghost: HTMLElement;
  box: DOMRect;
  zone: string;
}

/** How the table looked just before an update. */
export interface Before {
  boxes: Map<string, DOMRect>;
  zones: Map<string, DOMRect>;
  places: Map<string, string>;
  left: Left[];
  beats: Map<string, number>;
  scores: (number | null)[];
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const isStill = () => stillness.matches;

export function lookBefore(root: HTMLElement, view: View, next: View): Before {
  const before: Before = {
    boxes: new Map(),
    zones: new Map(),
    places: piecePlaces(view),
    left: [],
    beats: new Map(view.zones.map((zone) => [zone.id, zone.beat ?? 0])),
    scores: view.seats.map((seat) => seat.score ?? null),
  };
  if (!isStill()) measure(root, before, next);
  return before;
}

function measure(root: HTMLElement, before: Before, next: View): void {
  const staying = piecePlaces(next);
  const covered = coveredIn(next, before.places);
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.dataset.piece!;
    const box = element.getBoundingClientRect();
    before.boxes.set(id, box);
    const zone = before.places.get(id) ?? "";
    if (!staying.has(id) && !covered.has(zone) && !next.consequence?.over?.includes(zone)) {
      before.left.push({ ghost: element.cloneNode(true) as HTMLElement, box, zone });
    }
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    before.zones.set(element.dataset.zone!, element.getBoundingClientRect());
  }
}

/** Where something new lies in the place of what lay there, as when cards are turned over: no copy
 *  of the old one is needed, and copies of drawings are dear. */
function coveredIn(next: View, places: Map<string, string>): Set<string> {
  const fresh = next.zones.flatMap((zone) => zone.pieces ?? []).filter((piece) => !places.has(piece.id));
  const origins = new Set(fresh.map((piece) => piece.origin));
  const turned = next.zones.filter(
    (zone) => COVERS.has(zone.kind) && !origins.has(zone.id) && zone.pieces?.some((piece) => !places.has(piece.id)),
  );
  return new Set(turned.map((zone) => zone.id));
}

/** Plays the motion; returns whether anything slid. Nothing waits for it. */
export function moveSince(root: HTMLElement, before: Before, view: View): boolean {
  if (isStill()) return false;
  const swept = new Map<string, DOMRect>();
  const fresh: HTMLElement[] = [];
  let slid = false;
  const origins = new Map(view.zones.flatMap((zone) => (zone.pieces ?? []).map((piece) => [piece.id, piece.origin])));
  // All are measured before any is moved: else the page would be laid out anew for each.
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  const boxes = pieces.map((element) => element.getBoundingClientRect());
  for (const [n, element] of pieces.entries()) {
    const id = element.dataset.piece!;
    const to = boxes[n]!;
    const isNew = !before.places.has(id);
    const origin = isNew ? origins.get(id) : undefined;
    if (origin) swept.set(origin, to);
    const home = before.places.get(id) ?? origin ?? "";
    const from = before.boxes.get(id) ?? centred(before.zones.get(home), to);
    if (from) slid = slide(element, from, to) || slid;
    else if (isNew) fresh.push(element);
  }
  if (fresh.length <= MANY) fresh.forEach(appear);
  for (const left of before.left) depart(left, swept.get(left.zone));
  return slid || before.left.length > 0;
}

/** Where it will be when the motions end that it is in now. */
export function boxAtRest(element: Element): DOMRect {
  const motions = (element.closest("[data-piece]") ?? element).getAnimations().filter((one) => isFinite(endOf(one)));
  const times = motions.map((one) => one.currentTime);
  for (const one of motions) one.currentTime = endOf(one) - NEARLY_MS;
  const box = element.getBoundingClientRect();
  motions.forEach((one, n) => (one.currentTime = times[n]!));
  return box;
}

const endOf = (motion: Animation) => Number(motion.effect?.getComputedTiming().endTime ?? Infinity);

/** Zones whose beat changed: dice tumble, a pad sounds. Returns their ids. */
export function beaten(before: Before, view: View): string[] {
  return view.zones
    .filter((zone) => before.beats.has(zone.id) && before.beats.get(zone.id) !== (zone.beat ?? 0))
    .map((zone) => zone.id);
}

export function tumble(zone: HTMLElement): void {
  if (isStill()) return;
  zone.querySelectorAll<HTMLElement>("[data-piece]").forEach((die, n) => {
    const turn = (n % 2 ? -1 : 1) * (540 + 180 * (n % 3));
    die.animate(
      [
        { transform: `translateY(-60%) rotate(${turn}deg) scale(.8)`, filter: "blur(1.5px)" },
        { transform: `translateY(14%) rotate(${turn / 4}deg) scale(1.04)`, offset: 0.62 },
        { transform: "translateY(-7%) rotate(0)", offset: 0.82 },
        { transform: "none", filter: "none" },
      ],
      { duration: TUMBLE_MS + 60 * (n % 3), easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  });
}

function centred(zone: DOMRect | undefined, like: DOMRect): DOMRect | null {
  if (!zone) return null;
  const x = zone.x + (zone.width - like.width) / 2;
  const y = zone.y + (zone.height - like.height) / 2;
  return new DOMRect(x, y, like.width, like.height);
}

/** From the middle of one box to the middle of the other. Moved by its corner, a piece would need an
 *  origin of its own, and with that the browser draws every step of the way on the page's own thread. */
function between(from: DOMRect, to: DOMRect): [number, number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect): boolean {
  const [dx, dy] = between(to, from);
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.03) return false;
  element.style.zIndex = "30";
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  const motion = element.animate([start, { transform: "none" }], {
    duration: SLIDE_MS,
    easing: "cubic-bezier(.2,.8,.3,1)",
  });
  const done = () => (element.style.zIndex = "");
  motion.finished.then(done, done);
  return Math.abs(dx) + Math.abs(dy) > 30;
}

/** A pile from which somebody takes: for a moment it is off the table. */
export function lift(element: HTMLElement): void {
  if (isStill()) return;
  const up = { transform: "translateY(-10px) rotate(-2deg)", offset: 0.4 };
  element.animate([{ transform: "none" }, up, { transform: "none" }], { duration: 2 * SLIDE_MS, easing: "ease-out" });
}

function appear(element: HTMLElement): void {
  element.animate(
    [
      { opacity: 0, transform: "scale(.85)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: FADE_MS,
      easing: "ease-out",
    },
  );
}

function depart({ ghost, box }: Left, to: DOMRect | undefined): void {
  makeGhost(ghost, box, 40);
  const [dx, dy] = to ? between(box, to) : [0, 0];
  const end = to
    ? { transform: `translate(${dx}px, ${dy}px) scale(${to.width / box.width})` }
    : { transform: "scale(.8)", opacity: 0 };
  const motion = ghost.animate([{ transform: "none" }, end], {
    duration: to ? SLIDE_MS : FADE_MS,
    easing: "ease-out",
  });
  const gone = () => ghost.remove();
  motion.finished.then(gone, gone);
}
