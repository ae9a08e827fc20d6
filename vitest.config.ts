import { defineConfig } from "vitest/config";

/** One run over all packages, so that one report counts every test. */
export default defineConfig({
  test: {
    include: ["{openapi,packages,apps,scripts,fixtures,benchmarks,deploy}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Two cores, and most suites start child processes of their own.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
