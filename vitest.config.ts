import { defineConfig } from "vitest/config";

/** One run over all packages, so that one report counts every test. */
export default defineConfig({
  test: {
    include: ["{openapi,packages,apps,scripts,fixtures,benchmarks,deploy}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Two cores, and most suites start child processes of their own.
    maxWorkers: 2,
    // Limits end what would never end: a busy machine is slow, and nothing is wrong with it. A test that sets a shorter one holds
    // a promise, such as that a cancelled child is gone within two seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
