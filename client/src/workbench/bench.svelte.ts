// The game on the workbench, as the server of `tablee dev` tells it.
import { Fault, json } from "../core/api";

export interface Place {
  file: string;
  line: number;
  name: string;
  code: string;
}

export interface Trouble {
  doing: string;
  text: string;
  places: Place[];
  entry: number | null;
}

export interface Choice {
  seat: number;
  move: string;
  timer: boolean;
  blanks: boolean;
}

export interface Option {
  name: string;
  kind: string;
  default: unknown;
  choices?: unknown[];
}

export interface Log {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  moves: [number, string][];
}

interface About {
  shown: { log: Log; at: number; choices: Choice[]; state: unknown; outcome: unknown; trouble: Trouble | null };
  seats: number[];
  options: Option[];
  faces: string[];
}

interface News {
  serial: string;
  trouble: Trouble | null;
  raised: Trouble[];
}

const PAUSE_MS = 300;
const at = (key: string, what = "") => `/api/dev/bench/${encodeURIComponent(key)}${what}`;

export class Bench {
  games = $state.raw<string[]>([]);
  game = $state("");
  about = $state.raw<About | null>(null);
  news = $state.raw<News | null>(null);
  /** Why the last thing that was asked could not be done. */
  refused = $state("");
  /** Another number whenever what the seats see may be something else. */
  edition = $state(0);
  private following = true;

  get log(): Log | undefined {
    return this.about?.shown.log;
  }

  get at(): number {
    return this.about?.shown.at ?? 0;
  }

  /** So many entries can be shown: all, or those before the one that breaks. */
  get good(): number {
    const shown = this.about?.shown;
    if (!shown) return 0;
    const entry = shown.trouble?.entry;
    return entry ? entry - 1 : shown.log.moves.length;
  }

  /** Everything that is wrong now. */
  troubles = $derived.by(() => {
    const found = [this.news?.trouble, this.about?.shown.trouble, ...(this.news?.raised ?? [])];
    return found.filter((one) => one != null);
  });

  /** Waits for news without end; the server that is told to leave says so, and the next one answers. */
  async follow(): Promise<void> {
    let seen = "";
    while (this.following) {
      try {
        this.news = await json<News>(`/api/dev/news?seen=${encodeURIComponent(seen)}`);
        if (this.news.serial === seen) continue;
        seen = this.news.serial;
        await this.renew();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  stop(): void {
    this.following = false;
  }

  async choose(game: string): Promise<void> {
    this.game = game;
    await this.take(() => json<About>(at(game)));
  }

  async begin(log: Log): Promise<void> {
    await this.take(() => json<About>(at(log.game), log));
  }

  async move(choice: Choice, text = choice.move): Promise<void> {
    const step = { at: this.at, seat: choice.seat, move: text };
    await this.take(() => json<About>(at(this.game, "/move"), step));
  }

  async random(count: number): Promise<void> {
    await this.take(() => json<About>(at(this.game, "/move"), { at: this.at, count }));
  }

  /** After so many entries. Nothing is taken back until another move is made there. */
  async wind(number: number): Promise<void> {
    const to = Math.max(0, Math.min(this.good, number));
    this.about = await json<About>(at(this.game, `?at=${to}`));
  }

  private async renew(): Promise<void> {
    this.games = await json<string[]>("/api/dev/games");
    if (!this.games.includes(this.game)) this.game = this.games[0] ?? "";
    if (this.game) await this.choose(this.game);
  }

  private async take(ask: () => Promise<About>): Promise<void> {
    try {
      this.about = await ask();
      this.refused = "";
      this.edition++;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      const details = Object.entries(fault.details).map(([name, value]) => `${name}: ${value}`);
      this.refused = [fault.code, ...details].join(" · ");
    }
  }
}
