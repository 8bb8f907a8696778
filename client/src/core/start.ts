// Where the keyboard and a screen reader begin on a screen: what one came for, not the bar on top.
let watch: MutationObserver | null = null;

function start(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-start]") ?? document.querySelector("main");
}

function focus(place: HTMLElement): void {
  place.setAttribute("tabindex", "-1");
  place.focus({ preventScroll: true });
}

/** Goes there now. */
export function toStart(): void {
  const here = start();
  if (here) focus(here);
}

/** Goes there when the next screen is drawn, unless something on it has the focus by then. */
export function toNextStart(): void {
  const before = start();
  watch?.disconnect();
  watch = new MutationObserver(() => {
    const next = start();
    if (!next || next === before) return;
    watch?.disconnect();
    if (document.activeElement === document.body) focus(next);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
