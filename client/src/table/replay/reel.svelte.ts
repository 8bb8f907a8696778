// A game shown again: every view from the first entry to the last, and ways to move between them.
import { flushSync } from "svelte";
import { isContested } from "../../core/photo";
import { fromFresh, withUpdate, type View } from "../../core/state";
import type { Frame, Replay, Seating } from "../../wire";
import type { Said, Shown, Stage } from "../play/session.svelte";

/** The time between two entries is shown at least and at most so long. */
const SHORTEST_MS = 350;
const LONGEST_MS = 1_800;
export const SPEEDS = [0.5, 1, 2, 4];

export class Reel implements Shown {
  /** How many entries have happened. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  view = $state.raw<View | null>(null);
  seating = $state.raw<Seating | null>(null);
  eyes = $state(0);
  rounds = $state.raw<number[]>([]);
  last = $state(0);
  /** Somebody can say how likely a win was. */
  hasReview = $state(false);
  /** A replay has no talk, no hints and no rematch. */
  readonly said: Said[] = [];
  readonly hint = null;
  readonly again = null;
  readonly connected = true;
  readonly rerun = true;
  stage: Stage | null = null;

  private frames = $state.raw<Frame[]>([]);
  private views: View[] = [];
  private next = 0;
  private scrubbed = 0;

  constructor(readonly id: string) {}

  get game(): string {
    return this.seating?.game ?? "";
  }

  get me(): number | null {
    return this.seating?.you ?? null;
  }

  photo = $derived.by(() => {
    const photo = this.frames[this.at - 1]?.photo;
    return photo && isContested(photo) ? photo : null;
  });
  /** When the entry on the screen happened, in ms since the game began. */
  moment = $derived(this.frames[this.at - 1]?.at ?? 0);

  /** Loads a game and shows one of its entries. */
  load(told: Replay, number: number): void {
    this.pause();
    this.views = [fromFresh(told.start, 0)];
    this.frames = told.frames;
    this.rounds = told.rounds ?? [];
    this.last = told.frames.length;
    this.hasReview = told.has_review ?? false;
    this.eyes = told.eyes;
    this.seating = asThen(told.seating);
    this.wind(number);
  }

  /** One entry forward is animated; any other jump is shown at once. */
  wind(number: number): void {
    const at = Math.min(this.last, Math.max(0, Math.round(number)));
    const seen = this.view;
    const next = this.viewAt(at);
    if (seen && at === this.at + 1) this.stage?.before(seen, next);
    flushSync(() => {
      this.at = at;
      this.view = next;
    });
    this.stage?.after(next);
  }

  /** A finger moves faster than the table is drawn: only its place at each frame counts. */
  scrub(number: number): void {
    this.pause();
    cancelAnimationFrame(this.scrubbed);
    this.scrubbed = requestAnimationFrame(() => this.wind(number));
  }

  step(by: number): void {
    this.pause();
    this.wind(this.at + by);
  }

  /** To the next or the last round. */
  jump(way: 1 | -1): void {
    const stops = [0, ...this.rounds, this.last];
    const ahead = way > 0 ? stops.find((n) => n > this.at) : stops.findLast((n) => n < this.at);
    this.pause();
    this.wind(ahead ?? this.at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.wind(0);
    this.playing = true;
    this.roll();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.next);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.next);
    this.roll();
  }

  ask(): boolean {
    return false;
  }

  renew(): void {}

  elapsed(): null {
    return null;
  }

  private roll(): void {
    if (this.at >= this.last) return this.pause();
    const gap = (this.frames[this.at]?.at ?? 0) - this.moment;
    const wait = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, gap)) / this.speed;
    this.next = window.setTimeout(() => {
      this.wind(this.at + 1);
      this.roll();
    }, wait);
  }

  /** Views are made once each and share what did not change. */
  private viewAt(at: number): View {
    for (let n = this.views.length; n <= at; n++) {
      this.views.push(withUpdate(this.views[n - 1]!, this.frames[n - 1]!.update, 0));
    }
    return this.views[at]!;
  }
}

/** In the past everybody was there: who is away or has given up since is not told. */
function asThen(seating: Seating): Seating {
  const chairs = seating.chairs.map((chair) => ({ ...chair, here: true, kept: false, resigned: false, stops: false }));
  return { ...seating, chairs };
}
