// Makes everything on the table as large as fits, so that nothing scrolls during play.
// Sizes are chosen once for a game and a window. Later they are only made smaller, when something
// came for which no room was kept.
const LEAST = 15;
const MOST = 148;
/** Cards narrower than this are hard to touch. */
const COMFORT = 46;
/** What is nearer to the edge looks cut off. */
const EDGE = 4;
const LARGEST_CELL = 220;
/** What came for which no room was kept makes all smaller by this, until it fits. */
const STEP = 0.92;
/** So much of a card in the hand is seen before the cards are made smaller instead. */
const SEEN = 0.84;

/** Finds the largest unit (the width of a card) that still fits; what fits already stays as it is. */
export function fit(felt: HTMLElement): void {
  const shape = shapeOf(felt);
  if (felt.dataset.shape === shape && fits(felt)) return; // as it is almost always: no style is touched
  // Pieces on their way would count as overflowing: they are measured where they belong.
  felt.classList.add("fitting");
  if (felt.dataset.shape !== shape) measure(felt, mostFor(felt), isEasy);
  else shrink(felt, Number(felt.dataset.unit));
  felt.dataset.shape = shape;
  felt.classList.remove("fitting");
}

/** The cells of every board in this place, as large as the place allows. */
export function fitCells(ground: HTMLElement): void {
  const boards = [...ground.querySelectorAll<HTMLElement>("[data-cols]")];
  const wide = (ground.clientWidth - 2 * EDGE) / boards.length;
  for (const board of boards) {
    const [cols, rows] = [Number(board.dataset.cols), Number(board.dataset.rows)];
    const cell = Math.min(wide / cols, (ground.clientHeight - 2 * EDGE) / rows, LARGEST_CELL);
    board.style.setProperty("--cell", `${Math.floor(cell * 4) / 4}px`);
  }
}

/** The room, and whether faces and words have come: with each of them all is measured anew. */
function shapeOf(felt: HTMLElement): string {
  const { clientWidth, clientHeight, dataset } = felt;
  return [clientWidth, clientHeight, felt.querySelector("use") !== null, dataset.words].join(" ");
}

/** Beside a board things may have all of the height; alone on the cloth nothing is so large. */
function mostFor(felt: HTMLElement): number {
  const [high, wide] = felt.matches(".beside") ? [1.4, 5] : [3.4, 4.5];
  return Math.min(MOST, felt.clientHeight / high, felt.clientWidth / wide);
}

function measure(felt: HTMLElement, most: number, works: (felt: HTMLElement) => boolean): void {
  const unit = largest(LEAST, most, (size) => {
    felt.style.setProperty("--u", `${size}px`);
    return works(felt);
  });
  felt.dataset.unit = String(unit);
  felt.style.setProperty("--u", `${unit}px`);
}

/** In the middle of a game: every look at a size costs a slow phone a frame, so a guess comes first. */
function shrink(felt: HTMLElement, from: number): void {
  if (fits(felt)) return; // only a piece on its way stood out
  const over = Math.max(felt.scrollHeight / felt.clientHeight, felt.scrollWidth / felt.clientWidth, 1);
  let unit = Math.max(LEAST, Math.min(from * STEP, from / over));
  while (!fitsAt(felt, unit) && unit > LEAST) unit = Math.max(LEAST, unit * STEP);
  felt.dataset.unit = String(unit);
}

function fitsAt(felt: HTMLElement, unit: number): boolean {
  felt.style.setProperty("--u", `${unit}px`);
  return fits(felt);
}

function fits(felt: HTMLElement): boolean {
  const inside = felt.scrollHeight <= felt.clientHeight + 1 && felt.scrollWidth <= felt.clientWidth + 1;
  return inside && isWithin(felt) && all(felt, ".dice .body").every(holds);
}

/** It fits, and what is held can be read. A hand that grows beyond its room lies closer instead. */
function isEasy(felt: HTMLElement): boolean {
  return fits(felt) && (isTight(felt) || all(felt, ".hand .body").every(isLegible));
}

const all = (felt: HTMLElement, what: string) => [...felt.querySelectorAll<HTMLElement>(what)];

/** Things in a line that never wraps stand out on both sides; only one would scroll. */
function isWithin(felt: HTMLElement): boolean {
  const { left, right } = felt.getBoundingClientRect();
  const boxes = all(felt, "[data-zone], .line .body").map((part) => part.getBoundingClientRect());
  return boxes.every((box) => box.left >= left + EDGE && box.right <= right - EDGE);
}

/** Cards are as small as they may become for the sake of being seen whole. */
const isTight = (felt: HTMLElement) => parseFloat(felt.style.getPropertyValue("--u")) <= COMFORT;

/** Whether of every card held enough is seen; letters stand in the middle. */
function isLegible(hand: HTMLElement): boolean {
  const slot = hand.querySelector<HTMLElement>(".slot:not(:last-child)");
  const card = hand.querySelector<HTMLElement>("[data-piece], .slot:last-child");
  return !slot || !card || slot.offsetWidth >= card.offsetWidth * SEEN;
}

/** Whether a tray, which never wraps, holds its dice without their touching its edge. */
function holds(tray: HTMLElement): boolean {
  const last = tray.querySelector<HTMLElement>("[data-piece]:last-of-type");
  return !last || last.offsetLeft + last.offsetWidth + 4 <= tray.clientWidth;
}

function largest(least: number, most: number, works: (size: number) => boolean): number {
  let [low, high] = [least, Math.max(least, most)];
  if (works(high)) return high;
  for (let n = 0; n < 7; n++) {
    const middle = (low + high) / 2;
    if (works(middle)) low = middle;
    else high = middle;
  }
  return low;
}
