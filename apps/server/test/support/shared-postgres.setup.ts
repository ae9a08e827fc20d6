/** Vitest's global setup of a run's only PostgreSQL server; tests get a database of it from `sharedPostgres`. */
import type { TestProject } from "vitest/node";
import { shareForRun } from "./shared-for-run.ts";

// Vitest uses the default export.
// oxlint-disable-next-line import/no-default-export
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await shareForRun(async () => {
    const { startPostgres } = await import("./postgres-server.ts");
    const server = await startPostgres();
    return { address: server.url("postgres"), stop: async () => server[Symbol.asyncDispose]() };
  });
  provide("postgres", url);
  return close;
}
