// Makes everything on the felt as large as fits, so that nothing scrolls during play.
const LEAST = 20;
const MOST = 148;
/** Parts of the height a board may claim before the other things are measured. */
const BOARD_SHARES = [0.94, 0.84, 0.72, 0.66, 0.6, 0.54, 0.46, 0.38];
/** Cards narrower than the first are hard to touch, than the second hard to read too. */
const COMFORTS = [46, 36] as const;
/** On a large screen people hold it farther away: so much of its width, up to so much. */
const [EASY_SHARE, EASY_MOST] = [0.085, 70];
/** A board smaller than this costs more comfort than small cards do. */
const AMPLE = 0.66;
/** Cells narrower than this are harder to touch than small cards are. */
const ROOMY = 34;
/** What is nearer to the edge looks cut off. */
const EDGE = 4;
const LARGEST_CELL = 150;
/** So much of a card in the hand is seen before the cards are made smaller instead. */
const SEEN = 0.84;

/** With this much less on the felt it is measured anew, so that what is left may grow. */
const THINNED = 0.7;

/**
 * Finds the largest unit (the width of a card) and the largest board cells that still fit.
 * Measuring is slow on a phone, and a table that breathes at every card is hard to look at: what
 * still fits stays as it is.
 */
export function fit(felt: HTMLElement): void {
  const boards = [...felt.querySelectorAll<HTMLElement>("[data-cols]")];
  const [shape, pieces] = [shapeOf(felt), felt.querySelectorAll("[data-piece]").length];
  // Pieces on their way would count as overflowing: they are measured where they belong.
  felt.classList.add("fitting");
  if (felt.dataset.shape !== shape || pieces < THINNED * Number(felt.dataset.pieces) || !fits(felt)) {
    measure(felt, boards);
    // What did not fit at all was measured in passing, and is measured again.
    felt.dataset.shape = fits(felt) ? shape : "";
    felt.dataset.pieces = String(pieces);
  }
  felt.classList.remove("fitting");
}

/** What decides how large things may be: the room, the zones and their titles, the faces. */
function shapeOf(felt: HTMLElement): string {
  const zones = [...felt.querySelectorAll<HTMLElement>("[data-zone], h2")].map((part) =>
    part.dataset.zone ? part.className : part.textContent,
  );
  return [felt.clientWidth, felt.clientHeight, felt.querySelector("use") !== null, ...zones].join(" ");
}

function measure(felt: HTMLElement, boards: HTMLElement[]): void {
  const best = bestUnit(felt, boards);
  const had = Number(felt.dataset.unit ?? 0);
  // Small gains are not taken either.
  const unit = had < best && had > best * 0.8 && fitsAt(felt, had) ? had : best;
  felt.dataset.unit = String(unit);
  felt.style.setProperty("--u", `${unit}px`);
  for (const board of boards) {
    const cell = largest(Number(board.dataset.cell), LARGEST_CELL, (size) => {
      setCell(board, size);
      return fits(felt);
    });
    setCell(board, cell);
  }
}

/** A board claims most of the room, and less of it while the other things would be too small. */
function bestUnit(felt: HTMLElement, boards: HTMLElement[]): number {
  const most = Math.min(MOST, felt.clientHeight / 3.4, felt.clientWidth / 4.5);
  const share = (part: number) => boards.forEach((board) => setCell(board, startCell(felt, board, part)));
  const comfortable = (part: number, unit: number) => (share(part), most >= unit && fitsAt(felt, unit));
  const [least, tight] = COMFORTS;
  const easy = Math.max(least, Math.min(EASY_MOST, felt.clientWidth * EASY_SHARE));
  const ample = BOARD_SHARES.filter((part) => part >= AMPLE);
  if (boards.length) {
    share(
      ample.find((part) => comfortable(part, easy) && boards.every(isRoomy)) ??
        ample.find((part) => comfortable(part, tight)) ??
        BOARD_SHARES.find((part) => comfortable(part, tight)) ??
        BOARD_SHARES.at(-1)!,
    );
  }
  return largest(LEAST, most, (size) => fitsAt(felt, size));
}

const isRoomy = (board: HTMLElement) => Number(board.dataset.cell) >= ROOMY;

function startCell(felt: HTMLElement, board: HTMLElement, share: number): number {
  const [cols, rows] = [Number(board.dataset.cols), Number(board.dataset.rows)];
  const wide = (felt.clientWidth - 24) / cols;
  const high = (felt.clientHeight * share) / rows;
  return Math.max(14, Math.min(wide, high, LARGEST_CELL));
}

function setCell(board: HTMLElement, size: number): void {
  board.dataset.cell = String(size);
  board.style.setProperty("--cell", `${Math.floor(size * 4) / 4}px`);
}

function fitsAt(felt: HTMLElement, unit: number): boolean {
  felt.style.setProperty("--u", `${unit}px`);
  return fits(felt);
}

function fits(felt: HTMLElement): boolean {
  const inside = felt.scrollHeight <= felt.clientHeight + 1 && felt.scrollWidth <= felt.clientWidth + 1;
  return (
    inside &&
    isWithin(felt) &&
    all(felt, ".dice .body").every(holds) &&
    (isTight(felt) || all(felt, ".hand .body").every(isLegible))
  );
}

const all = (felt: HTMLElement, what: string) => [...felt.querySelectorAll<HTMLElement>(what)];

/** Boards, and things in a line that never wraps, stand out on both sides; only one would scroll. */
function isWithin(felt: HTMLElement): boolean {
  const { left, right } = felt.getBoundingClientRect();
  const boxes = all(felt, "[data-zone], [data-cols]").map((part) => part.getBoundingClientRect());
  return boxes.every((box) => box.left >= left + EDGE && box.right <= right - EDGE);
}

/** Cards are as small as they may become for the sake of being seen whole. */
const isTight = (felt: HTMLElement) => parseFloat(felt.style.getPropertyValue("--u")) <= COMFORTS[0];

/** Whether of every card held enough is seen; letters stand in the middle. */
function isLegible(hand: HTMLElement): boolean {
  const slot = hand.querySelector<HTMLElement>(".slot:not(:last-child)");
  const card = slot?.querySelector<HTMLElement>("[data-piece]");
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
