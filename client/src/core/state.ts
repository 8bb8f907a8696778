// What the viewer sees, kept current: messages go in, a new view comes out. No drawing here.
import { follows, spellNews, spellOffer, spellPrompt, spellSeats, spellZones } from "./brief";
import type {
  BriefOffer,
  Clock,
  Consequence,
  Fresh,
  News,
  Offer,
  Outcome,
  Progress,
  Say,
  SeatNote,
  Update,
  Zone,
} from "../wire";

type OfferSteps = NonNullable<Update["o"]>;

/** Lines of news kept on the page. */
const NEWS_KEPT = 200;

export interface View {
  number: number;
  zones: Zone[];
  offers: Offer[];
  /** The last offers there were. */
  offered: Offer[];
  /** Every offer that was told, by its number. */
  known: Offer[];
  seats: SeatNote[];
  toAct: number[];
  prompt: Say | null;
  progress: Progress | null;
  clocks: Clock[];
  /** When the clocks were told, on the page's own clock. */
  clocksAt: number;
  news: News[];
  /** Pieces that the last move brought to a board or a row, and cells that it emptied. */
  lastMove: string[];
  /** What the last entry led to; never what an earlier one did. */
  consequence: Consequence | null;
  outcome: Outcome | null;
}

export function fromFresh(told: Fresh, now: number): View {
  const offered = told.offers ?? told.before ?? [];
  return {
    number: told.number,
    zones: told.zones,
    offers: told.offers ?? [],
    offered,
    known: offered,
    seats: told.seats ?? [],
    toAct: told.to_act ?? [],
    prompt: told.prompt ?? null,
    progress: told.progress ?? null,
    clocks: told.clocks ?? [],
    clocksAt: now,
    news: told.news ?? [],
    lastMove: told.last_move ?? [],
    consequence: null,
    outcome: told.outcome ?? null,
  };
}

/** Whether the update joins on: `old` was had already, `gap` means something was missed. */
export function joins(view: View, told: Update): "next" | "old" | "gap" {
  if (follows(told) === view.number) return "next";
  return told.n <= view.number ? "old" : "gap";
}

export function withUpdate(view: View, told: Update, now: number): View {
  const offered = told.b ?? view.offered;
  const known = told.w ? [...offered] : [...view.known];
  const offers = told.o === undefined ? view.offers : read(told.o ?? [], known);
  const prompt = spellPrompt(told);
  return {
    number: told.n,
    zones: mergeZones(view.zones, told),
    offers,
    offered: offers.length ? offers : offered,
    known,
    seats: told.t ? spellSeats(told, view.seats) : view.seats,
    toAct: told.a ?? view.toAct,
    prompt: prompt === undefined ? view.prompt : prompt,
    progress: told.g === undefined ? view.progress : told.g,
    clocks: told.k ?? view.clocks,
    clocksAt: told.k ? now : view.clocksAt,
    news: [...view.news, ...spellNews(told)].slice(-NEWS_KEPT),
    lastMove: told.l ?? view.lastMove,
    consequence: told.q ? withPieces(told.q, view.zones) : null,
    outcome: told.x === undefined ? view.outcome : told.x,
  };
}

/** Where it names no pieces, it is about what lay in its place before. */
function withPieces(told: Consequence, before: Zone[]): Consequence {
  const { over = [], pieces = [] } = told;
  if (pieces.length) return told;
  return { ...told, pieces: before.filter(({ id }) => over.includes(id)).flatMap((zone) => zone.pieces ?? []) };
}

function mergeZones(zones: Zone[], told: Update): Zone[] {
  const known = new Map(zones.map((zone) => [zone.id, zone]));
  for (const zone of told.z ?? []) {
    const { cells = [], places = [] } = (zone.same_cells && known.get(zone.id)) || zone;
    known.set(zone.id, { ...zone, cells, places });
  }
  for (const change of spellZones(told)) {
    const zone = known.get(change.id);
    if (zone) known.set(change.id, { ...zone, ...change, pieces: edited(zone.pieces ?? [], change.pieces) });
  }
  const order = told.d ?? zones.map((zone) => zone.id);
  return order.flatMap((id) => known.get(id) ?? []);
}

/** The offers that these steps mean: known ones by number, below zero so many more after it, or new ones, which get the
 * next numbers. */
export function read(steps: OfferSteps, known: Offer[]): Offer[] {
  const made: Offer[] = [];
  let at = 0;
  for (const step of steps) {
    if (typeof step !== "number") made.push(add(step, known));
    else if (step >= 0) made.push(known[(at = step)]!);
    else made.push(...known.slice(at + 1, (at -= step) + 1));
  }
  return made;
}

function add(step: BriefOffer, known: Offer[]): Offer {
  const offer = spellOffer(step, known);
  known.push(offer);
  return offer;
}

/** Steps from things that are known: so many stay (above zero), so many go (below), or a new one. The rest stays. */
export function edited<Thing extends object>(old: Thing[], steps: (number | Thing)[]): Thing[] {
  const made: Thing[] = [];
  let at = 0;
  for (const step of steps) {
    if (typeof step !== "number") {
      made.push(step);
      continue;
    }
    made.push(...old.slice(at, at + Math.max(step, 0)));
    at += Math.abs(step);
  }
  return made.concat(old.slice(at));
}

/** Every piece lying on the table, with the zone it lies in. */
export function piecePlaces(view: View | null): Map<string, string> {
  const places = new Map<string, string>();
  for (const zone of view?.zones ?? []) {
    for (const piece of zone.pieces ?? []) places.set(piece.id, zone.id);
  }
  return places;
}
