// One table as this page knows it: the connection, who sits where, what is seen.
import { flushSync } from "svelte";
import { Link, type Listener } from "../../core/link";
import { isClose } from "../../core/photo";
import { someNonce } from "../../core/records";
import { fromFresh, joins, withUpdate, type View } from "../../core/state";
import {
  WIRE,
  type Announced,
  type Bye,
  type Gauge,
  type Odds,
  type Offer,
  type Photo,
  type Ping,
  type Refused,
  type Reply,
  type Request,
  type Seating,
  type Talked,
} from "../../wire";
import { BUILD } from "../../core/renewal";

const PHOTO_MS = 6_000;
const SAID_KEPT = 50;
const MANNER = { soonestMs: 250, slowestMs: 8_000, pings: true };

/** What the link leaves to the table. */
type Told = Exclude<Reply, Announced | Ping | Gauge | Bye>;
type Answer = (refused: Refused | null) => void;
type Numbered = Extract<Request, { request: number }>;
/** A request before it has its number. */
export type Wish = Numbered extends infer R ? (R extends Numbered ? Omit<R, "request"> : never) : never;

/** Whoever draws the table: told before and after the view changes. */
export interface Stage {
  before(view: View, next: View): void;
  /** At once, where what comes after waits for a frame. */
  drawn?(): void;
  after(view: View): void;
}

/** Something said, and the entry it followed. */
export interface Said extends Talked {
  after: number;
}

/** A hint, and the offers among which it was given. */
export interface Hint {
  move?: string;
  odds?: Odds | null;
  word?: string;
  chosen?: string[];
  offers: Offer[];
}

/** A table as its parts see it, whether it is being played or shown again. */
export interface Shown {
  readonly id: string;
  readonly game: string;
  readonly me: number | null;
  readonly seating: Seating | null;
  readonly view: View | null;
  readonly said: Said[];
  readonly again: string | null;
  readonly photo: Photo | null;
  readonly hint: Hint | null;
  /** Shown again, step by step. */
  readonly rerun: boolean;
  /** Somebody listens to what I ask. */
  readonly connected: boolean;
  stage: Stage | null;
  ask(wish: Wish, answer?: Answer): boolean;
  elapsed(pressedAt: number): number | null;
  /** Comes back under the name that was given meanwhile. */
  renew(): void;
}

export class Session implements Shown {
  seating = $state.raw<Seating | null>(null);
  view = $state.raw<View | null>(null);
  /** What was said at the table, the newest last. */
  said = $state.raw<Said[]>([]);
  /** Where the rematch is being set up. */
  again = $state<string | null>(null);
  /** The photo-finish of the last race, while it is fresh. */
  photo = $state.raw<Photo | null>(null);
  /** What an expert would do, as long as I have the same to choose from. */
  hint = $state.raw<Hint | null>(null);
  /** The build of the newer page that the server has, if this one is older. */
  newer = $state("");
  connected = $state(false);
  /** The server said goodbye for good, and why. */
  farewell = $state<string | null>(null);
  /** Why the word of a locked table was not taken. */
  shut = $state<string | null>(null);
  heardAt = $state(performance.now());
  readonly rerun = false;
  stage: Stage | null = null;

  private readonly link: Link<Told, Request>;
  private answers: Record<number, Answer> = {};
  /** The number of the last view on the screen, and when its frame was painted. */
  private painted = { number: -1, at: 0 };
  private requests = 0;
  private word = "";
  /** The last view that came, to which an update is added. */
  private latest: View | null = null;
  /** The seat it came for: in another tab I may have become somebody else. */
  private eyes: number | null = null;
  private fading = 0;
  /** The view is drawn, and not yet measured and moved. */
  private unfinished = false;

