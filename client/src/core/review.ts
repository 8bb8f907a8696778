// A review of a finished game: asked for in portions, and turned into what a chart draws.
import type { Review, ReviewChoice } from "../wire";
import { json, patiently } from "./api";

/** Chances of all entries are there, or nobody can know them. */
export const isWhole = (review: Review): boolean =>
  Boolean(review.unknown) || (review.chances?.length ?? 0) > review.entries;

/** How much of it is computed, of 100. */
export const doneOf = (review: Review | null): number =>
  review ? Math.floor((100 * (review.chances?.length ?? 0)) / (review.entries + 1)) : 0;

/** Asks until the review is whole, and tells of every portion. Ends when `signal` says so. */
export async function fetchReview(
  id: string,
  seat: number,
  tell: (review: Review) => void,
  signal: AbortSignal,
): Promise<void> {
  const path = `/api/tables/${encodeURIComponent(id)}/review?eyes=${seat}`;
  while (!signal.aborted) {
    const review = await patiently(() => json<Review>(path));
    if (signal.aborted) return;
    tell(review);
    if (isWhole(review)) return;
  }
}

/** The chance after an entry, and how far the truth may be from it; nothing where it is not known yet. */
export function chanceAt(review: Review, number: number): { chance: number; margin: number } | null {
  const place = number - (review.entries + 1 - (review.chances?.length ?? 0));
  const chance = review.chances?.[place];
  return chance === undefined ? null : { chance, margin: review.margins?.[place] ?? 0 };
}

/** What the seat is about to decide at this entry, or has just decided. */
export function choiceAt(review: Review, at: number): ReviewChoice | undefined {
  const choices = review.choices ?? [];
  return choices.find((choice) => choice.number === at + 1) ?? choices.find((choice) => choice.number === at);
}

export const mistakesOf = (review: Review): ReviewChoice[] => (review.choices ?? []).filter((choice) => choice.grade);

/** +3, −3, 0: with the sign that is as wide as the other. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "0");

/** A change of the chance to win, in hundredths. */
export const pointsOf = (part = 0): number => Math.round(100 * part);

export const lostBy = (choice: ReviewChoice): number => pointsOf(choice.chance - choice.other);

/** The curve as a path in a field of 100 by 100; it begins at the first entry that is known. */
export function curveOf(review: Review): string {
  const chances = review.chances ?? [];
  const first = review.entries + 1 - chances.length;
  return chances.map((chance, n) => `${n ? "L" : "M"}${across(review, first + n)} ${up(chance)}`).join("");
}

/** Where games were played out: the field in which the curve may truly run. */
export function bandOf(review: Review): string {
  const [chances, margins] = [review.chances ?? [], review.margins ?? []];
  if (!margins.some(Boolean)) return "";
  const first = review.entries + 1 - chances.length;
  const line = (way: 1 | -1) => chances.map((chance, n) => [across(review, first + n), up(chance + way * margins[n]!)]);
  const points = [...line(1), ...line(-1).toReversed()];
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

/** The changes of one kind as bars in a field of 100 by 2: up is a gain, and the largest change fills it. */
export function barsOf(review: Review, kind: string): string {
  const gains = review.gains ?? [];
  const most = Math.max(0.01, ...gains.map(Math.abs));
  const first = review.entries - gains.length + 1;
  const bars = gains.map((gain, n) =>
    review.kinds?.[n] === kind && gain ? `M${across(review, first + n)} 1V${round(1 - gain / most)}` : "",
  );
  return bars.join("");
}

export const across = (review: Review, number: number): number => round((100 * number) / Math.max(1, review.entries));
export const up = (chance: number): number => round(100 * (1 - Math.min(1, Math.max(0, chance))));
const round = (value: number): number => Math.round(100 * value) / 100;
