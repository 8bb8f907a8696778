// All that the shelf shows of every box: one request for each language.
import { SvelteMap } from "svelte/reactivity";
import type { BoxCard, Lid } from "../wire";
import { getShelf } from "./api";
import { addFaces, hasWords, wordsOf } from "./library.svelte";
import { settings } from "./settings.svelte";
import { keepTogether, type Language } from "./words";

/** Where a lid's faces lie, beside those of its game. */
export const lidFaces = (game: string): string => `lid/${game}`;

class Lids {
  private readonly here = new SvelteMap<string, Lid>();
  private readonly asked = new Map<Language, Promise<Lid[]>>();

  /** The cards of all boxes, as soon as their lids are here in the chosen language. */
  async load(): Promise<BoxCard[]> {
    const language = settings.language;
    const lids = await this.ask(language);
    if (language === settings.language) lids.forEach((lid) => this.put(lid, language));
    return lids.map((lid) => lid.card);
  }

  /** Asks for all lids; they appear when they come. */
  open(): void {
    void this.load().catch(() => {});
  }

  of(game: string): Lid | undefined {
    return this.here.get(game);
  }

  /** Boxes that have a task every day. */
  get withTasks(): Lid[] {
    return [...this.here.values()].filter((lid) => lid.tasks && !lid.card.away);
  }

  private ask(language: Language): Promise<Lid[]> {
    const coming = this.asked.get(language) ?? getShelf(language);
    this.asked.set(language, coming);
    coming.catch(() => this.asked.delete(language));
    return coming;
  }

  private put(lid: Lid, language: Language): void {
    const { key } = lid.card;
    const written = language === "fr" ? keepTogether : (text: string) => text;
    addFaces(lidFaces(key), lid.drawing);
    this.here.set(key, { ...lid, title: written(lid.title), pitch: written(lid.pitch) });
  }
}

export const lids = new Lids();

/** The name of a game: from its own words where they are here, else from its lid. */
export function titleOf(game: string): string {
  return hasWords(game) ? wordsOf(game, "title") : (lids.of(game)?.title ?? "");
}
