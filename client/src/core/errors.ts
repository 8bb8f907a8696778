// What breaks in the page reaches the server: a few lines, of our own scripts alone, without anything
// that somebody typed or sees. The server counts them, and logs the first of each kind.
import type { PageError } from "../wire";
import { BUILD } from "./renewal";

/** A page that fails again and again says so only so often. */
export const MOST = 5;
const LONGEST = 300;
const MOST_PLACES = 5;

type Send = (error: PageError) => void;

function send(error: PageError): void {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, keepalive: true };
  void fetch("/api/errors", { ...init, body: JSON.stringify(error) }).catch(() => {}); // it was only a word
}

/** `assets/index.js:1:23`, the innermost first: the places of a stack that lie in our own scripts. */
export function placesIn(stack: string, origin: string): string[] {
  const found = stack.split("\n").flatMap((line) => {
    const start = line.indexOf(`${origin}/assets/`);
    const place = start < 0 ? null : /^assets\/[\w.-]+\.js:\d+(:\d+)?/.exec(line.slice(start + origin.length + 1));
    return place ? [place[0]] : [];
  });
  return found.slice(0, MOST_PLACES);
}

/** An error as it is told; nothing where none of our scripts had a part in it, as with an extension. */
export function told(kind: "error" | "rejection", thrown: unknown, origin: string): PageError | null {
  if (!(thrown instanceof Error)) return null;
  const places = placesIn(thrown.stack ?? "", origin);
  if (!places.length) return null;
  return { kind, name: cut(thrown.name), message: cut(thrown.message.split("\n")[0]!), places, build: BUILD };
}

const cut = (text: string): string => text.slice(0, LONGEST);

/** A script or a style of ours that did not come. */
function unloaded(target: EventTarget | null, origin: string): PageError | null {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : "";
  return address.startsWith(`${origin}/assets/`) ? { kind: "load", name: "NotLoaded", build: BUILD } : null;
}

function broken(event: SecurityPolicyViolationEvent, origin: string): PageError | null {
  const places = placesIn(`${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`, origin);
  return places.length ? { kind: "policy", name: event.effectiveDirective, places, build: BUILD } : null;
}

/** From now on; each error once, and not too many. */
export function watchErrors(page: Window = window, tell: Send = send): void {
  const seen = new Set<string>();
  const origin = page.location.origin;
  function hear(error: PageError | null): void {
    const same = error && [error.kind, error.name, error.places?.[0]].join(" ");
    if (!error || !same || seen.has(same) || seen.size >= MOST) return;
    seen.add(same);
    tell(error);
  }
  // While it is captured: a script that does not load tells nobody above it.
  page.addEventListener(
    "error",
    (event) => hear(told("error", event.error, origin) ?? unloaded(event.target, origin)),
    true,
  );
  page.addEventListener("unhandledrejection", (event) => hear(told("rejection", event.reason, origin)));
  page.document.addEventListener("securitypolicyviolation", (event) => hear(broken(event, origin)));
}
