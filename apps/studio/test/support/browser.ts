import { existsSync } from "node:fs";
import { needing } from "@docsvc/fixtures/needing";
import type { Needing } from "@docsvc/fixtures/needing";
import { sharedAddress } from "@docsvc/server/test/support/shared-for-run.ts";
import { chromium } from "playwright-core";
import type { Browser, LaunchOptions } from "playwright-core";
import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    readonly chromium: string;
  }
}

/** Debian's Chromium; none is downloaded. */
const CHROMIUM: string | undefined = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) =>
  existsSync(path),
);
export const hasChromium: boolean = CHROMIUM !== undefined;
/** Timeouts of suites and tests in a browser. */
export const inBrowser: Needing = needing(
  hasChromium ? undefined : "chromium is not installed: apt-get install chromium",
);

/** How every test and script starts the browser. */
export const LAUNCH: LaunchOptions = { executablePath: CHROMIUM!, args: ["--no-sandbox"] };

/** Timeouts end waits that would never end; a busy machine is slow without a fault. */
export const PATIENCE_MS = 100_000;

/**
 * The browser of the whole run. Closing the returned object closes only the contexts that were opened through it. Scripts that take pictures run
 * outside Vitest and get a browser of their own.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (process.env["VITEST"] === undefined) return chromium.launch({ ...LAUNCH, timeout: PATIENCE_MS });
  return chromium.connect(await sharedAddress(inject("chromium")), { timeout: PATIENCE_MS });
}
