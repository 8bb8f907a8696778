// Makes everything on the felt as large as fits, so that nothing scrolls during play.
const LEAST = 20;
const MOST = 118;
const LARGEST_CELL = 128;

/** Finds the largest unit (the width of a card) and the largest board cells that still fit. */
export function fit(felt: HTMLElement): void {
  const boards = [...felt.querySelectorAll<HTMLElement>("[data-cols]")];
  const alone = !felt.querySelector("[data-zone]:not([data-cols])");
  boards.forEach((board) => setCell(board, startCell(felt, board, alone)));
  const unit = largest(LEAST, Math.min(MOST, felt.clientHeight / 3.4), (size) => {
    felt.style.setProperty("--u", `${size}px`);
    return fits(felt);
  });
  felt.style.setProperty("--u", `${unit}px`);
  for (const board of boards) {
    const cell = largest(Number(board.dataset.cell), LARGEST_CELL, (size) => {
      setCell(board, size);
      return fits(felt);
    });
    setCell(board, cell);
  }
}

/** What a board may claim before the other things are measured. */
function startCell(felt: HTMLElement, board: HTMLElement, alone: boolean): number {
  const [cols, rows] = [Number(board.dataset.cols), Number(board.dataset.rows)];
  const share = alone ? 0.5 : 0.5;
  const wide = (felt.clientWidth - 24) / cols;
  const high = (felt.clientHeight * share) / rows;
  return Math.max(14, Math.min(wide, high, LARGEST_CELL));
}

function setCell(board: HTMLElement, size: number): void {
  board.dataset.cell = String(size);
  board.style.setProperty("--cell", `${Math.floor(size * 4) / 4}px`);
}

function fits(felt: HTMLElement): boolean {
  return felt.scrollHeight <= felt.clientHeight + 1 && felt.scrollWidth <= felt.clientWidth + 1;
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
