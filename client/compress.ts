// Shorter forms of every text of the built page, beside it, for the server to send as they are.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg)$/;
/** Bytes. Less is sent as it is (src/tablee/web/shared.py). */
const WORTHWHILE = 1_000;

export function compress(folder: string): Plugin {
  return { name: "tablee-compress", apply: "build", closeBundle: () => compressAll(folder) };
}

export function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    if (TEXTS.test(name)) compressOne(join(folder, name));
  }
}

function compressOne(path: string): void {
  const text = readFileSync(path);
  if (text.length < WORTHWHILE) return;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
