/** Vitest's global set-up of the one browser of a run. */
import { shareForRun } from "@docsvc/server/test/support/shared-for-run.ts";
import type { TestProject } from "vitest/node";

// Vitest takes what a file exports by default.
// oxlint-disable-next-line import/no-default-export
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await shareForRun(async () => {
    const { chromium } = await import("playwright-core");
    const { CHROMIUM, PATIENCE_MS } = await import("./browser.ts");
    const server = await chromium.launchServer({
      executablePath: CHROMIUM!,
      args: ["--no-sandbox"],
      timeout: PATIENCE_MS,
    });
    return { address: server.wsEndpoint(), stop: async () => server.close() };
  });
  provide("chromium", url);
  return close;
}
