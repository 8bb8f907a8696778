// Runes everywhere: what is reactive is said so. Breakpoints have names.
import { placeBreakpoints } from "./src/look/breakpoints.js";

export default {
  compilerOptions: { runes: true },
  preprocess: { style: ({ content }) => ({ code: placeBreakpoints(content) }) },
};
