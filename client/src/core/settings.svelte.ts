// What a person chose once, remembered by the browser.
import type { Language } from "./words";

export type Theme = "system" | "light" | "dark";

function recall<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  try {
    const kept = localStorage.getItem(`tablee-${key}`) as T;
    return allowed.includes(kept) ? kept : fallback;
  } catch {
    return fallback;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tablee-${key}`, value);
  } catch {
    // A browser that forgets is no reason to fail.
  }
}

class Settings {
  language = $state<Language>(recall("language", ["fr", "en"], "fr"));
  theme = $state<Theme>(recall("theme", ["system", "light", "dark"], "system"));
  sound = $state(recall("sound", ["on", "off"], "off") === "on");
  log = $state(recall("log", ["open", "folded"], "open") === "open");

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
    this.log = open;
    keep("log", open ? "open" : "folded");
  }

  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
