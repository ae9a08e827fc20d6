import { defineConfig } from "vitest/config";

/** One run over all packages, so that one report counts every test. */
export default defineConfig({
  test: {
    include: ["{openapi,packages,apps,scripts,fixtures,benchmarks,deploy}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Two cores, and most suites start child processes of their own.
    maxWorkers: 2,
    // A limit is there for what would never end. No test measures time: a busy machine is slow, and nothing is wrong with it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
