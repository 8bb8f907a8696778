// A picture of a piece that floats over everything, where no finger and no reader finds it.

/** Makes this copy of a piece a ghost, lying exactly at `box`. */
export function makeGhost(copy: HTMLElement, box: DOMRect, layer: number): void {
  for (const name of ["data-piece", "data-thing", "data-pressed", "tabindex"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    translate: "none",
    transition: "none",
    pointerEvents: "none",
    zIndex: `${layer}`,
  });
  document.body.append(copy);
}
