import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./scripts/slowest-first.ts";

/** One run covers all packages, so that one report counts every test. */
export default defineConfig({
  plugins: [
    {
      name: "built-child",
      /**
       * Services inside a test start their child processes from one built file: loading six hundred sources takes ten times as long, and a run
       * does it a thousand times. Services that a test starts as programs run from the sources.
       */
      load(id) {
        if (!id.endsWith("/apps/server/src/work/child-entry.ts")) return undefined;
        return `import { builtEntry } from "../../test/support/built-entry.ts";
export const CHILD_ENTRY = await builtEntry(new URL("./child.ts", import.meta.url));`;
      },
    },
  ],
  test: {
    include: ["{openapi,packages,apps,scripts,fixtures,benchmarks,deploy}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // For two cores: tests wait for processes, servers and browsers about a third of their time.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Starting a worker and loading the engine's modules for each of 480 files took four times as long as most files' tests.
    // Each file restores what it changes in the process; `put-back.ts` does so for stubs.
    isolate: false,
    setupFiles: ["scripts/put-back.ts"],
    globalSetup: [
      "apps/server/test/support/shared-postgres.setup.ts",
      "apps/studio/test/support/shared-chromium.setup.ts",
    ],
    // Timeouts end tests that would never end; a busy machine is slow without a fault. A test with a shorter timeout checks a promise, such as that
    // a cancelled child is gone within two seconds.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
