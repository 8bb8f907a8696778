// The only two places where text becomes elements, the drawings and the text of a box, and the one script that
// is named by its address. Browsers with Trusted Types refuse all others; the server's policy lists these names
// (web/guard/middleware.py).
interface Policy {
  createHTML(text: string): string;
  createScriptURL(asked: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Whatever is asked for, there is no other script. */
const WORKER = "/worker.js";
const asItIs: Policy = { createHTML: (text) => text, createScriptURL: () => WORKER };

function policy(name: string): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy(name, asItIs) ?? asItIs;
}

const faces = policy("tablee-faces");
const texts = policy("tablee-texts");

/** Faces, which the server has written again from its list. Read this way, no script in them runs. */
export function parseFaces(svg: string): Document {
  return new DOMParser().parseFromString(faces.createHTML(svg), "image/svg+xml");
}

/** What opens the page without the server. */
export function workerAddress(): string {
  return texts.createScriptURL(WORKER);
}

/** The text of a box, which the server made from Markdown without HTML. */
export function trustText(html: string): string {
  return texts.createHTML(html);
}
