// What is asked for once, and again only some time after it failed.
const AGAIN_MS = 2_000;
const asked = new Set<string>();

export function once(key: string, fetchIt: () => Promise<void>): void {
  if (asked.has(key)) return;
  asked.add(key);
  fetchIt().catch(() => setTimeout(() => asked.delete(key), AGAIN_MS));
}
