import { defineConfig } from "vitest/config";

/** The built site in Chromium, most of the time without a network; `IGROTEKA_SOAK` plays everything to the end. */
export default defineConfig({
  test: {
    include: ["tests/site/**/*.test.ts"],
    globalSetup: ["tests/browser/chromium.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 240_000,
  },
});
