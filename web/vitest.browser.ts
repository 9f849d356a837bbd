import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    globalSetup: ["tests/browser/shared.ts"],
    environment: "node",
    // Much of a test's time is waiting, so two files at a time take little longer than one.
    maxWorkers: 2,
    maxConcurrency: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // As patient as the pages are: what is waited for comes when the machine has time for it.
    expect: { poll: { timeout: 120_000 } },
  },
});
