// Remembers every consequence that was on the screen: its words, its faces, what it lay over, and whether it moved.
(() => {
  window.consequences = [];
  const meets = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  const boxes = (root, selector) => [...root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const look = (shown) => {
    const banner = boxes(shown, ".banner");
    const played = boxes(document, "[data-pad], .table [data-zone=row], .table [role=grid]");
    const faces = [...shown.querySelectorAll(".piece")].map((piece) => piece.dataset.face);
    window.consequences.push({
      text: shown.querySelector("strong").textContent,
      note: shown.querySelector("small")?.textContent ?? "",
      faces,
      rings: shown.querySelectorAll(".ring").length,
      middles: boxes(shown, ".ring").map((box) => [box.left + box.width / 2, box.top + box.height / 2]),
      covers: banner.filter((mine) => played.some((other) => meets(mine, other))).length,
      outside: boxes(shown, ".banner, .panel").filter((box) => box.left < 0 || box.right > innerWidth).length,
      moves: document.getAnimations().filter((one) => shown.contains(one.effect?.target)).length,
      touched: getComputedStyle(shown).pointerEvents !== "none",
      told: shown.getAttribute("aria-hidden") !== "true",
    });
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node.matches?.("[data-consequence]")) look(node);
    }
  }).observe(document, { childList: true, subtree: true });
})();
