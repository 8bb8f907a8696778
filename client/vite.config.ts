// The page is built into the Python package, which serves it.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { typefaces } from "./typefaces.ts";

const page = "../src/tablee/web/page";
const sign = readFileSync(new URL("public/icon.svg", import.meta.url), "utf-8");
const server = "http://localhost:8000";

export default defineConfig({
  plugins: [
    svelte(),
    { name: "tablee-sign", transformIndexHtml: (html) => html.replace("%SIGN%", sign) },
    compress(page),
    typefaces(page),
  ],
  define: { __BUILD__: JSON.stringify(process.env.TABLEE_BUILD ?? "") },
  build: {
    outDir: page,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ["index.html", "workbench.html"] },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
