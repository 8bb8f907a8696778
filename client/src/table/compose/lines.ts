// Which things stand in one line: the shared ones, and my own.
import type { ZoneKind } from "../../wire";
import type { Thing } from "./measure";
import type { TableShape } from "./shape";
import type { Other } from "./seats";

export interface Parts {
  others: Other[];
  centre: Thing[];
  mine: Thing[];
  pads: Thing[];
}

export function partsOf({ things, seats, me, foot }: TableShape): Parts {
  const isMine = (thing: Thing) => thing.seat === null || thing.seat === me;
  const turn = Array.from({ length: seats }, (_, n) => ((me ?? -1) + 1 + n) % seats).filter((seat) => seat !== me);
  return {
    others: turn.map((seat) => ({ seat, things: things.filter((thing) => thing.seat === seat) })),
    centre: things.filter((thing) => thing.seat === null && thing.kind !== "pad"),
    mine: things.filter((thing) => foot && me !== null && thing.seat === me && thing.kind !== "pad"),
    pads: things.filter((thing) => foot && thing.kind === "pad" && isMine(thing)),
  };
}

/** All ways to cut a list into at most so many lines; where none is allowed, each has its own. */
export function* linings(list: Thing[], most: number): Generator<Thing[][]> {
  let none = true;
  for (const lines of cuts(list, most)) {
    if (!lines.every(isLine) || isTorn(lines)) continue;
    none = false;
    yield lines;
  }
  if (none) yield list.map((thing) => [thing]);
}

function* cuts(list: Thing[], most: number): Generator<Thing[][]> {
  if (!list.length) yield [];
  else yield [list];
  for (let n = 1; most > 1 && n < list.length; n++)
    for (const rest of cuts(list.slice(n), most - 1)) yield [list.slice(0, n), ...rest];
}

/** A word, a board and a way stand in lines of their own, so all are centred on one axis. */
const ALONE = new Set<ZoneKind>(["line", "grid", "track"]);
const isLine = (line: Thing[]) => line.length === 1 || !line.some(({ kind }) => ALONE.has(kind));

/** Equal piles are one thing for the eye: no line ends among them. */
function isTorn(lines: Thing[][]): boolean {
  return lines.slice(1).some(([first], n) => isCard(first!) && isEqual(first!, lines[n]!.at(-1)!));
}

const isCard = ({ kind }: Thing) => kind === "pile" || kind === "fan";
const isEqual = (a: Thing, b: Thing) => a.kind === b.kind && a.size === b.size && a.seat === b.seat;

/** A counter belongs to the cards next to it. */
export const isCounterOf = (counter: Thing, cards: Thing | undefined) =>
  counter.kind === "tokens" && cards !== undefined && isCard(cards);

/** Small shared things may lie beside my own: none of them, or all but what is played for. A counter stays with cards. */
export function movings(centre: Thing[]): Thing[][] {
  const stays = (thing: Thing, n: number) => isCounterOf(thing, centre[n - 1]) || isCounterOf(thing, centre[n + 1]);
  const small = centre.filter(
    (thing, n) => thing.kind === "pile" || thing.size === "small" || (thing.kind === "tokens" && !stays(thing, n)),
  );
  return small.length && small.length < centre.length ? [[], small] : [[]];
}

/** My own things: in one line around what I hit, or in two. Piles lie at their left, rows at their right, and a way goes
 * below them. */
export function* ownLines(mine: Thing[], pads: Thing[], moved: Thing[]): Generator<Thing[][]> {
  const isRow = (thing: Thing) => thing.kind === "row";
  const isWay = (thing: Thing) => thing.kind === "track";
  const ways = mine.filter(isWay).map((way) => [way]);
  const left = moved.filter((thing) => !isRow(thing));
  const right = [...mine.filter((thing) => !isWay(thing)), ...moved.filter(isRow)];
  if (pads.length) yield [[...left, ...pads, ...right], ...ways];
  for (const lines of linings([...left, ...right], 2)) yield [...lines, ...ways, ...(pads.length ? [pads] : [])];
}

/** My counters may stand beside my name, as those of the others do, if other things of mine are left. */
export function countings(mine: Thing[]): { counters: Thing[]; rest: Thing[] }[] {
  const counters = mine.filter((thing) => thing.kind === "tokens");
  const rest = mine.filter((thing) => thing.kind !== "tokens");
  const among = { counters: [], rest: mine };
  return counters.length && rest.length ? [{ counters, rest }, among] : [among];
}

/** What stands in each place of a line: counters beside their cards, or each below its own. */
export function cellings(lines: Thing[][]): Thing[][][][] {
  const single = lines.map((line) => line.map((thing) => [thing]));
  const stacked = lines.map(withCounters);
  return stacked.some((line, n) => line.length < lines[n]!.length) ? [single, stacked] : [single];
}

function withCounters(line: Thing[]): Thing[][] {
  return line.reduce<Thing[][]>((cells, thing) => {
    const last = cells.at(-1);
    const [counted] = last ?? [];
    if (last && isCounterOf(thing, counted) && last.length === 1) last.push(thing);
    else if (last?.length === 1 && isCounterOf(counted!, thing)) last.unshift(thing);
    else cells.push([thing]);
    return cells;
  }, []);
}
