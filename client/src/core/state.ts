// What the viewer sees, kept current: messages go in, a new view comes out. No drawing here.
import type { Clock, Fresh, News, Offer, Outcome, Progress, Say, SeatNote, Update, Zone } from "../wire";

/** Lines of news kept on the page. */
const NEWS_KEPT = 200;

export interface View {
  number: number;
  zones: Zone[];
  offers: Offer[];
  /** The last offers there were: the next ones are told as steps from these. */
  offered: Offer[];
  seats: SeatNote[];
  toAct: number[];
  prompt: Say | null;
  progress: Progress | null;
  clocks: Clock[];
  /** When the clocks were told, on the page's own clock. */
  clocksAt: number;
  news: News[];
  outcome: Outcome | null;
}

export function fromFresh(told: Fresh, now: number): View {
  return {
    number: told.number,
    zones: told.zones,
    offers: told.offers ?? [],
    offered: told.offers ?? told.before ?? [],
    seats: told.seats ?? [],
    toAct: told.to_act ?? [],
    prompt: told.prompt ?? null,
    progress: told.progress ?? null,
    clocks: told.clocks ?? [],
    clocksAt: now,
    news: told.news ?? [],
    outcome: told.outcome ?? null,
  };
}

/** Whether the update joins on: `old` was had already, `gap` means something was missed. */
export function joins(view: View, told: Update): "next" | "old" | "gap" {
  if (told.since === view.number) return "next";
  return told.number <= view.number ? "old" : "gap";
}

export function withUpdate(view: View, told: Update, now: number): View {
  const offered = told.before ?? view.offered;
  const offers = told.offers === undefined ? view.offers : told.offers ? edited(offered, told.offers) : [];
  return {
    number: told.number,
    zones: mergeZones(view.zones, told),
    offers,
    offered: offers.length ? offers : offered,
    seats: told.seats ?? view.seats,
    toAct: told.to_act ?? view.toAct,
    prompt: told.prompt === undefined ? view.prompt : told.prompt,
    progress: told.progress === undefined ? view.progress : told.progress,
    clocks: told.clocks ?? view.clocks,
    clocksAt: told.clocks ? now : view.clocksAt,
    news: [...view.news, ...(told.news ?? [])].slice(-NEWS_KEPT),
    outcome: told.outcome === undefined ? view.outcome : told.outcome,
  };
}

function mergeZones(zones: Zone[], told: Update): Zone[] {
  const known = new Map(zones.map((zone) => [zone.id, zone]));
  for (const zone of told.zones ?? []) {
    const cells = zone.same_cells ? (known.get(zone.id)?.cells ?? []) : zone.cells;
    known.set(zone.id, { ...zone, cells });
  }
  for (const change of told.changes ?? []) {
    const zone = known.get(change.id);
    if (zone) known.set(change.id, { ...zone, ...change, pieces: edited(zone.pieces ?? [], change.pieces ?? []) });
  }
  const order = told.order ?? zones.map((zone) => zone.id);
  return order.flatMap((id) => known.get(id) ?? []);
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
