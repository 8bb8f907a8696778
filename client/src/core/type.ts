// The page's own typefaces. They travel beside the script, and nothing is drawn before they are here:
// so nothing moves when they come, and no size depends on what a machine has installed.
const FACES = ['1rem "Figtree Variable"', '700 1rem "Fraunces"'];
/** On a line this slow, words in another typeface are better than none. */
const PATIENCE_MS = 3_000;

export async function typeReady(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([all, late]);
}

/** Calls back when a typeface has come later: letters of another language, or on a slow line. */
export function onType(changed: () => void): () => void {
  document.fonts.addEventListener("loadingdone", changed);
  return () => document.fonts.removeEventListener("loadingdone", changed);
}
