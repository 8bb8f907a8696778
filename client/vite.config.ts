// The page is built into the Python package, which serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  define: { __BUILD__: JSON.stringify(process.env.TABLEE_BUILD ?? "") },
  build: { outDir: "../src/tablee/web/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
