// One WebSocket that comes back by itself. It knows when to come back, not what is said.
import type { Announced, Bye, Gauge, Invited, Ping } from "../wire";
import { house } from "./house.svelte";
import { invitations, isInvited } from "./invited.svelte";
import { me } from "./me.svelte";

/** How often a line with pings is looked at, and after how long without any it is dead: soon where there
 *  are races, or while something that was asked is not answered; else the server pings seldom. */
const WATCH_MS = 2_000;
const SILENCE_MS = 8_000;
const CALM_SILENCE_MS = 24_000;
/** Where I changed the passphrase myself, the new cookie is there by then. */
const SIGN_OUT_MS = 1_000;
/** How long the process that has the table may take to answer, before it is looked for again. */
const REACH_MS = 2_000;
/** So many times in a row a link is sent on without a pause. */
const MOST_HOPS = 3;
/** While the server is restarting, it is asked this often, for so long. */
const RESTART_MS = 200;
const RESTART_FOR_MS = 10_000;

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

/** `Told` is what the server says besides notices, ping, gauge and bye, `Asked` what the page says. */
export class Link<Told extends object, Asked extends object> {
  private socket: WebSocket | null = null;
  private tries = 0;
  private hops = 0;
  private retry = 0;
  private reach = 0;
  private restartsUntil = 0;
  private watch = 0;
  private closed = false;
  private heardAt = 0;
  /** When something was asked first of which nothing has been heard. */
  private askedAt: number | null = null;
  private calm = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener<Told>,
    private readonly manner: Manner,
  ) {
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
    this.askedAt ??= performance.now();
    return this.write(message);
  }

  /** A new connection in place of this one: for somebody who has another name now. */
  renew(): void {
    this.leave();
    this.listener.lost();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.reach);
    clearInterval(this.watch);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** At the process with this address; without one, at any. */
  private open(address = ""): WebSocket {
    const socket = new WebSocket(urlOf(this.path, address));
    this.socket = socket;
    this.heardAt = performance.now();
    this.askedAt = null;
    this.calm = false;
    socket.onopen = () => {
      clearTimeout(this.reach);
      socket.onclose = () => this.fall(socket);
      void house.ask();
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data));
    socket.onclose = () => this.fall(socket);
    return socket;
  }

  private write(message: object): boolean {
    if (!this.isOpen) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  private take(message: Told | Announced | Ping | Gauge | Bye | Invited): void {
    this.heardAt = performance.now();
    this.askedAt = null;
    if (isBye(message)) return this.part(message);
    this.tries = this.hops = this.restartsUntil = 0;
    if (isAnnounced(message)) house.announce(message.text ?? null);
    else if (isPing(message)) {
      this.calm = !message.id;
      if (message.id) this.write({ type: "pong", id: message.id });
    } else if (isGauge(message)) {
      if (!document.hidden) gauge(this.socket!.url, message.ticket);
    } else if (isInvited(message)) invitations.hear(message);
    else this.listener.told(message);
  }

  /** After a bye the socket closes; unless it is for good, the link comes back: at once where it is
   *  told to which process, soon while the server restarts, else as after any loss. */
  private part(bye: Bye): void {
    if (bye.again === false) {
      this.close();
      this.listener.ended(bye.code);
    } else if (bye.code === "signed_out") {
      this.leave();
      setTimeout(() => void this.comeAgain(), SIGN_OUT_MS);
    } else if (bye.address && this.hops < MOST_HOPS) {
      this.follow(bye.address);
    } else if (bye.code === "closing" && !this.restartsUntil) {
      this.restartsUntil = performance.now() + RESTART_FOR_MS;
    }
  }

  /** As the person the cookie names by then. The page loads again unless it shows that person already:
   *  who signed out, or deleted the account, here may be typing by now. */
  private async comeAgain(): Promise<void> {
    if (!(await me.isUpToDate())) location.reload();
    else if (!this.closed) this.renew();
  }

  /** The process with this address has the table. If it cannot be reached, anybody is asked again. */
  private follow(address: string): void {
    this.hops++;
    this.leave();
    this.listener.lost();
    const socket = this.open(address);
    const back = () => {
      if (socket !== this.socket || this.closed) return;
      this.leave();
      this.open();
    };
    socket.onclose = back; // until it is open
    this.reach = window.setTimeout(back, REACH_MS);
  }

  /** The old socket is not heard any more. */
  private leave(): void {
    clearTimeout(this.reach);
    const socket = this.socket!;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  /** A dead connection sends nothing, so it is found by its silence. */
  private listen(): void {
    const socket = this.socket;
    if (!socket || !this.isOpen || !this.isDead()) return;
    this.leave();
    this.fall(socket);
  }

  private isDead(): boolean {
    const now = performance.now();
    const unanswered = this.askedAt !== null && now - this.askedAt >= SILENCE_MS;
    return unanswered || now - this.heardAt >= (this.calm ? CALM_SILENCE_MS : SILENCE_MS);
  }

  /** Waits longer each time, with a share of chance so that not everybody returns at once. */
  private fall(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.listener.lost();
    this.hops = 0;
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), this.wait() * (0.5 + Math.random() / 2));
  }

  private wait(): number {
    if (performance.now() < this.restartsUntil) return RESTART_MS;
    return Math.min(this.manner.slowestMs, this.manner.soonestMs * 2 ** this.tries++);
  }

  /** Back online or back in view: connect at once instead of waiting, also in place of a line that died
   *  meanwhile. After a while offline it most likely did. */
  private hurry = (event: Event): void => {
    if (this.closed || document.hidden) return;
    if (this.isOpen) {
      const quiet = performance.now() - this.heardAt;
      const doubtful = event.type === "online" && quiet >= SILENCE_MS;
      if (!this.manner.pings || !(doubtful || this.isDead())) return;
      this.leave();
      this.listener.lost();
    } else if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.open();
  };
}

/** An address is a path before all others, or a port of the same host. */
function urlOf(path: string, address: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  if (address.startsWith(":")) return `${scheme}://${location.hostname}${address}${path}`;
  return `${scheme}://${location.host}${address}${path}`;
}

/** A new connection, for nothing but that the proxy measures the line. */
function gauge(url: string, ticket: string): void {
  const line = new WebSocket(`${url}/line`, ticket);
  line.onopen = () => line.close();
}

const isBye = (message: object): message is Bye => "type" in message && message.type === "bye";
const isAnnounced = (message: object): message is Announced => "type" in message && message.type === "announced";
const isPing = (message: object): message is Ping => "type" in message && message.type === "ping";
const isGauge = (message: object): message is Gauge => "type" in message && message.type === "gauge";
