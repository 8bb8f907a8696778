// Sentences: names, nesting, both languages, French signs.
import { expect, test } from "vitest";
import { keepTogether, languageFor, makeBundle, tell } from "../../src/core/words";
import english from "../../src/words/en.ftl?raw";
import french from "../../src/words/fr.ftl?raw";

test("sentences nest, seats become names, and an unknown id shows itself", () => {
  const bundles = [makeBundle("fr", "takes = { $who } prend { $what }\ncards = { $n } cartes")];
  const names = (seat: number) => ["Ada", "Bo"][seat]!;
  const said = tell(bundles, { id: "takes", args: { who: "@1", what: { id: "cards", args: { n: 3 } } } }, names);
  expect(said).toBe("Bo prend 3 cartes");
  expect(tell(bundles, { id: "unknown-id" }, names)).toBe("unknown-id");
});

test("the reader is you: a form for each argument, one for two of them, and a word inside a sentence", () => {
  const text =
    "takes = { $seat } takes { $who }’s card\n    .seat = You take { $who }’s card\n    .seat-who = You take your card";
  const bundles = [makeBundle("en", `${text}\nasks = { $seat } asks { $whom }`)];
  const names = (seat: number) => ["you", "Bo"][seat]!;
  const said = (id: string, args: Record<string, string>, me: number | null) => tell(bundles, { id, args }, names, me);
  expect(said("takes", { seat: "@0", who: "@1" }, 0)).toBe("You take Bo’s card");
  expect(said("takes", { who: "@0", seat: "@0" }, 0)).toBe("You take your card");
  expect(said("takes", { seat: "@1", who: "@1" }, 0)).toBe("Bo takes Bo’s card");
  expect(said("takes", { seat: "@1", who: "@1" }, null)).toBe("Bo takes Bo’s card");
  expect(said("asks", { seat: "@1", whom: "@0" }, 0)).toBe("Bo asks you");
});

test("the page says everything in both languages", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
  const [inFrench, inEnglish] = [ids(french), ids(english)];
  expect(inFrench.toSorted()).toEqual(inEnglish.toSorted());
  expect(new Set(inFrench).size).toBe(inFrench.length);
});

test("a browser gets the first of its languages that we speak, else French", () => {
  expect(languageFor(["en-US", "fr"])).toBe("en");
  expect(languageFor(["de-AT", "FR-ca", "en"])).toBe("fr");
  expect(languageFor(["nl", "en-GB"])).toBe("en");
  expect(languageFor(["ja", "", "english"])).toBe("fr");
  expect(languageFor([])).toBe("fr");
});

test("in French a sign stays with the word before it", () => {
  expect(keepTogether("Paquet : à vous ! « Oui »")).toBe("Paquet\u00a0: à vous\u00a0! «\u00a0Oui\u00a0»");
  const bundle = makeBundle("fr", "pack = Paquet : { $seat }");
  expect(tell([bundle], { id: "pack", args: { seat: "@1" } }, () => "Bea")).toBe("Paquet\u00a0: Bea");
});

/** Said by the table itself, in an outcome and of a move taken back. */
const FROM_TABLE = ["move-take-back", "news-take-back", "end-resigned", "end-stopped", "end-too-long"];

test("nothing is said that nobody asks for", () => {
  const sources = import.meta.glob<string>("../../src/**/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = Object.values(sources).join("\n");
  const made = [...code.matchAll(/`([a-z-]*)\$\{[^}]+\}([a-z-]*)`/g)].filter(([, before, after]) => before || after);
  const isMade = (id: string) => made.some(([, before, after]) => id.startsWith(before!) && id.endsWith(after!));
  const ids = [...french.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
  expect(ids.length).toBeGreaterThan(300);
  const isAsked = (id: string) => code.includes(`"${id}"`) || code.includes(`'${id}'`) || isMade(id);
  expect(ids.filter((id) => !isAsked(id))).toEqual(FROM_TABLE);
});
