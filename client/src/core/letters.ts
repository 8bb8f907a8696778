/** From this size on, in pixels, letters leave no room for a table on a small screen: it scrolls. */
export const LARGE_LETTERS = 22;
