// A board whose cells stand anywhere: the room they take, where each is drawn, and which one an arrow leads to.
import type { Zone } from "../../wire";

export type Point = [number, number];

export interface Board {
  /** The middle of each cell, from the top left corner of the board, in widths of a cell. */
  points: Point[];
  /** The room that all take with their margin, and one of them. */
  wide: number;
  high: number;
  cell: { wide: number; high: number };
  /** The outline of a cell in a box of 1 by 1; empty for a rectangle. */
  path: string;
  turned: boolean;
}

const PATHS: Record<string, string> = {
  hexagon: "M.5 0 1 .25V.75L.5 1 0 .75V.25Z",
  circle: "M.5 0a.5 .5 0 0 1 0 1 .5 .5 0 0 1 0-1Z",
};
/** A path that is not closed has no inside that could be touched. */
const CLOSED = /^M[\s,\d.eE+\-MLHVCSQTAZ]+Z\s*$/i;
const NARROW = Math.sqrt(3) / 2;
/** What is wider or higher is no board, but a mistake. */
const MOST = 100;
/** An arrow leads to what lies so far aside at most, for each step ahead. */
const ASIDE = 1.2;
/** Names stand so far out in the margin. */
const OUT = 0.82;

/** Null for a grid in lines. Places that cannot be drawn are no places, and the cells stand in lines. */
export function placedOf(zone: Zone, faceRatio: number, turned = false): Board | null {
  const { places = [], cells = [], margin = 0, outline = "" } = zone;
  if (!places.length || places.length !== cells.length || !places.flat().concat(margin).every(Number.isFinite))
    return null;
  const high = 1 / (outline === "hexagon" ? NARROW : outline ? 1 : faceRatio);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 0.5 - margin, Math.min(...ys) - high / 2 - margin];
  const size: Point = [Math.max(...xs) + 0.5 + margin - left, Math.max(...ys) + high / 2 + margin - top];
  if (Math.max(...size) > MOST || Math.min(...size) <= 0) return null;
  const points = places.map(([x, y]): Point => [x - left, y - top]);
  return {
    points: turned ? points.map(([x, y]) => [size[1] - y, x]) : points,
    wide: size[turned ? 1 : 0],
    high: size[turned ? 0 : 1],
    cell: turned ? { wide: high, high: 1 } : { wide: 1, high },
    path: PATHS[outline] ?? (CLOSED.test(outline) ? outline : ""),
    turned,
  };
}

/** How many cells stand in a line, for those who listen and for names at the edge. */
export const colsOf = ({ cols, places = [], cells = [] }: Zone): number =>
  cols || Math.max(1, places.length || Math.ceil(Math.sqrt(cells.length)));

/** Where the names of lines stand: before the first cell of each, away from the second. */
export function namePoints({ points }: Board, cols: number, margin: number): { rows: Point[]; columns: Point[] } {
  const before = (first: number, second: number) => beyond(points[first]!, points[second], 0.5 + margin * OUT);
  const firsts = points.flatMap((_, n) => (n % cols ? [] : [n]));
  return {
    rows: firsts.map((n) => before(n, n + 1)),
    columns: points.slice(0, cols).map((_, n) => before(n, n + cols)),
  };
}

function beyond([x, y]: Point, second: Point | undefined, far: number): Point {
  const [dx, dy] = second ? [x - second[0], y - second[1]] : [-1, 0];
  const long = Math.hypot(dx, dy) || 1;
  return [x + (dx / long) * far, y + (dy / long) * far];
}

/** The nearest in this direction. Of two that are as near, back is the first and on is the last: so one leads back. */
export function nextPoint(points: Point[], at: number, way: Point): number | null {
  const [fromX, fromY] = points[at]!;
  const isBack = way[0] + way[1] < 0;
  let best: { n: number; far: number } | null = null;
  for (const [n, [x, y]] of points.entries()) {
    const [dx, dy] = [x - fromX, y - fromY];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (n === at || ahead <= 0 || aside > ASIDE * ahead) continue;
    const far = Math.hypot(ahead, 2 * aside);
    const near = Math.abs(far - (best?.far ?? Infinity)) < far * 0.02;
    if (!best || (near ? !isBack : far < best.far)) best = { n, far };
  }
  return best?.n ?? null;
}
