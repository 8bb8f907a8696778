// The lobby, told again whenever it changes; asked for now and then while its socket is down.
import type { Lobby } from "../wire";
import { Link } from "./link";
import { getLobby } from "./standing";

const ASK_MS = 10_000;
const MANNER = { soonestMs: 500, slowestMs: 30_000, pings: false };

export class Feed {
  lobby = $state.raw<Lobby | null>(null);
  private link: Link<Lobby, never> | null = null;
  /** Nothing was told since the socket was lost. */
  private lost = false;

  /** Listens until the function it gives is called. */
  open(): () => void {
    const link = new Link<Lobby, never>("/ws/lobby", this.listener(), MANNER);
    const poll = setInterval(() => this.ask(), ASK_MS);
    this.link = link;
    return () => {
      clearInterval(poll);
      link.close();
    };
  }

  private listener() {
    return { opened: () => {}, told: (lobby: Lobby) => this.take(lobby), lost: () => this.fall(), ended: () => {} };
  }

  private take(lobby: Lobby): void {
    this.lost = false;
    this.lobby = lobby;
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
      (lobby) => (this.lobby = lobby),
      () => {},
    );
  }
}
