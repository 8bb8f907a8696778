// Finished games: shown again, checked, continued, kept as a file, read from one.
import type { Branch, Checked, Replay, TableCard, Trouble } from "../wire";
import { Fault, json, patiently } from "./api";

/** Eyes that are nobody's seat. */
export const WATCHER = -2;
export const OPEN = -3;
const REVIEW = "review";

const at = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;

export const getReplay = (id: string, eyes: number | null) =>
  patiently(() => json<Replay>(at(id, eyes === null ? "replay" : `replay?eyes=${eyes}`)));
export const verify = (id: string) => json<Checked>(at(id, "verify"));
export const branch = (id: string, wish: Branch) => json<TableCard>(at(id, "branch"), wish);
export const recordOf = (id: string) => at(id, "record");

/** Gives a record from elsewhere to this library, which plays it by the rules and keeps it. */
export async function readRecord(file: Blob): Promise<TableCard> {
  const init = { method: "POST", headers: { "Content-Type": "text/plain" }, body: file };
  const response = await fetch("/api/records", init).catch(() => {
    throw new Fault("unreachable");
  });
  if (response.ok) return response.json();
  const trouble: Trouble = await response.json().catch(() => ({ code: "unreachable" }));
  throw new Fault(trouble.code, trouble.details);
}

/** A random share of a table's chance. */
export function someNonce(): string {
  const share = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(share, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The place of a moment: whose eyes, and after which entry. */
export function momentPath(id: string, eyes: number, number: number): string {
  return `/replay/${encodeURIComponent(id)}?eyes=${eyes}#${number}`;
}

/** The same to send to others: what comes after `#` never reaches the server, which shows a picture of it. */
export const momentLink = (id: string, eyes: number, number: number): string =>
  momentPath(id, eyes, number).replace("#", "&at=");

/** The same with the review beside it. */
export const reviewPath = (id: string, eyes: number, number: number): string =>
  momentPath(id, eyes, number).replace("#", `&${REVIEW}#`);

/** Whether a link asks for the review. */
export const asksReview = (search: string): boolean => new URLSearchParams(search).has(REVIEW);

/** What a link says about eyes and entry; `null` and 0 where it says nothing. */
export function parseMoment(search: string, hash: string): { eyes: number | null; number: number } {
  const asked = new URLSearchParams(search);
  const eyes = asked.get("eyes");
  const number = /^#(\d+)$/.exec(hash)?.[1] ?? /^\d+$/.exec(asked.get("at") ?? "")?.[0];
  return { eyes: eyes !== null && /^-?\d+$/.test(eyes) ? Number(eyes) : null, number: Number(number ?? 0) };
}
