// Typefaces for the pictures that the server draws: the same letters as on the page, unpacked.
// A rasteriser reads them as plain files; browsers never ask for them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";

const FILES = [
  "@fontsource/fraunces/files/fraunces-latin-700-normal.woff",
  "@fontsource/figtree/files/figtree-latin-500-normal.woff",
  "@fontsource/figtree/files/figtree-latin-700-normal.woff",
  "@fontsource/figtree/files/figtree-latin-800-normal.woff",
];
const HEAD = 44;
const ENTRY = 20;

interface Table {
  tag: number;
  sum: number;
  body: Buffer;
}

export function typefaces(folder: string): Plugin {
  return { name: "tablee-typefaces", apply: "build", closeBundle: () => unpackAll(folder) };
}

function unpackAll(folder: string): void {
  const target = join(folder, "typefaces");
  mkdirSync(target, { recursive: true });
  for (const file of FILES) {
    const name = basename(file).replace(/\.woff$/, ".ttf");
    writeFileSync(join(target, name), unpack(readFileSync(join("node_modules", file))));
  }
}

/** WOFF 1.0 is the tables of a typeface, each deflated, behind another head. */
export function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => readTable(woff, HEAD + n * ENTRY));
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * count - 16 * 2 ** power, 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, sum, body }, n) => {
    [tag, sum, offset, body.length].forEach((value, at) => head.writeUInt32BE(value, 12 + 16 * n + 4 * at));
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

function readTable(woff: Buffer, at: number): Table {
  const [tag, start, packed, length, sum] = [0, 4, 8, 12, 16].map((n) => woff.readUInt32BE(at + n)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const body = woff.subarray(start, start + packed);
  return { tag, sum, body: packed < length ? inflateSync(body) : body };
}
