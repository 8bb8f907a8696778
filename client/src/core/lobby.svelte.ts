// The lobby, told once and then by what changes; asked for now and then while its socket is down.
import { WIRE, type Lobby, type LobbyChange } from "../wire";
import { Link } from "./link";
import { getLobby } from "./standing";
import { edited } from "./state";

const ASK_MS = 10_000;
const MANNER = { soonestMs: 500, slowestMs: 30_000, pings: false };

export class Feed {
  lobby = $state.raw<Lobby | null>(null);
  private link: Link<Lobby | LobbyChange, never> | null = null;
  /** What the socket has told, from which it tells what changes. */
  private told: Lobby = {};
  /** Nothing was told since the socket was lost. */
  private lost = false;

  /** Listens until the function it gives is called. */
  open(): () => void {
    const link = new Link<Lobby | LobbyChange, never>(`/ws/lobby?wire=${WIRE}`, this.listener(), MANNER);
    const poll = setInterval(() => this.ask(), ASK_MS);
    this.link = link;
    return () => {
      clearInterval(poll);
      link.close();
    };
  }

  private listener() {
    const told = (message: Lobby | LobbyChange) => this.take(message);
    return { opened: () => {}, told, lost: () => this.fall(), ended: () => {} };
  }

  private take(message: Lobby | LobbyChange): void {
    this.lost = false;
    this.lobby = this.told = "type" in message ? changed(this.told, message) : message;
  }

  /** At once when the socket is lost, and then no more often than the poll. */
  private fall(): void {
    if (!this.lost) this.ask();
    this.lost = true;
  }

  /** Only while the socket is down, and somebody looks. */
  private ask(): void {
    if (this.link?.isOpen || document.hidden) return;
    getLobby().then(
      (lobby) => this.link?.isOpen || (this.lobby = lobby),
      () => {},
    );
  }
}

/** A list that is absent is as it was. */
export function changed(old: Lobby, change: LobbyChange): Lobby {
  const list = (name: "open" | "mine" | "finished") => edited(old[name] ?? [], change[name] ?? []);
  const crowds = change.crowds ?? old.crowds ?? {};
  return {
    open: list("open"),
    mine: list("mine"),
    finished: list("finished"),
    crowds,
    played: edited(old.played ?? [], change.played ?? []),
  };
}
