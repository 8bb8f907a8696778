// The page's own tests, compiled as the page is. A file that needs a document says so at its top.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["test/**/*.test.ts"], restoreMocks: true },
  }),
);
