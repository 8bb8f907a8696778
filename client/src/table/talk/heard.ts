// What was said at the table, without those I do not want to hear.
import { hush } from "../../core/hush.svelte";
import { words } from "../../core/library.svelte";
import { asRead } from "../../core/names";
import type { Talked } from "../../wire";
import type { Said, Shown } from "../play/session.svelte";

export function heard(session: Shown): Said[] {
  return session.said.filter((said) => isMine(session, said) || hush.hears(said));
}

/** The newest, for the bubble at its seat. */
export function lastHeard(session: Shown): Said | undefined {
  return heard(session).at(-1);
}

/** Who said it: I am "You". */
export function speaker(session: Shown, said: Talked): string {
  return isMine(session, said) ? words("you-label") : asRead(said.name);
}

export function saying(said: Talked): string {
  return said.phrase ? words(`say-${said.phrase}`) : (said.text ?? "");
}

function isMine(session: Shown, said: Talked): boolean {
  return session.me !== null && said.seat === session.me;
}
