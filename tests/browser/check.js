// What is wrong with the page as it stands, for fingers and for people who listen.
// It is measured where the page is about to be painted: after its typefaces have come, and after the
// page's own observers have fitted things to the window. How fast the machine is does not matter.
async (fingers) => {
  await document.fonts.ready;
  await new Promise((painted) => {
    const watch = new ResizeObserver(() => painted(watch.disconnect()));
    watch.observe(document.body);
  });
  const faults = [];
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== "hidden";
  };
  const nameOf = (element) =>
    (
      element.getAttribute("aria-label") ||
      document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ||
      [...(element.labels ?? [])].map((label) => label.textContent).join(" ") ||
      element.textContent ||
      element.title ||
      ""
    ).trim();
  for (const element of document.querySelectorAll("button, a[href], [role=button], input, select")) {
    if (shown(element) && !nameOf(element)) faults.push(`no name: ${element.outerHTML.slice(0, 160)}`);
  }
  for (const element of document.querySelectorAll("[role=img]")) {
    if (shown(element) && !nameOf(element)) faults.push(`no label: ${element.outerHTML.slice(0, 160)}`);
  }
  for (const image of document.images) {
    if (!image.hasAttribute("alt")) faults.push(`no alt: ${image.outerHTML}`);
  }
  for (const element of fingers ? document.querySelectorAll("button, a.button, [data-pad]") : []) {
    const [width, height] = [element.offsetWidth, element.offsetHeight]; // as it is at rest
    if (shown(element) && (width < 43.5 || height < 43.5)) {
      faults.push(`${Math.round(width)}×${Math.round(height)} px: ${nameOf(element)}`);
    }
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (document.querySelector(".table") && scrollHeight > innerHeight + 1) {
    faults.push(`the table scrolls: ${scrollHeight} > ${innerHeight}`);
  }
  const stage = document.querySelector(".stage");
  for (const place of document.querySelectorAll(".stage .place")) {
    const inside = place.firstElementChild;
    const [low, right] = [
      place.offsetTop + inside.offsetTop + inside.offsetHeight,
      place.offsetLeft + place.offsetWidth,
    ];
    if (low > stage.offsetHeight + 1 || right > stage.offsetWidth + 1)
      faults.push(`${place.innerHTML.slice(0, 80)}: stands outside of the stage`);
  }
  // Where pieces belong, not where they are on their way: transforms do not count.
  for (const piece of document.querySelectorAll(".placed :is([data-piece], .cell)")) {
    let [x, y] = [0, 0];
    for (let at = piece; at && at !== stage; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
    const [right, bottom] = [x + piece.offsetWidth - stage.offsetWidth, y + piece.offsetHeight - stage.offsetHeight];
    if (Math.max(-x, -y, right, bottom) > 2)
      faults.push(`${nameOf(piece)} is ${[-x, -y, right, bottom].map(Math.round)} px outside of the stage`);
  }
  // What is too wide widens the window of a phone with it, but not its screen.
  const wide = Math.min(innerWidth, screen.width);
  if (scrollWidth > wide + 1) faults.push(`too wide: ${scrollWidth} > ${wide}`);
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const { scrollWidth: needs, clientWidth: has } = dialog;
    if (needs > has + 1) faults.push(`${nameOf(dialog)} is cut off: ${needs} > ${has}`);
  }
  return [...new Set(faults)];
};
