// A position on the table with nobody to wait for, and a puzzle: tries that the server judges, and the answer.
import { flushSync } from "svelte";
import { Fault } from "../../core/api";
import { getAnswer, tryMove } from "../../core/puzzles";
import { fromFresh, withUpdate, type View } from "../../core/state";
import type { Fresh, PuzzleAnswer, PuzzlePage, Refused, Seating } from "../../wire";
import type { Hint, Said, Shown, Stage, Wish } from "../play/session.svelte";

export type Answer = (refused: Refused | null) => void;

export abstract class Posed implements Shown {
  view = $state.raw<View | null>(null);
  seating = $state.raw<Seating | null>(null);
  /** What is shown is lit. */
  hint = $state.raw<Hint | null>(null);
  readonly id = "";
  /** A puzzle has no talk, no hints, no races and no rematch. */
  readonly said: Said[] = [];
  readonly again = null;
  readonly connected = true;
  readonly photo = null;
  readonly rerun = false;
  stage: Stage | null = null;
  private busy = false;

  get game(): string {
    return this.seating?.game ?? "";
  }

  get me(): number | null {
    return this.seating?.you ?? null;
  }

  protected pose(seating: Seating, fresh: Fresh): void {
    this.seating = seating;
    this.view = fromFresh(fresh, 0);
  }

  abstract ask(wish: Wish, answer?: Answer): boolean;

  renew(): void {}

  elapsed(): null {
    return null;
  }

  /** One question at a time: a second press while the first is judged is dropped. */
  protected async settle<Told>(question: () => Promise<Told>, hear: (told: Told) => void, answer: Answer) {
    if (this.busy) return answer(null);
    this.busy = true;
    const seating = this.seating;
    try {
      const told = await question();
      if (seating === this.seating) hear(told);
      answer(null);
    } catch (fault) {
      const known = fault instanceof Fault ? fault : new Fault("unreachable");
      answer({ type: "refused", request: 0, code: known.code, details: known.details });
    } finally {
      this.busy = false;
    }
  }
}

export class Riddle extends Posed {
  page = $state.raw<PuzzlePage | null>(null);
  /** What came of the last try, or the answer that was asked for. */
  told = $state.raw<PuzzleAnswer | null>(null);
  /** How many moves were tried, so that the same answer twice is heard twice. */
  tries = $state(0);

  /** The best move lies on the table. */
  get over(): boolean {
    return Boolean(this.told?.update);
  }

  load(page: PuzzlePage): void {
    this.page = page;
    this.told = null;
    this.tries = 0;
    this.pose(page.seating, page.fresh);
  }

  ask(wish: Wish, answer: Answer = () => {}): boolean {
    if (wish.type !== "play" || this.over) return false;
    void this.settle(() => tryMove(this.game, this.page!.number, wish.move), this.hear, answer);
    return true;
  }

  /** Somebody gives up: the answer is shown, and played. */
  reveal(answer: Answer): void {
    if (!this.over) void this.settle(() => getAnswer(this.game, this.page!.number), this.hear, answer);
  }

  private hear = (told: PuzzleAnswer): void => {
    const seen = this.view!;
    const next = told.update ? withUpdate(seen, told.update, 0) : seen;
    if (next !== seen) this.stage?.before(seen, next);
    flushSync(() => {
      this.tries += 1;
      this.told = told;
      this.view = next;
    });
    if (next !== seen) this.stage?.after(next);
  };
}
