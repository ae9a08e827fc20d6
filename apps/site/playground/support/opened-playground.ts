import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { PATIENCE_MS, sharedBrowser } from "@docsvc/studio/test/support/browser.ts";
import { buildPlayground } from "../../scripts/build-playground.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
};

/** The built playground, served as static files, and a browser. */
export interface OpenedPlayground extends AsyncDisposable {
  readonly url: string;
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

export interface Visit {
  readonly page: Page;
  /** What the browser has complained of: errors, violations of the policy, failed loads. */
  readonly complaints: string[];
  /** Addresses that were asked for over the network. */
  readonly requests: string[];
}

export async function openPlayground(): Promise<OpenedPlayground> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-playground-"));
  await buildPlayground(folder);
  // A page without a policy, to run the worker alone.
  await writeFile(join(folder, "blank.html"), "<!doctype html><title>blank</title>");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://playground.test");
    const file = join(folder, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    readFile(file).then(
      (bytes) => response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "" }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
