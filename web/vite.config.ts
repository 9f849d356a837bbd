/// <reference types="vitest/config" />
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Where the pages belong; `tools/play.py` has them built beside it, and puts them there when they are whole. */
const OUT = process.env["IGROTEKA_PAGES"] ?? "../src/igroteka/web";

/** What a table and its board are made of: the first answers shouldn't wait until their functions are compiled. */
const AT_THE_TABLE = /\/src\/(table|boards)\/|\/svelte\/src\//;
/** Tells Chrome to compile them all at once; it does so beside the page, while the file still comes in. */
const COMPILE_NOW = "//# allFunctionsCalledOnLoad";

/** Beside every file that shrinks, its compressed twins, so that the server need not compress anything. */
function compressed(): Plugin {
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? files(path) : [path];
    });
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const path of files(OUT)) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(path)) continue;
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  // The site lies anywhere; whatever hands it out compresses, or doesn't.
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  plugins: mode === "site" ? [svelte()] : [svelte(), compressed()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { postBanner: ({ moduleIds }) => (moduleIds.some((id) => AT_THE_TABLE.test(id)) ? COMPILE_NOW : "") },
    },
  },
  server: {
    proxy: { "/api": { target: process.env["IGROTEKA_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/logic/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
}));
