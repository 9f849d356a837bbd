import { defineConfig } from "vitest/config";

/** The built site in Chromium, most of the time without a network; `IGROTEKA_SOAK` plays everything to the end. */
export default defineConfig({
  test: {
    include: ["tests/site/**/*.test.ts"],
    globalSetup: ["tests/browser/chromium.ts"],
    environment: "node",
    fileParallelism: false,
    // Seconds do not count here: the machine may have other things to do.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
