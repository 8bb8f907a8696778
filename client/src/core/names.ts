// Names that nobody chose: the house keeps one word, and each reader sees it in their own language.
import { words } from "./library.svelte";

const STANDS_FOR: Record<string, string> = { Invité: "guest", Guest: "guest", Anonyme: "anonymous" };

/** A name to keep, for somebody who has not thought of one: not that of anybody who is there. */
export function readyName(taken: string[] = []): string {
  const all = words("names-ready").split(", ");
  const free = all.filter((name) => !taken.includes(name));
  const names = free.length ? free : all;
  return names[Math.floor(Math.random() * names.length)]!;
}

/** A name as this reader sees it. */
export function asRead(name: string | null | undefined): string {
  if (!name) return "";
  const id = Object.hasOwn(STANDS_FOR, name) ? STANDS_FOR[name] : undefined;
  return id ? words(id) : name;
}
