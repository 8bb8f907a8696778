// The built page has shorter forms beside its texts, and they hold the same.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressAll } from "../compress";

const long = "const lamp = 1;\n".repeat(200);
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "page-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a long text gets two shorter forms of the same content", () => {
  const path = join(folder, "assets", "app.js");
  writeFileSync(path, long);
  compressAll(folder);
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(long);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(long);
});

test("what is short, or no text, stays alone", () => {
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "type.woff2"), long);
  compressAll(folder);
  expect(readdirSync(folder).toSorted()).toEqual(["assets", "icon.svg", "type.woff2"]);
});
