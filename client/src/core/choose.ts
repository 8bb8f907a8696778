// Choosing some of the pieces of a zone: which may be touched, what a touch changes, and the notation that is sent.
import type { Offer, Pick } from "../wire";

/** An offer whose pieces are chosen first. */
export interface PickOffer extends Offer {
  pick: Pick;
}

const isOpen = (offer: Offer): offer is PickOffer => Boolean(offer.pick) && !offer.why;
const idsOf = ({ pick }: PickOffer): string[] => pick.choices.map(([, id]) => id);
const mostOf = ({ pick }: PickOffer): number => pick.most ?? 1;

/** Offers that what was chosen so far can still become. */
export function within(offers: Offer[], chosen: string[]): PickOffer[] {
  return offers.filter(isOpen).filter((offer) => {
    const ids = idsOf(offer);
    return chosen.length <= mostOf(offer) && chosen.every((id) => ids.includes(id));
  });
}

/** Pieces that can be touched: those that may be added, and those that are taken back. */
export function choosable(offers: Offer[], chosen: string[]): Set<string> {
  const open = within(offers, chosen).filter((offer) => chosen.length < mostOf(offer) || mostOf(offer) === 1);
  return new Set([...chosen, ...open.flatMap(idsOf)]);
}

/** What is chosen once a piece was touched; null where the touch means nothing. A single one is exchanged. */
export function touched(offers: Offer[], chosen: string[], id: string): string[] | null {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const more = [...chosen, id];
  if (within(offers, more).length) return more;
  return chosen.length === 1 && within(offers, [id]).length ? [id] : null;
}

/** Where one more would be too many: who touches it is told how many there may be. */
export function mostAt(offers: Offer[], chosen: string[], id: string): number | null {
  const full = within(offers, chosen).find((offer) => idsOf(offer).includes(id));
  return full ? mostOf(full) : null;
}

/** How many more are needed before this can be done; null if what was chosen is not for it. */
export function missing(offer: PickOffer, chosen: string[]): number | null {
  return within([offer], chosen).length ? Math.max(0, (offer.pick.least ?? 1) - chosen.length) : null;
}

/** The notation: the words of what was chosen, in the order of the game or in that of the touches. */
export function chosenMove({ move, pick }: PickOffer, chosen: string[]): string {
  const known = pick.in_order
    ? chosen.flatMap((id) => pick.choices.filter((choice) => choice[1] === id))
    : pick.choices.filter(([, id]) => chosen.includes(id));
  return move.replace("{}", known.map(([word]) => word).join(",") || ".");
}

/** The pieces that a move in notation chooses. */
export function chosenIn({ move, pick }: PickOffer, taken: string): string[] {
  const words = taken.split(" ")[move.split(" ").indexOf("{}")]?.split(",") ?? [];
  return words.flatMap((word) => pick.choices.filter((choice) => choice[0] === word).map(([, id]) => id));
}

/** What was chosen, as far as it still lies there. */
export function still(offers: Offer[], chosen: string[]): string[] {
  const left = new Set(offers.filter(isOpen).flatMap(idsOf));
  const rest = chosen.filter((id) => left.has(id));
  return within(offers, rest).length ? rest : [];
}

export const hasPick = (offer: Offer): offer is PickOffer => Boolean(offer.pick);
