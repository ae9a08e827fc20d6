import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { PATIENCE_MS, sharedBrowser } from "@docsvc/studio/test/support/browser.ts";
import { buildPlayground } from "../../scripts/build-playground.ts";
import { serveFolder } from "../../scripts/serve-folder.ts";

/** The built playground, served as static files, and a browser. */
export interface OpenedPlayground extends AsyncDisposable {
  readonly url: string;
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

export interface Visit {
  readonly page: Page;
  /** Problems reported by the browser: errors, violations of the policy, failed loads. */
  readonly complaints: string[];
  /** Addresses requested over the network. */
  readonly requests: string[];
}

export async function openPlayground(): Promise<OpenedPlayground> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-playground-"));
  await buildPlayground(folder);
  // A page without a policy, to run only the worker.
  await writeFile(join(folder, "blank.html"), "<!doctype html><title>blank</title>");
  const served = await serveFolder(folder);
  const { url } = served;
  let browser: Browser | undefined;
  return {
    url,
    visit: async (path, options = {}) => {
      browser ??= await sharedBrowser();
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: "reduce",
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const complaints: string[] = [];
      const requests: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      context.on("request", (request) => {
        if (request.url().startsWith("http")) requests.push(request.url());
      });
      await page.goto(url + path);
      return { page, complaints, requests };
    },
    [Symbol.asyncDispose]: async () => {
      await browser?.close();
      await served[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
