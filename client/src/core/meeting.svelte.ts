// Waiting for somebody to play with, wherever one is in the library. Nobody waits without the socket:
// when it is lost, the wish is said again as soon as it is back.
import { WIRE, type Called, type Come, type Hello, type Met, type Refused, type Seek, type Seeking } from "../wire";
import { Link } from "./link";
import { place } from "./route.svelte";
import { sound } from "./sound";

const MANNER = { soonestMs: 250, slowestMs: 8_000, pings: true };
/** So long who waits is still there, and need not be asked. Afterwards a computer is offered. */
const AT_ONCE_MS = 10_000;
/** What the server says when nothing went wrong. */
const CALM = ["met", "waits_elsewhere"];

type Told = Seeking | Called | Met | Refused;
type Asked = Hello | Seek | Come;

class Meeting {
  /** The box that is waited for, "" for anything; null while nobody waits. */
  game = $state<string | null>(null);
  /** Somebody is there, until so many ms of the page's own clock. */
  call = $state.raw<(Called & { until: number }) | null>(null);
  /** They did not come. */
  missed = $state(false);
  /** I have waited long enough to be offered a computer. */
  long = $state(false);
  /** I am on my way to a table. */
  met = $state(false);
  /** Why I wait no longer: a code. */
  trouble = $state("");

  private link: Link<Told, Asked> | null = null;
  private beganAt = 0;
  private requests = 0;
  private growing = 0;

  /** Whether there is something to show: that I wait, or why I do no longer. */
  get isShown(): boolean {
    return (this.game !== null && !this.met) || this.trouble !== "";
  }

  /** I want to play this, or anything, with whoever comes. */
  seek(game: string): void {
    this.stop();
    this.game = game;
    this.trouble = "";
    this.beganAt = performance.now();
    this.growing = window.setTimeout(() => (this.long = true), AT_ONCE_MS);
    this.link = new Link<Told, Asked>(
      "/ws/meet",
      {
        opened: () => this.say(),
        told: (message) => this.take(message),
        lost: () => (this.call = null),
        ended: (code) => this.end(CALM.includes(code) ? "" : code),
      },
      MANNER,
    );
  }

  /** I wait no longer. */
  stop(): void {
    this.link?.close();
    this.end("");
  }

  /** Whether I come to play; only once for each call. */
  answer(comes: boolean): void {
    const call = this.call;
    if (!call) return;
    this.call = null;
    this.link?.send({ type: "come", request: ++this.requests, call: call.call, comes });
    if (!comes) this.stop();
  }

  private say(): void {
    this.link?.send({ type: "hello", wire: WIRE });
    this.link?.send({ type: "seek", request: ++this.requests, games: this.game ? [this.game] : [] });
  }

  private take(message: Told): void {
    if (message.type === "refused") this.refused(message.code);
    else if (message.type === "seeking") {
      this.call = null;
      this.met = false;
      this.missed = message.missed ?? false;
    } else if (message.type === "called") this.ring(message);
    else this.go(message);
  }

  /** An answer that came too late is no trouble: what became of the call is told anyhow. */
  private refused(code: string): void {
    if (code === "call_over" || code === "called_already") return;
    this.link?.close();
    this.end(code);
  }

  private ring(call: Called): void {
    const now = performance.now();
    this.call = { ...call, until: now + call.seconds * 1_000 };
    const waits = place.route.screen === "shelf" || place.route.screen === "box";
    if (waits && !document.hidden && now - this.beganAt < AT_ONCE_MS) this.answer(true);
    else sound.turn();
  }

  /** The socket stays until the game begins: if the others do not come, I go on waiting. */
  private go(met: Met): void {
    this.call = null;
    this.met = true;
    place.go(`/table/${met.table}`);
  }

  private end(code: string): void {
    clearTimeout(this.growing);
    this.link = this.game = this.call = null;
    this.missed = this.long = this.met = false;
    this.trouble = code;
  }
}

export const meeting = new Meeting();
