// The code of a link, read back as a camera would.
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { drawCode, type Code } from "../../src/core/qr";

/** The drawn path as a picture, four pixels a module. */
function photograph({ size, path }: Code) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let n = 0; n < scale * scale; n++) {
      const [px, py] = [Number(x) * scale + (n % scale), Number(y) * scale + Math.floor(n / scale)];
      data.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test("a camera reads the link to a table from its code", async () => {
  for (const link of ["https://example.org/table/abc", "http://192.168.178.21:8000/table/qk3v9x2m7h?mot=été#12"]) {
    expect(decodeQR(photograph((await drawCode(link))!))).toBe(link);
  }
});

test("a link becomes a square of modules, a book does not", async () => {
  expect((await drawCode("https://example.org/table/abc"))!.size).toBe(4 + 25 + 4);
  expect(await drawCode("x".repeat(400))).toBeNull();
});