  constructor(readonly id: string) {
    const listener: Listener<Told> = {
      opened: () => this.hello(),
      told: (message) => this.take(message),
      lost: () => this.fall(),
      ended: (code) => (this.farewell = code),
    };
    this.link = new Link(`/ws/tables/${encodeURIComponent(id)}`, listener, MANNER);
  }

  get game(): string {
    return this.seating?.game ?? "";
  }

  get me(): number | null {
    return this.seating?.you ?? null;
  }

  /** Sends a wish; `answer` hears whether it was refused. False when nobody is listening. */
  ask(wish: Wish, answer: Answer = () => {}): boolean {
    const request = ++this.requests;
    const sent = this.link.send({ ...wish, request } as Request);
    if (sent) this.answers[request] = answer;
    return sent;
  }

  /** Time from the frame that painted what is seen now to this press, by the page's own clock. */
  elapsed(pressedAt: number): number | null {
    const { number, at } = this.painted;
    return this.view?.number === number ? Math.max(0, pressedAt - at) : null;
  }

  renew(): void {
    this.link.renew();
  }

  close(): void {
    this.link.close();
  }

  private hello(): void {
    const { eyes, word } = this;
    this.link.send({ type: "hello", since: this.latest?.number || null, eyes, word, wire: WIRE, build: BUILD });
  }

  /** Says the word of a locked table. */
  unlock(word: string): void {
    this.word = word;
    this.shut = null;
    this.hello();
  }

  /** Who sits somewhere adds to the table's chance, once its promise is published. */
  private seat(seating: Seating): void {
    this.seating = seating;
    if (seating.status !== "waiting" || seating.you == null || seating.chairs[seating.you]?.ready) return;
    this.ask({ type: "nonce", value: someNonce() });
  }

  private take(message: Told): void {
    this.connected = true;
    this.heardAt = performance.now();
    if (message.type === "seating") this.seat(message);
    else if (message.type === "fresh") this.come(fromFresh(message, performance.now()));
    else if (message.type === "update") this.join(message);
    else if (message.type === "raced") this.develop(message.photo);
    else if (message.type === "talked") this.hear(message);
    else if (message.type === "hinted") this.hint = { ...message, offers: this.view?.offers ?? [] };
    else if (message.type === "again") this.again = message.table;
    else if (message.type === "newer") this.newer = message.build;
    else if (message.type === "done") this.settle(message.request, null);
    else if (message.type === "refused") this.settle(message.request, message);
  }

  private hear(message: Talked): void {
    this.said = [...this.said, { ...message, after: this.view?.number ?? 0 }].slice(-SAID_KEPT);
  }

  private join(message: Extract<Reply, { type: "update" }>): void {
    const how = this.latest ? joins(this.latest, message) : "gap";
    if (how === "gap") return this.hello();
    const now = performance.now();
    if (how === "next") this.come(withUpdate(this.latest!, message, now));
  }

  private come(next: View): void {
    this.latest = next;
    this.eyes = this.me;
    this.show(next);
  }

  private develop(photo: Photo): void {
    if (!isClose(photo)) return;
    this.photo = photo;
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.photo = null), PHOTO_MS);
  }

  private show(next: View): void {
    this.finish();
    if (this.view) this.stage?.before(this.view, next);
    flushSync(() => (this.view = next));
    this.stage?.drawn?.();
    this.unfinished = true;
    if (document.hidden) this.finish(); // who does not look has no frames, and still hears
    requestAnimationFrame((at) => {
      this.finish();
      if (this.view === next) this.painted = { number: next.number, at };
    });
  }

  /** Measuring and moving waits for the frame: two short tasks instead of a long one. */
  private finish(): void {
    if (this.unfinished) this.stage?.after(this.view!);
    this.unfinished = false;
  }

  private settle(request: number, refused: Refused | null): void {
    if (refused && !request && this.word) this.shut = refused.code;
    this.answers[request]?.(refused);
    delete this.answers[request];
  }

  private fall(): void {
    this.connected = false;
    this.answers = {};
  }
}
