// A picture of a result to share: who played, how they stand, and a code that leads to the replay.
import { drawCode } from "./qr";
import { handOver, type Handed } from "./share";

export interface Line {
  name: string;
  rank: string;
  points: string;
  /** A colour as a style writes it. */
  colour: string;
  won: boolean;
  computer: boolean;
}

export interface Result {
  game: string;
  title: string;
  lines: Line[];
  link: string;
  /** What stands beside the code. */
  invitation: string;
}

const WIDTH = 1080;
const EDGE = 72;
const LINE = 112;
const CODE = 260;
/** Colours of the palette that are the same in light and in dark. */
const named = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const SERIF = '"Fraunces", Georgia, serif';
const SANS = '"Figtree Variable", system-ui, sans-serif';

export const heightFor = (lines: number) => EDGE + 250 + lines * LINE + CODE + 2 * EDGE;

/** The picture as a file, or null where the browser makes none. */
export async function pictureOf(result: Result): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, heightFor(result.lines.length)];
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  paint(pen, result, canvas.height);
  await paintCode(pen, result.link, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function paint(pen: CanvasRenderingContext2D, result: Result, height: number): void {
  pen.fillStyle = named("--lamp");
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = named("--cream");
  pen.beginPath();
  pen.roundRect(EDGE / 2, EDGE / 2, WIDTH - EDGE, height - EDGE, 40);
  pen.fill();
  write(pen, result.game, EDGE + 20, EDGE + 60, `600 40px ${SANS}`, named("--hide"));
  write(pen, result.title, EDGE + 20, EDGE + 146, `700 76px ${SERIF}`, named("--ink"));
  result.lines.forEach((line, n) => paintLine(pen, line, EDGE + 250 + n * LINE));
  write(
    pen,
    result.invitation,
    EDGE + 20,
    height - EDGE - CODE / 2,
    `600 38px ${SANS}`,
    named("--hide"),
    WIDTH - CODE - 3 * EDGE,
  );
}

function paintLine(pen: CanvasRenderingContext2D, line: Line, y: number): void {
  paintFace(pen, line, EDGE + 60, y);
  const weight = line.won ? 700 : 600;
  write(pen, line.rank, EDGE + 120, y + 16, `${weight} 44px ${SANS}`, named("--hide"), 90);
  write(pen, line.name, EDGE + 220, y + 16, `${weight} 50px ${SANS}`, named("--ink"), 430);
  pen.textAlign = "right";
  write(pen, line.points, WIDTH - EDGE - 30, y + 16, `${weight} 46px ${SANS}`, named("--ink"), 280);
  pen.textAlign = "left";
}

/** Two eyes and a mouth; who won smiles. */
function paintFace(pen: CanvasRenderingContext2D, { colour, won, computer }: Line, x: number, y: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  if (computer) pen.roundRect(x - 38, y - 38, 76, 76, 20);
  else pen.arc(x, y, 40, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = pen.strokeStyle = named("--cream");
  for (const side of [-14, 14]) {
    pen.beginPath();
    pen.arc(x + side, y - 8, 7, 0, 2 * Math.PI);
    pen.fill();
  }
  [pen.lineWidth, pen.lineCap] = [6, "round"];
  pen.beginPath();
  if (won) pen.arc(x, y + 6, 18, 0.15 * Math.PI, 0.85 * Math.PI);
  else {
    pen.moveTo(x - 12, y + 18);
    pen.lineTo(x + 12, y + 18);
  }
  pen.stroke();
}

async function paintCode(pen: CanvasRenderingContext2D, link: string, height: number): Promise<void> {
  const code = await drawCode(link);
  if (!code) return;
  pen.save();
  pen.translate(WIDTH - EDGE - CODE, height - EDGE - CODE);
  pen.scale(CODE / code.size, CODE / code.size);
  pen.fillStyle = named("--cream");
  pen.fillRect(0, 0, code.size, code.size);
  pen.fillStyle = named("--ink");
  pen.fill(new Path2D(code.path));
  pen.restore();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most = WIDTH - 2 * EDGE - 40,
): void {
  [pen.font, pen.fillStyle] = [font, colour];
  pen.fillText(text, x, y, most);
}

/** What became of a picture. */
export type Shared = Handed | "saved" | "not-drawn";

/** Hands it to the system where that takes pictures, else saves it as a file. */
export async function share(picture: Blob, name: string): Promise<Shared> {
  const file = new File([picture], name, { type: picture.type });
  const handed = await handOver({ files: [file] });
  if (!handed) save(picture, name);
  return handed ?? "saved";
}

function save(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
