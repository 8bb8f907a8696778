// One WebSocket that comes back by itself. It knows when to come back, not what is said.
import type { Bye, Ping } from "../wire";

/** How often a line with pings is looked at, and after how long without any it is dead. */
const WATCH_MS = 2_000;
const SILENCE_MS = 8_000;
/** Where I changed the passphrase myself, the new cookie is there by then. */
const SIGN_OUT_MS = 1_000;

export interface Listener<Told> {
  opened(): void;
  told(message: Told): void;
  lost(): void;
  /** The server said goodbye for good. */
  ended(code: string): void;
}

/** How a link waits. Only where the server pings does silence mean that the line is dead. */
export interface Manner {
  soonestMs: number;
  slowestMs: number;
  pings: boolean;
}

/** `Told` is what the server says besides ping and bye, `Asked` what the page says. */
export class Link<Told extends object, Asked extends object> {
  private readonly url: string;
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0;
  private watch = 0;
  private closed = false;
  private heardAt = 0;

  constructor(
    path: string,
    private readonly listener: Listener<Told>,
    private readonly manner: Manner,
  ) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.open();
    if (manner.pings) this.watch = window.setInterval(() => this.listen(), WATCH_MS);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** False when nobody is listening. */
  send(message: Asked): boolean {
    return this.write(message);
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
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data));
    socket.onclose = () => this.fall(socket);
  }

  private write(message: object): boolean {
    if (!this.isOpen) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  private take(message: Told | Ping | Bye): void {
    this.heardAt = performance.now();
    if (isBye(message)) return this.part(message);
    this.tries = 0;
    if (isPing(message)) this.write({ type: "pong", id: message.id });
    else this.listener.told(message);
  }

  /** After a bye the socket closes; unless it is for good, the link comes back as after any loss. */
  private part(bye: Bye): void {
    if (bye.again === false) {
      this.close();
      this.listener.ended(bye.code);
    } else if (bye.code === "signed_out") {
      // The page soon comes again, as the person the cookie names by then.
      this.close();
      setTimeout(() => location.reload(), SIGN_OUT_MS);
    }
  }

  /** A dead connection sends nothing, so it is found by its silence. */
  private listen(): void {
    const socket = this.socket;
    if (!socket || !this.isOpen || performance.now() - this.heardAt < SILENCE_MS) return;
    this.fall(socket);
    socket.onclose = socket.onmessage = null;
    socket.close();
  }

  /** Waits longer each time, with a share of chance so that not everybody returns at once. */
  private fall(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.listener.lost();
    const wait = Math.min(this.manner.slowestMs, this.manner.soonestMs * 2 ** this.tries++);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }

  /** Back online or back in view: connect at once instead of waiting. */
  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.open();
  };
}

const isBye = (message: object): message is Bye => "type" in message && message.type === "bye";
const isPing = (message: object): message is Ping => "type" in message && message.type === "ping";
