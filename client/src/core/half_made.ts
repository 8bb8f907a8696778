// A half-made move, put aside while the page is loaded again at once, and taken up by the next page.
import type { HalfMade, Play } from "../table/play/play.svelte";

const KEY = "tablee-half-made";

/** Nothing is put aside by a page that has shown no game: what an earlier one put there stays. */
export function putAside(play: Play): void {
  const half = play.halfMade();
  if (half) store(JSON.stringify({ table: play.session.id, ...half }));
}

/** Once, and only at the same table. */
export function takeUp(play: Play): void {
  const half = JSON.parse(stored() ?? "null") as (HalfMade & { table: string }) | null;
  if (half?.table !== play.session.id) return;
  store("null");
  play.resume(half);
}

function store(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Where the browser stores nothing, the page is not loaded again by itself either.
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
