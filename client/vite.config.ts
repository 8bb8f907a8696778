// The page is built into the Python package, which serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";

const page = "../src/tablee/web/page";
const server = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), compress(page)],
  define: { __BUILD__: JSON.stringify(process.env.TABLEE_BUILD ?? "") },
  build: { outDir: page, emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
