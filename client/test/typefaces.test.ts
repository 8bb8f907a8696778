// Typefaces are unpacked whole, as a rasteriser reads them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpack } from "../typefaces";

const WOFF = readFileSync("node_modules/@fontsource/figtree/files/figtree-latin-700-normal.woff");

/** As the format defines it: big-endian numbers of 32 bits, the rest of the last one zero. */
function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

test("every table is where the head says, with the sum that it has", () => {
  const plain = unpack(WOFF);
  const count = plain.readUInt16BE(4);
  expect(plain.readUInt32BE(0)).toBe(0x00010000);
  expect(plain.length).toBe(WOFF.readUInt32BE(16));
  expect(count).toBeGreaterThan(8);
  for (let n = 0; n < count; n++) {
    const entry = 12 + 16 * n;
    const [sum, start, length] = [4, 8, 12].map((at) => plain.readUInt32BE(entry + at)) as [number, number, number];
    const table = Buffer.from(plain.subarray(start, start + length + (-length & 3)));
    if (plain.toString("latin1", entry, entry + 4) === "head") table.writeUInt32BE(0, 8);
    expect(sumOf(table)).toBe(sum);
  }
});
