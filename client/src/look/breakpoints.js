// The only sizes at which the page changes its form. A style writes `@media (--wide)`, and
// svelte.config.js puts the size there; a script asks `new MediaQuery(BREAKPOINTS.wide)`.
export const BREAKPOINTS = {
  /** The smallest phones. */
  smallest: "width < 400px",
  phone: "width < 560px",
  "beyond-phone": "width >= 560px",
  /** Things stand below each other, or beside each other. */
  column: "width < 760px",
  columns: "width >= 760px",
  /** The log stands at the side of a wide table. */
  narrow: "width < 900px",
  wide: "width >= 900px",
  /** A phone on its side is flat; one that is small or shows its bars is low. */
  flat: "height < 520px",
  upright: "height >= 520px",
  low: "height < 700px",
  /** The cloth of a waiting table has room for one code, or for no picture of one. */
  "low-cloth": "height < 300px",
  "tiny-cloth": "height < 190px",
  /** The controls of a replay: in a column beside a board. */
  "narrow-player": "width < 19rem",
};

/**
 * Styles with every size in its place; a name nobody knows is an error.
 * @param {string} styles
 */
export function placeBreakpoints(styles) {
  return styles.replace(/@(?:media|container)[^{]+/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name) => `(${sizeOf(name)})`),
  );
}

/** @param {string} name */
function sizeOf(name) {
  const size = new Map(Object.entries(BREAKPOINTS)).get(name);
  if (size === undefined) throw new Error(`no breakpoint is called --${name}`);
  return size;
}
