// Saying something at the table, and hearing why it cannot be said.
import { refusal, words } from "../../core/library.svelte";
import type { Play } from "../play/play.svelte";

/** `answered` hears why it was refused, or nothing if it was said. */
export function talk(
  { session, names }: Play,
  phrase: string,
  text: string,
  answered: (trouble: string) => void,
): void {
  const sent = session.ask({ type: "talk", phrase, text }, (refused) =>
    answered(refused ? refusal(session.game, refused.code, refused.details, names) : ""),
  );
  if (!sent) answered(words("not-connected"));
}
