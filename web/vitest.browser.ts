import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    globalSetup: ["tests/browser/shared.ts"],
    environment: "node",
    // Much of a test's time is waiting, so two files at a time take little longer than one.
    maxWorkers: 2,
    // Files share no state but the house and Chromium: they need no Node of their own either, which costs a second each.
    isolate: false,
    maxConcurrency: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // As patient as the pages are: what is waited for comes when the machine has time for it.
    expect: { poll: { timeout: 120_000 } },
  },
});
