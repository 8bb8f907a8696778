// Whom I do not want to hear, remembered by the browser.
import type { Talked } from "../wire";
import { keep, recall } from "./stored";

const KEY = "hush";

function chosen(): { all: boolean; names: string[] } {
  try {
    const kept = JSON.parse(recall(KEY) ?? "{}");
    return { all: kept.all === true, names: Array.isArray(kept.names) ? kept.names.map(String) : [] };
  } catch {
    return { all: false, names: [] };
  }
}

class Hush {
  all = $state(false);
  names = $state.raw<string[]>([]);

  constructor() {
    ({ all: this.all, names: this.names } = chosen());
  }

  hears(said: Pick<Talked, "name">): boolean {
    return !this.all && !this.names.includes(said.name);
  }

  setAll(all: boolean): void {
    this.all = all;
    this.keep();
  }

  toggle(name: string): void {
    const without = this.names.filter((one) => one !== name);
    this.names = without.length < this.names.length ? without : [...this.names, name];
    this.keep();
  }

  private keep(): void {
    keep(KEY, JSON.stringify({ all: this.all, names: this.names }));
  }
}

export const hush = new Hush();
