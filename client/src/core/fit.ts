// Makes everything on the felt as large as fits, so that nothing scrolls during play.
const LEAST = 20;
const MOST = 118;
/** Parts of the height a board may claim before the other things are measured. */
const BOARD_SHARES = [0.94, 0.84, 0.72, 0.66, 0.6, 0.54, 0.46, 0.38];
/** Cards narrower than this are hard to read and to touch. */
const COMFORT = 46;
const LARGEST_CELL = 150;

/** Finds the largest unit (the width of a card) and the largest board cells that still fit. */
export function fit(felt: HTMLElement): void {
  const boards = [...felt.querySelectorAll<HTMLElement>("[data-cols]")];
  // Pieces on their way would count as overflowing: they are measured where they belong.
  felt.classList.add("fitting");
  const best = bestUnit(felt, boards);
  const had = Number(felt.dataset.unit ?? 0);
  // A table that breathes at every card is hard to look at: small gains are not taken.
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
  felt.classList.remove("fitting");
}

/** A board claims most of the room, and less of it while the other things would be too small. */
function bestUnit(felt: HTMLElement, boards: HTMLElement[]): number {
  const most = Math.min(MOST, felt.clientHeight / 3.4, felt.clientWidth / 4.5);
  let best = LEAST;
  for (const share of boards.length ? BOARD_SHARES : [0]) {
    boards.forEach((board) => setCell(board, startCell(felt, board, share)));
    best = largest(LEAST, most, (size) => fitsAt(felt, size));
    if (best >= COMFORT && fitsAt(felt, best)) break;
  }
  return best;
}

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
  return inside && [...felt.querySelectorAll<HTMLElement>(".dice .body")].every(holds);
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
