// The lobby, told anew whenever it changes; asked for now and then while nobody tells.
import type { Bye, Lobby } from "../wire";
import { reloadIfSignedOut } from "./link";
import { getLobby } from "./standing";

const ASK_MS = 10_000;
const SLOWEST_MS = 30_000;

export class Feed {
  lobby = $state.raw<Lobby | null>(null);
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0;
  private closed = false;

  /** Listens until the function it gives is called. */
  open(): () => void {
    this.connect();
    const poll = setInterval(() => this.ask(), ASK_MS);
    return () => {
      this.closed = true;
      clearInterval(poll);
      clearTimeout(this.retry);
      this.socket?.close();
    };
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as Lobby | Bye);
    socket.onclose = () => this.fall();
  }

  private take(told: Lobby | Bye): void {
    if ("type" in told) {
      this.closed ||= reloadIfSignedOut(told);
      return;
    }
    this.tries = 0;
    this.lobby = told;
  }

  private fall(): void {
    if (this.closed) return;
    if (!this.tries) this.ask();
    const wait = Math.min(SLOWEST_MS, 500 * 2 ** this.tries++);
    this.retry = window.setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Only while the socket is silent, and somebody looks. */
  private ask(): void {
    if (this.socket?.readyState === WebSocket.OPEN || document.hidden) return;
    getLobby().then((lobby) => (this.lobby = lobby), () => {});
  }
}
