// Who I am to the others: a name typed once. Playing alone asks for none.
import { getMe, setMe } from "./api";
import { words } from "./library.svelte";

class Guest {
  name = $state("");
  /** Whether the server has been asked. */
  known = $state(false);
  /** Whether a name was typed by a person, rather than lent for a game against the computer. */
  typed = $state(localStorage.getItem("tablee-named") === "yes");

  async load(): Promise<void> {
    if (this.known) return;
    this.name = (await getMe()).name ?? "";
    this.known = true;
  }

  async give(name: string): Promise<void> {
    this.name = (await setMe(name)).name ?? name;
    this.known = this.typed = true;
    localStorage.setItem("tablee-named", "yes");
  }

  /** Makes sure there is a name at all, so that one click is enough to play. */
  async lend(): Promise<void> {
    await this.load();
    if (!this.name) this.name = (await setMe(words("guest"))).name ?? "";
  }
}

export const me = new Guest();
