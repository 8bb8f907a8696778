// Friends invite me, wherever I am in the library: any socket of mine may say so.
import type { Invited } from "../wire";

class Invitations {
  /** The newest, until I have answered. */
  newest = $state.raw<Invited | null>(null);
  /** The table to which I said yes: there I sit down without being asked again. */
  private accepted = "";

  hear(invited: Invited): void {
    this.newest = invited;
  }

  accept(table: string): void {
    this.accepted = table;
    this.newest = null;
  }

  dismiss(): void {
    this.newest = null;
  }

  /** Whether I come to this table by an invitation; said once. */
  take(table: string): boolean {
    const mine = this.accepted === table;
    if (mine) this.accepted = "";
    return mine;
  }
}

export const invitations = new Invitations();
export const isInvited = (message: object): message is Invited => "type" in message && message.type === "invited";
