// What a person sees on the page now, read from the document alone: where it ended, what is asked,
// which buttons there are and which things are lit, each with a point where it can be touched.
(patience) => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== "hidden";
  };
  const nameOf = (element) => {
    const by = element.getAttribute("aria-labelledby");
    const labelled = by ? (document.getElementById(by)?.textContent ?? "") : "";
    return (element.getAttribute("aria-label") || labelled || element.textContent || element.title || "")
      .replace(/\s+/g, " ")
      .trim();
  };
  // A point at which this very element is on top, as a finger would find it.
  const pointOf = (element) => {
    const box = element.getBoundingClientRect();
    for (const [u, v] of [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85], [0.06, 0.3]]) {
      const [x, y] = [box.x + u * box.width, box.y + v * box.height];
      const top = document.elementFromPoint(x, y);
      if (top === element || element.contains(top)) return { x, y };
    }
    return null;
  };
  const tell = (element) => ({
    name: nameOf(element),
    main: element.matches(".main"),
    pad: element.matches("[data-pad]"),
    key: element.querySelector("kbd")?.textContent?.trim() ?? "",
    chosen: element.matches("[aria-pressed=true]"),
    ...(pointOf(element) ?? { x: null, y: null }),
  });
  const ready = (element) => shown(element) && !element.disabled && element.ariaDisabled !== "true";
  const within = (root, what) => [...root.querySelectorAll(what)].filter(ready);

  const read = () => {
    const asking = document.querySelector("dialog[open], .typing");
    const end = document.querySelector(".end[role=dialog]");
    const board = document.querySelector(".table");
    const actions = board?.querySelector("footer .buttons") ?? null;
    const things = board ? within(board, "[data-thing]:is([role=button], .cell.lit)[tabindex='0']") : [];
    return {
      end: Boolean(end),
      asking: asking && {
        title: nameOf(asking),
        buttons: within(asking, ".body button").map(tell),
        field: Boolean(asking.querySelector(".body input")),
      },
      begun: Boolean(actions?.querySelector(".cancel")),
      buttons: actions && !asking ? within(actions, "button:not(.cancel)").map(tell) : [],
      things: asking ? [] : things.map(tell),
      lost: [...document.querySelectorAll("[role=status]")].map((it) => it.textContent).join(" "),
    };
  };
  const busy = (seen) => seen.end || seen.asking || seen.buttons.length || seen.things.length;

  return new Promise((resolve) => {
    let quiet = 0;
    let since = performance.now();
    const done = () => {
      watch.disconnect();
      clearTimeout(late);
      clearTimeout(quiet);
      resolve(read());
    };
    // When the page has come to rest, or (clocks never rest) soon.
    const settle = () => {
      if (performance.now() - since < 120) clearTimeout(quiet);
      quiet = setTimeout(() => (busy(read()) ? done() : (since = performance.now())), 30);
    };
    const watch = new MutationObserver(settle);
    const late = setTimeout(done, patience);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    settle();
  });
};
