// What the operator says of this library: it stands in the page, and notices come and go.
import type { HouseText, Library } from "../wire";
import { json } from "./api";
import { LANGUAGES, type Language } from "./words";

/** What the server wrote into the page; nothing where the operator said nothing. */
export function readFacts(page: Document = document): Library {
  const told = page.querySelector<HTMLMetaElement>('meta[name="library"]')?.content;
  try {
    return told ? JSON.parse(told) : {};
  } catch {
    return {};
  }
}

class House {
  facts = $state.raw<Library>(readFacts());
  /** The notice that somebody has read and put away. */
  private read = $state.raw<HouseText | null>(null);

  /** For visitors whose own language the page does not speak. */
  get language(): Language {
    return LANGUAGES.find((language) => language === this.facts.language) ?? "fr";
  }

  /** The notice that is to be seen now. */
  get notice(): HouseText | null {
    const { notice } = this.facts;
    return notice && JSON.stringify(notice) !== JSON.stringify(this.read) ? notice : null;
  }

  /** Whether there is anything to read about the library. */
  get hasMore(): boolean {
    const { text, contact, imprint, responsible } = this.facts;
    return Boolean(text || contact || imprint || responsible);
  }

  announce(notice: HouseText | null): void {
    this.facts = { ...this.facts, notice };
  }

  putAway(): void {
    this.read = this.facts.notice ?? null;
  }

  /** A notice may have ended while nobody could say so. */
  async ask(): Promise<void> {
    if (!this.facts.notice) return;
    await json<Library>("/api/library").then(
      (facts) => (this.facts = facts),
      () => {},
    );
  }
}

export const house = new House();

/** Contacts that can be followed: an address of mail or of the web. */
export function contactLink(contact: string): string | null {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact) ? `mailto:${contact}` : null;
}
