// Watches every piece on the table and writes down what moved though the rules did not move it.
// A piece may go to another place when it, or something before it in its zone, came or left. In a line
// of letters, in a fan and in a tray all of them may, and where there are more than room was kept for.
// When the window changes, or a word is typed over the foot of a small one, everything may. The small things on the cards of others are watched, too.
() => {
  const watch = (window.stillness = { moved: [], seen: 0 });
  let known = new Map();
  let room = "";
  const TOLERANCE = 1;

  // Where it lies, without its motion: transforms do not count.
  const placeOf = (piece) => {
    let [x, y] = [0, 0];
    for (let at = piece; at; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
    return { x, y, width: piece.offsetWidth };
  };
  const isClose = (zone, ids) => {
    const room = Number(zone.style.getPropertyValue("--room") || 0);
    return zone.matches(".line, .fan, .dice") || (zone.matches(".hand, .row") && ids.length > room);
  };
  const pieces = () => {
    const found = new Map();
    for (const zone of document.querySelectorAll(".table [data-zone]")) {
      const inside = [...zone.querySelectorAll("[data-piece]")];
      const ids = inside.map((piece) => piece.dataset.piece);
      inside.forEach((piece, n) => {
        const order = zone.matches(".grid, .pile") ? [] : isClose(zone, ids) ? ids : ids.slice(0, n);
        const lies = [zone.dataset.zone, zone.className.replace(/\b(vacant|svelte-\w+)\b/g, ""), ...order].join(" ");
        found.set(piece.dataset.piece, { lies, ...placeOf(piece) });
      });
    }
    return found;
  };
  const look = () => {
    const table = document.querySelector(".table");
    if (!table || document.querySelector(".end[role=dialog]")) return;
    if (document.querySelector(".typing.low")) return void (known = new Map());
    const [now, size] = [pieces(), `${innerWidth} ${innerHeight}`];
    if (size === room) {
      for (const [id, is] of now) {
        const was = known.get(id);
        const far = was && Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y), Math.abs(was.width - is.width));
        if (was?.lies === is.lies && far > TOLERANCE)
          watch.moved.push(`${id} in ${is.lies.split(" ")[0]}: ${was.x},${was.y} ${was.width} → ${is.x},${is.y} ${is.width}`);
      }
      watch.seen += 1;
    }
    [known, room] = [now, size];
  };
  // After the frame in which the page fits things to their room.
  let waiting = false;
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => setTimeout(() => ((waiting = false), look())));
  };
  new MutationObserver(soon).observe(document.body, { subtree: true, childList: true, attributes: true });
  soon();
}
