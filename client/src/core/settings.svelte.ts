// What a person chose once, remembered by the browser.
import { house } from "./house.svelte";
import { LARGE_LETTERS } from "./letters";
import { keep, recall } from "./stored";
import { LANGUAGES, languageFor, type Language } from "./words";

export type Theme = "system" | "light" | "dark";

function chosen<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const stored = recall(key) as T;
  return allowed.includes(stored) ? stored : fallback;
}

class Settings {
  language = $state<Language>(chosen("language", LANGUAGES, languageFor(navigator.languages, house.language)));
  theme = $state<Theme>(chosen("theme", ["system", "light", "dark"], "system"));
  sound = $state(chosen("sound", ["on", "off"], "on") === "on");
  log = $state<"open" | "folded" | "">(chosen("log", ["open", "folded", ""], ""));
  /** How high the browser was told to make letters, in pixels. */
  letter = $state(16);
  largeLetters = $derived(this.letter >= LARGE_LETTERS);

  setLanguage(language: Language): void {
    this.language = language;
    keep("language", language);
    document.documentElement.lang = language;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    document.documentElement.dataset.theme = theme;
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    keep("sound", sound ? "on" : "off");
  }

  setLog(open: boolean): void {
    this.log = open ? "open" : "folded";
    keep("log", this.log);
  }

  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
    this.letter = letterSize();
  }
}

/** As large as the browser was told to make them. */
const letterSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

export const settings = new Settings();
