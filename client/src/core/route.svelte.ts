// Which screen: `/`, `/box/{key}`, `/table/{id}`, `/replay/{id}`, `/evening`, `/evening/{id}`, `/today`,
// `/today/{key}`, `/puzzle/{key}/{number}`, `/me`, `/friends`, `/friends/{token}`, `/join`, `/how`, `/privacy`, `/about`; elsewhere is nothing.
import { toNextStart } from "./start";

export type Route =
  | { screen: "shelf" }
  | { screen: "box"; key: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "today" }
  | { screen: "task"; key: string }
  | { screen: "puzzle"; key: string; number: number }
  | { screen: "new-evening" }
  | { screen: "evening"; id: string }
  | { screen: "me" }
  | { screen: "friends" }
  | { screen: "friend-link"; token: string }
  | { screen: "join" }
  | { screen: "how" }
  | { screen: "privacy" }
  | { screen: "about" }
  | { screen: "nowhere" };

function parseRoute(path: string): Route {
  const [, screen, rest] = /^\/(box|table|replay|evening)\/([^/]+)\/?$/.exec(path) ?? [];
  if (screen === "box") return { screen, key: decodeURIComponent(rest!) };
  if (screen === "table" || screen === "replay" || screen === "evening")
    return { screen, id: decodeURIComponent(rest!) };
  if (/^\/evening\/?$/.test(path)) return { screen: "new-evening" };
  const [, key, number] = /^\/puzzle\/([^/]+)\/(\d{1,6})\/?$/.exec(path) ?? [];
  if (key) return { screen: "puzzle", key: decodeURIComponent(key), number: Number(number) };
  const [, task] = /^\/today\/([^/]+)\/?$/.exec(path) ?? [];
  if (task) return { screen: "task", key: decodeURIComponent(task) };
  if (/^\/(today|puzzle)\/?$/.test(path)) return { screen: "today" };
  const [, token] = /^\/friends\/([^/]+)\/?$/.exec(path) ?? [];
  if (token) return { screen: "friend-link", token: decodeURIComponent(token) };
  const [, alone] = /^\/(\w+)\/?$/.exec(path) ?? [];
  const screens = ["me", "friends", "join", "how", "privacy", "about"] as const;
  const found = screens.find((screen) => screen === alone);
  if (found) return { screen: found };
  return { screen: path === "/" ? "shelf" : "nowhere" };
}

class Place {
  route = $state.raw<Route>(parseRoute(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parseRoute(location.pathname)));
  }

  go(path: string): void {
    toNextStart();
    history.pushState(null, "", path);
    this.route = parseRoute(location.pathname);
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** For links: a plain click stays on the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
