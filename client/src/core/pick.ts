// From clicks to moves: an offer has a path of things to click, and this follows it.
import type { Offer, Say, Zone } from "../wire";

export interface Pick {
  /** Things clicked so far. */
  picked: string[];
  /** Offers whose whole path has been clicked. */
  complete: Offer[];
  /** Offers that go on from here. */
  further: Offer[];
}

/** Things may be clicked in any order: a card and then its cell, or a cell and then its card. */
export function follow(offers: Offer[], picked: string[]): Pick {
  const begun = offers.filter((offer) => offer.path.length > 0 && picked.every((id) => offer.path.includes(id)));
  return {
    picked,
    complete: picked.length ? begun.filter((offer) => offer.path.length === picked.length) : [],
    further: begun.filter((offer) => offer.path.length > picked.length),
  };
}

/** Things that would take the path further. */
export interface Things {
  lit: Set<string>;
  /** Quiet ones look the same whether they can be done or not: nothing reminds. */
  quiet: Set<string>;
  /** There is a reason against them, told when somebody tries. */
  barred: Set<string>;
}

export function candidates(offers: Offer[], picked: string[]): Things {
  const things: Things = { lit: new Set(), quiet: new Set(), barred: new Set() };
  for (const offer of follow(offers, picked).further) {
    const kind = offer.role === "quiet" ? "quiet" : offer.why ? "barred" : "lit";
    things[kind].add(nextOf(offer, picked));
  }
  for (const id of things.lit) {
    things.quiet.delete(id);
    things.barred.delete(id);
  }
  return things;
}

/** The first thing on an offer's path that has not been clicked. */
export function nextOf(offer: Offer, picked: string[]): string {
  return offer.path.find((id) => !picked.includes(id))!;
}

/** What is said once this thing was clicked: what to click next. */
export function thenOf(zones: Zone[], id: string | undefined): Say | null {
  const things = zones.flatMap((zone) => [zone, ...(zone.pieces ?? []), ...(zone.cells ?? [])]);
  return things.find((thing) => thing.id === id)?.then ?? null;
}

/** What a list may say against an offer before it is tried. */
export function reason(offer: Offer): Say | null {
  return offer.role === "quiet" ? null : (offer.why ?? null);
}

/** What clicking a thing leads to; `ids` names it from the inside out (piece, cell, zone). */
export function click(offers: Offer[], picked: string[], ids: string[]): Pick | null {
  const next = step(offers, picked, ids);
  if (next) return next;
  if (!picked.length) return null;
  if (ids.includes(picked[picked.length - 1]!)) return follow(offers, picked.slice(0, -1));
  return step(offers, [], ids);
}

function step(offers: Offer[], picked: string[], ids: string[]): Pick | null {
  const { lit, quiet, barred } = candidates(offers, picked);
  const later = new Set(laterOn(offers, picked));
  const id = [lit, quiet, barred, later].flatMap((set) => ids.find((id) => set.has(id)) ?? [])[0];
  return id === undefined ? null : follow(offers, [...picked, id]);
}

/** Things that come later on a path: not lit, but whoever begins with them is understood. */
function laterOn(offers: Offer[], picked: string[]): string[] {
  const possible = follow(offers, picked).further.filter((offer) => !offer.why);
  return possible.flatMap((offer) => offer.path.filter((id) => !picked.includes(id)));
}

/** Those that can be done, or else those that say why not. */
export function best(offers: Offer[]): Offer[] {
  const possible = offers.filter((offer) => !offer.why);
  return possible.length ? possible : offers.slice(0, 1);
}

/** The notation to send, with the answer in its place. Text with marks is quoted as JSON. */
export function fill(move: string, answer: string): string {
  const plain = /^[^\s",.-][^\s",]*$/u.test(answer);
  return move.replace("{}", () => (plain ? answer : JSON.stringify(answer)));
}
