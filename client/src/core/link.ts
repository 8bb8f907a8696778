// One WebSocket that comes back by itself. It knows messages, not what they mean for the table.
import type { Bye, Reply, Request } from "../wire";

const SLOWEST_MS = 8_000;
/** The server pings every few seconds; a line silent for this long is dead. */
const SILENCE_MS = 8_000;

/** Where I changed the passphrase myself, the new cookie is there by then. */
const SIGN_OUT_MS = 1_000;

export interface Listener {
  opened(): void;
  told(message: Reply): void;
  lost(): void;
  /** The server said goodbye for good. */
  ended(code: string): void;
}

/** Whether I was signed out: then the page soon comes anew, as whoever I am by the cookie there is. */
export function reloadIfSignedOut(bye: Bye): boolean {
  const out = bye.code === "signed_out";
  if (out) setTimeout(() => location.reload(), SIGN_OUT_MS);
  return out;
}

export class Link {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0;
  private closed = false;
  private heardAt = 0;
  private readonly watch: number;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.watch = window.setInterval(() => this.listen(), 2_000);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(message: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.watch);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heardAt = performance.now();
    socket.onopen = () => this.listener.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as Reply);
    socket.onclose = () => this.fall(socket);
  }

  private take(message: Reply): void {
    this.tries = 0;
    this.heardAt = performance.now();
    if (message.type === "ping") return void this.send({ type: "pong", id: message.id });
    if (message.type === "bye" && message.again === false) {
      this.close();
      return this.listener.ended(message.code);
    }
    if (message.type === "bye" && reloadIfSignedOut(message)) return this.close();
    this.listener.told(message);
  }

  /** A dead line says nothing, not even that it is dead. */
  private listen(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN || performance.now() - this.heardAt < SILENCE_MS) return;
    this.fall(socket);
    socket.onclose = socket.onmessage = null;
    socket.close();
  }

  /** Waits longer each time, with a share of chance so that not everybody returns at once. */
  private fall(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.listener.lost();
    const wait = Math.min(SLOWEST_MS, 250 * 2 ** this.tries++);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }

  /** Back online or back in view: do not sit out the wait. */
  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.open();
  };
}
