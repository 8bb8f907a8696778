// Whom I do not want to hear, remembered by the browser.
import type { Talked } from "../wire";

const KEY = "tablee-hush";

function recall(): { all: boolean; names: string[] } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { all: kept.all === true, names: Array.isArray(kept.names) ? kept.names.map(String) : [] };
  } catch {
    return { all: false, names: [] };
  }
}

class Hush {
  all = $state(false);
  names = $state.raw<string[]>([]);

  constructor() {
    ({ all: this.all, names: this.names } = recall());
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
    try {
      localStorage.setItem(KEY, JSON.stringify({ all: this.all, names: this.names }));
    } catch {
      // A browser that forgets is no reason to fail.
    }
  }
}

export const hush = new Hush();
