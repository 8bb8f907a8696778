// Which screen: `/`, `/box/{key}`, `/table/{id}`, `/replay/{id}`, `/puzzle`,
// `/puzzle/{key}/{number}`, `/me`, `/friends`, `/join`, `/how`, `/privacy`; elsewhere is nothing.
import { toNextStart } from "./start";

export type Route =
  | { screen: "shelf" }
  | { screen: "box"; key: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "puzzle"; key: string; number: number }
  | { screen: "me" }
  | { screen: "friends" }
  | { screen: "join" }
  | { screen: "how" }
  | { screen: "privacy" }
  | { screen: "nowhere" };

function parseRoute(path: string): Route {
  const [, screen, rest] = /^\/(box|table|replay)\/([^/]+)\/?$/.exec(path) ?? [];
  if (screen === "box") return { screen, key: decodeURIComponent(rest!) };
  if (screen === "table" || screen === "replay") return { screen, id: decodeURIComponent(rest!) };
  const puzzle = /^\/puzzle(?:\/([^/]+)\/(\d{1,6}))?\/?$/.exec(path);
  if (puzzle) return { screen: "puzzle", key: decodeURIComponent(puzzle[1] ?? ""), number: Number(puzzle[2] ?? 0) };
  const [, alone] = /^\/(me|friends|join|how|privacy)\/?$/.exec(path) ?? [];
  if (alone === "me" || alone === "friends" || alone === "join") return { screen: alone };
  if (alone === "how" || alone === "privacy") return { screen: alone };
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
