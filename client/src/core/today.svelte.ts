// Today's tasks and how they went on this device. A browser that stores nothing still plays them.
import type { DayTask } from "../wire";
import { getTasks, parseResults, type DayResults, type Done } from "./day";
import { keep, recall } from "./stored";
import { daysAt, keepStreak, readStreak, withDay, type Streak } from "./streak";

const KEY = "today";

class Today {
  day = $state("");
  tasks = $state.raw<DayTask[]>([]);
  results = $state.raw<DayResults>({ day: "", done: {} });
  streak = $state.raw<Streak>(readStreak());
  /** False once the browser refused to store something. */
  isStored = $state(true);
  days = $derived(daysAt(this.streak, this.day));
  isOver = $derived(this.tasks.length > 0 && this.tasks.every(({ game }) => this.results.done[game]));
  /** The first that is not answered yet. */
  next = $derived(this.tasks.find(({ game }) => !this.results.done[game]));
  ms = $derived(Object.values(this.results.done).reduce((sum, { ms }) => sum + ms, 0));

  /** The day is the server's, whatever the clock of this device says. */
  async load(): Promise<void> {
    const { day, tasks } = await getTasks();
    if (day !== this.results.day) this.results = parseResults(recall(KEY), day);
    this.day = day;
    this.tasks = tasks;
  }

  /** The first try counts. */
  note(day: string, game: string, done: Done): void {
    if (day !== this.day || this.results.done[game]) return;
    this.results = { day, done: { ...this.results.done, [game]: done } };
    this.isStored = keep(KEY, JSON.stringify(this.results));
    if (!this.isOver) return;
    this.streak = withDay(this.streak, day);
    this.isStored = keepStreak(this.streak) && this.isStored;
  }
}

export const today = new Today();
