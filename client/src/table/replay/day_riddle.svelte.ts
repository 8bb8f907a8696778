// A task of the day on the table: one try that counts, then the answer, with the right move lit.
import { lossOf, tryTask } from "../../core/day";
import { today } from "../../core/today.svelte";
import type { DayAnswer, DayTask } from "../../wire";
import type { Wish } from "../play/session.svelte";
import { Posed, type Answer } from "./riddle.svelte";

export class DayRiddle extends Posed {
  told = $state.raw<DayAnswer | null>(null);
  /** What was tried. */
  tried = $state("");
  private day = "";
  private since = 0;

  get over(): boolean {
    return this.told !== null;
  }

  /** With what was tried before, if it was: then the answer is shown again. */
  load(day: string, task: DayTask, before: string | undefined, answer: Answer): void {
    this.day = day;
    this.pose(task.seating, task.fresh);
    this.since = performance.now();
    if (before !== undefined) this.judge(before, answer);
  }

  ask(wish: Wish, answer: Answer = () => {}): boolean {
    if (wish.type !== "play") return false;
    if (this.over) answer({ type: "refused", request: 0, code: "task_answered", details: {} });
    else this.judge(wish.move, answer);
    return true;
  }

  private judge(move: string, answer: Answer): void {
    void this.settle(
      () => tryTask(this.game, this.day, move),
      (told) => this.hear(move, told),
      answer,
    );
  }

  private hear(move: string, told: DayAnswer): void {
    this.tried = move;
    this.told = told;
    this.hint = { move: this.offered(told), offers: this.view!.offers };
    const ms = Math.round(performance.now() - this.since);
    today.note(this.day, this.game, { move, right: told.right, loss: lossOf(told), ms });
  }

  /** The offer that makes the best move: it stands there with the same label. */
  private offered({ move, label }: DayAnswer): string {
    const { offers } = this.view!;
    const same = JSON.stringify(label);
    const found =
      offers.find((offer) => offer.move === move) ?? offers.find((offer) => JSON.stringify(offer.label) === same);
    return found?.move ?? "";
  }
}
