/** Vitest's global setup of the run's only browser. */
import { shareForRun } from "@docsvc/server/test/support/shared-for-run.ts";
import type { TestProject } from "vitest/node";

// Vitest uses the default export.
// oxlint-disable-next-line import/no-default-export
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await shareForRun(async () => {
    const { chromium } = await import("playwright-core");
    const { LAUNCH, PATIENCE_MS } = await import("./browser.ts");
    const server = await chromium.launchServer({ ...LAUNCH, timeout: PATIENCE_MS });
    return { address: server.wsEndpoint(), stop: async () => server.close() };
  });
  provide("chromium", url);
  return close;
}
