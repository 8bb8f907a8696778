// A lesson in the page: which step is next, which offer it teaches, and what alone is lit.
import type { LessonPage, Offer, Step } from "../wire";
import { nextOf, type Things } from "./pick";

/** The learner's seat. */
export const LEARNER = 0;

/** Whether the learner makes this step, or reads it and lets another player go on. */
export const isMine = (step: Step): boolean => (step.seat ?? LEARNER) === LEARNER;

/** How far the lesson is, in steps that are waited for. */
export function places(lesson: LessonPage, number: number): { at: number; of: number } {
  const waited = lesson.steps.map((step) => Boolean(step.say));
  const done = waited.slice(0, number).filter(Boolean).length;
  const of = waited.filter(Boolean).length;
  return { at: Math.min(done + 1, of), of };
}

/** The offer that leads to this move, where answers may be anything that is asked for. */
export function teaching(offers: Offer[], move: string): Offer | null {
  return offers.find((offer) => !offer.why && leadsTo(offer.move, move)) ?? null;
}

function leadsTo(offered: string, move: string): boolean {
  const wanted = move.split(" ");
  return offered.split(" ").every((part, at) => {
    if (at >= wanted.length) return part === "{}" || part === "no"; // left out, it has its default
    return part === "{}" || part === wanted[at];
  });
}

/** What a hint points to is lit alone, until somebody begins with something else. */
export function lightHint(things: Things, hinted: Offer | null, picked: string[]): Things {
  const follows = hinted?.path.length && picked.every((id) => hinted.path.includes(id));
  return follows ? lightOne(things, hinted, picked) : things;
}

/** Of the pieces that can be chosen, those are lit that are meant, and those that were chosen. */
export function lightSome(things: Things, meant: string[], chosen: string[]): Things {
  const lit = new Set([...things.lit].filter((id) => meant.includes(id) || chosen.includes(id)));
  const quiet = new Set([...things.quiet, ...things.lit].filter((id) => !lit.has(id)));
  return { lit, quiet, barred: things.barred };
}

/** One thing is lit: the next of what is taught. All else can be tried, and explains itself. */
export function lightOne(things: Things, taught: Offer | null, picked: string[]): Things {
  const begun = taught !== null && picked.every((id) => taught.path.includes(id));
  const next = begun && taught.path.length > picked.length ? nextOf(taught, picked) : null;
  const lit = new Set(next === null ? [] : [next]);
  const quiet = new Set([...things.quiet, ...things.lit].filter((id) => !lit.has(id)));
  return { lit, quiet, barred: things.barred };
}
