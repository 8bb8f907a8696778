// Sentences: message ids and arguments become words. An unknown id shows itself, never fails.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "../wire";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Names = (seat: number) => string;

/** The first language a browser asks for that we speak, else that of the library. */
export function languageFor(asked: readonly string[], otherwise: Language = "fr"): Language {
  const known = asked.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? otherwise;
}

export function makeBundle(language: Language, text: string): FluentBundle {
  const transform = language === "fr" ? keepTogether : undefined;
  const bundle = new FluentBundle(language, { useIsolating: false, transform });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** In French a line never begins with the sign that ends what stands before it. */
export function keepTogether(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** Looks through the bundles in order; arguments `@2` become the name at seat 2. Mine are "you". */
export function tell(bundles: FluentBundle[], say: Say, names: Names, me: number | null = null): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(say.id);
    const pattern = message?.attributes[formFor(say, me)] ?? message?.value;
    if (pattern) return bundle.formatPattern(pattern, values(bundles, say, names, me), []);
  }
  return say.id;
}

/** The form in which the reader is "you": `seat`, or `other-seat` where two arguments are me. */
function formFor(say: Say, me: number | null): string {
  const mine = Object.entries(say.args ?? {}).filter(([, value]) => value === `@${me}`);
  return mine
    .map(([key]) => key)
    .toSorted()
    .join("-");
}

export function knows(bundles: FluentBundle[], id: string): boolean {
  return bundles.some((bundle) => bundle.getMessage(id)?.value);
}

function values(bundles: FluentBundle[], say: Say, names: Names, me: number | null): Record<string, FluentVariable> {
  const entries = Object.entries(say.args ?? {});
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value === "object") return [key, tell(bundles, value, names, me)];
      if (typeof value === "number") return [key, value];
      const seat = /^@(\d+)$/.exec(value);
      return [key, seat ? names(Number(seat[1])) : value];
    }),
  );
}
