// Names that nobody chose: the house keeps one word, and each reader sees it in their own language.
import { words } from "./library.svelte";

const STANDS_FOR: Record<string, string> = { Invité: "guest", Guest: "guest", Anonyme: "anonymous" };

/** A name as this reader sees it. */
export function asRead(name: string | null | undefined): string {
  if (!name) return "";
  const id = Object.hasOwn(STANDS_FOR, name) ? STANDS_FOR[name] : undefined;
  return id ? words(id) : name;
}
