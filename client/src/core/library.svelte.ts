// Words and faces of the games, fetched once and kept; the page's own words beside them.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import english from "../words/en.ftl?raw";
import french from "../words/fr.ftl?raw";
import type { Say } from "../wire";
import { getFaces, getWords } from "./api";
import { parseSprite, type Sprite } from "./faces";
import { house } from "./house.svelte";
import { once } from "./once";
import { settings } from "./settings.svelte";
import { knows, makeBundle, tell, type Language, type Names } from "./words";

const texts: Record<Language, string> = { fr: french, en: english };
const own: Partial<Record<Language, FluentBundle>> = {};
const bundles = new SvelteMap<string, FluentBundle>();
const sprites = new SvelteMap<string, Sprite>();
const nobody: Names = (seat) => String(seat + 1);

/** Asks for a game's words in the chosen language; they appear when they come. */
export function openWords(game: string): void {
  const key = `${settings.language}/${game}`;
  const language = settings.language;
  once(`words/${key}`, async () => {
    bundles.set(key, makeBundle(language, await getWords(game, language)));
  });
}

/** Asks for a game's faces; they are drawn when they come. */
export function openFaces(game: string): void {
  once(`faces/${game}`, async () => addFaces(game, await getFaces(game)));
}

/** Faces that have come, once under each name. */
export function addFaces(name: string, drawing: string): void {
  if (!sprites.has(name)) sprites.set(name, parseSprite(name, drawing));
}

export function spriteOf(game: string): Sprite | undefined {
  return sprites.get(game);
}

/** Read when they are needed: a slow phone reads one language only. */
function ownWords(language: Language): FluentBundle {
  return (own[language] ??= makeBundle(language, texts[language]));
}

function shelves(game: string | null): FluentBundle[] {
  const chosen = game === null ? undefined : bundles.get(`${settings.language}/${game}`);
  return chosen ? [chosen, ownWords(settings.language)] : [ownWords(settings.language)];
}

/** Whether the words of this game are here, in the chosen language. */
export function hasWords(game: string): boolean {
  return bundles.has(`${settings.language}/${game}`);
}

/** What the operator may say instead. */
function said(id: string): string | undefined {
  const own = id === "app" ? house.facts.name : id === "tagline" ? house.facts.description : null;
  return own?.[settings.language];
}

/** A sentence of the page itself. */
export function words(id: string, args: Record<string, number | string> = {}): string {
  return said(id) ?? tell(shelves(null), { id, args }, nobody);
}

/** A key as it is printed on a keyboard. */
export function keyName(key: string): string {
  if (key === " ") return words("key-space");
  if (key === "Backspace") return "⌫";
  return key.length === 1 ? key.toUpperCase() : key;
}

/** A sentence of a game, or of the page where the game has none; `me` is the seat that reads it. */
export function wordsOf(game: string, say: Say | string, names: Names = nobody, me: number | null = null): string {
  return tell(shelves(game), typeof say === "string" ? { id: say } : say, names, me);
}

/** What a decision may win or cost, where the game's words say it: `prompt-stakes` goes with `prompt`. */
export function stakesOf(game: string, say: Say, names: Names, me: number | null): string {
  const id = `${say.id}-stakes`;
  return knows(shelves(game), id) ? wordsOf(game, { ...say, id }, names, me) : "";
}

/** The first of these ids that anybody knows, else the fallback as it is. */
export function firstOf(game: string, ids: string[], fallback: string): string {
  const id = ids.find((id) => knows(shelves(game), id));
  return id === undefined ? fallback : wordsOf(game, id);
}

/** A second of the wall clock is told as a day and an hour, as the reader writes them. */
function dated(details: Record<string, number | string>): Record<string, number | string> {
  if (typeof details.until !== "number") return details;
  const shown = new Date(details.until * 1_000);
  const until = shown.toLocaleString(settings.language, { dateStyle: "long", timeStyle: "short" });
  return { ...details, until };
}

/** Why something was refused. */
export function refusal(
  game: string | null,
  code: string,
  details: Record<string, number | string> = {},
  names: Names = nobody,
): string {
  const id = `refused-${code}`;
  if (!knows(shelves(game), id)) return words("refused-other", { code });
  return tell(shelves(game), { id, args: dated(details) }, names);
}
