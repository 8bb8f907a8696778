// Who I am to the others: a name typed once, or an account. Playing alone asks for nothing.
import type { Account, Me, NewPassphrase, Rating, Recover, Sure } from "../wire";
import { getMe, setMe } from "./api";
import { words } from "./library.svelte";
import { enterByPasskey } from "./passkeys";
import { changePassphrase, deleteAccount, logIn, logOut, makeAccount, newCode, recover } from "./standing";
import { forget, keep, recall } from "./stored";

const NAMED = "named";

class Guest {
  name = $state("");
  /** Whether the name is mine alone, kept by a passphrase. */
  account = $state(false);
  ratings = $state.raw<Rating[]>([]);
  /** A recovery code that was just made, until it is put away. */
  code = $state("");
  /** Whether the server has been asked. */
  known = $state(false);
  /** Whether a name was typed by a person, rather than lent for a game against the computer. */
  typed = $state(recall(NAMED) === "yes");

  private coming: Promise<void> | null = null;

  /** Asks who I am, unless that is known or on its way. */
  async load(): Promise<void> {
    if (this.known) return;
    this.coming ??= this.refresh().finally(() => (this.coming = null));
    await this.coming;
  }

  /** Asks again: ratings change with every rated game. */
  async refresh(): Promise<void> {
    this.take(await getMe());
    if (this.account) this.setTyped(true);
  }

  /** Whether I am still who this page says I am; false where the server cannot be asked. */
  async isUpToDate(): Promise<boolean> {
    const told = await getMe().catch(() => null);
    return this.known && told?.name === (this.name || undefined) && (told?.account ?? false) === this.account;
  }

  async give(name: string): Promise<void> {
    this.take(await setMe(name));
    this.setTyped(true);
  }

  /** Makes sure there is a name at all, so that one click is enough to play. */
  async lend(): Promise<void> {
    await this.load();
    if (!this.name) this.take(await setMe(words("guest")));
  }

  async join(account: Account): Promise<void> {
    this.take(await makeAccount(account));
    this.setTyped(true);
  }

  async enter(account: Account): Promise<void> {
    this.take(await logIn(account));
    this.setTyped(true);
  }

  async recover(wish: Recover): Promise<void> {
    this.take(await recover(wish));
    this.setTyped(true);
  }

  async changePassphrase(wish: NewPassphrase): Promise<void> {
    this.take(await changePassphrase(wish));
  }

  async renewCode(sure: Sure): Promise<void> {
    this.code = (await newCode(sure)).code;
  }

  async leave(): Promise<void> {
    this.take(await logOut());
    this.setTyped(false);
  }

  async enterByPasskey(): Promise<void> {
    this.take(await enterByPasskey());
    this.setTyped(true);
  }

  async vanish(sure: Sure): Promise<void> {
    this.take(await deleteAccount(sure));
    this.setTyped(false);
  }

  private take(told: Me): void {
    this.name = told.name ?? "";
    this.account = told.account ?? false;
    this.ratings = told.ratings ?? [];
    if (told.recovery) this.code = told.recovery;
    this.known = true;
  }

  private setTyped(typed: boolean): void {
    this.typed = typed;
    if (typed) keep(NAMED, "yes");
    else forget(NAMED);
  }
}

export const me = new Guest();
