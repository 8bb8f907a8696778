// A small QR encoder: bytes, error level L, versions 1 to 9. Enough for a link.
const DATA = [19, 34, 55, 80, 108, 136, 156, 194, 232];
const CHECK = [7, 10, 15, 20, 26, 18, 20, 24, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

type Grid = (boolean | undefined)[][];

const EXP = new Array<number>(512);
const LOG = new Array<number>(256);
for (let n = 0, x = 1; n < 255; n++) {
  EXP[n] = EXP[n + 255] = x;
  LOG[x] = n;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}

/** The dark modules as one SVG path, or null where the text is too long. */
export function qrPath(text: string): { size: number; path: string } | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = DATA.findIndex((room) => bytes.length + 2 <= room);
  if (index < 0) return null;
  const grid = draw(index, interleave(index, pack(bytes, DATA[index]!)));
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: grid.length, path };
}

function pack(bytes: number[], room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = [];
  for (let n = 0; n + 1 < nibbles.length; n += 2) words.push((nibbles[n]! << 4) | nibbles[n + 1]!);
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 ? 17 : 236);
  return words;
}

/** Blocks of data with their check words, dealt out like cards. */
function interleave(index: number, words: number[]): number[] {
  const [blocks, check] = [BLOCKS[index]!, CHECK[index]!];
  const size = words.length / blocks;
  const data = Array.from({ length: blocks }, (_, n) => words.slice(n * size, (n + 1) * size));
  const checks = data.map((block) => remainder(block, check));
  const deal = (hands: number[][], length: number) =>
    Array.from({ length }, (_, n) => hands.map((hand) => hand[n]!)).flat();
  return [...deal(data, size), ...deal(checks, check)];
}

function remainder(block: number[], degree: number): number[] {
  let divisor = [1];
  for (let n = 0; n < degree; n++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[n]!)));
    divisor = next;
  }
  const rest = [...block, ...new Array<number>(degree).fill(0)];
  for (let n = 0; n < block.length; n++) {
    const lead = rest[n]!;
    if (lead) divisor.forEach((factor, at) => (rest[n + at]! ^= times(factor, lead)));
  }
  return rest.slice(block.length);
}

function times(a: number, b: number): number {
  return a && b ? EXP[LOG[a]! + LOG[b]!]! : 0;
}

function draw(index: number, words: number[]): Grid {
  const size = 21 + 4 * index;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (let n = 0; n < size; n++) (set(n, 6, n % 2 === 0), set(6, n, n % 2 === 0));
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(set, cx, cy, 4, [2, 4]);
  const centres = ALIGN[index]!;
  const last = centres.length - 1;
  centres.forEach((cx, i) =>
    centres.forEach((cy, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) square(set, cx, cy, 2, [1]);
    }),
  );
  formatBits(set, size);
  if (index >= 6) versionBits(set, size, index + 1);
  fillWords(grid, words);
  return grid;
}

/** Rings around a centre, dark but for those listed. */
function square(set: (x: number, y: number, dark: boolean) => void, cx: number, cy: number, reach: number, light: number[]) {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** Level L and mask 0, with their own check bits. */
function formatBits(set: (x: number, y: number, dark: boolean) => void, size: number): void {
  const value = 1 << 3;
  let rest = value;
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((value << 10) | rest) ^ 0x5412;
  const bit = (n: number) => ((bits >> n) & 1) === 1;
  for (let n = 0; n < 6; n++) set(8, n, bit(n));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let n = 9; n < 15; n++) set(14 - n, 8, bit(n));
  for (let n = 0; n < 8; n++) set(size - 1 - n, 8, bit(n));
  for (let n = 8; n < 15; n++) set(8, size - 15 + n, bit(n));
  set(8, size - 8, true);
}

function versionBits(set: (x: number, y: number, dark: boolean) => void, size: number, version: number): void {
  let rest = version;
  for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let n = 0; n < 18; n++) {
    const dark = ((bits >> n) & 1) === 1;
    set(size - 11 + (n % 3), Math.floor(n / 3), dark);
    set(Math.floor(n / 3), size - 11 + (n % 3), dark);
  }
}

/** Up and down in columns of two, masked like a chessboard. */
function fillWords(grid: Grid, words: number[]): void {
  const size = grid.length;
  let n = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (grid[y]![x] !== undefined) continue;
        const dark = (((words[n >> 3] ?? 0) >> (7 - (n & 7))) & 1) === 1;
        grid[y]![x] = dark !== ((x + y) % 2 === 0);
        n++;
      }
    }
  }
}
