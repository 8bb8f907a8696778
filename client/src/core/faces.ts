// A game's faces come as one SVG of symbols. Each game's symbols get ids of their own.
import { parseFaces } from "./trusted";

export interface Sprite {
  /** Width by height of each face. */
  ratios: Map<string, number>;
  boxes: Map<string, string>;
  names: string[];
}

const SVG = "http://www.w3.org/2000/svg";

export function faceId(game: string, name: string): string {
  return `${game}--face-${name}`;
}

export function parseSprite(game: string, text: string): Sprite {
  const drawn = parseFaces(text);
  const sprite: Sprite = { ratios: new Map(), boxes: new Map(), names: [] };
  const home = cupboard();
  for (const symbol of drawn.querySelectorAll("symbol[id^='face-']")) {
    const name = symbol.id.slice("face-".length);
    const box = symbol.getAttribute("viewBox") ?? "0 0 100 100";
    const [, , width = 100, height = 100] = box.split(/[\s,]+/).map(Number);
    symbol.id = faceId(game, name);
    home.append(document.adoptNode(symbol));
    sprite.ratios.set(name, width / height);
    sprite.boxes.set(name, box);
    sprite.names.push(name);
  }
  return sprite;
}

/** Where all symbols live, unseen. */
function cupboard(): Element {
  const found = document.getElementById("faces");
  if (found) return found;
  const svg = document.createElementNS(SVG, "svg");
  svg.id = "faces";
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  document.body.append(svg);
  return svg;
}
