import { join } from "node:path";
import { startService } from "@docsvc/server";
import { buildStudio } from "@docsvc/studio/scripts/build.ts";
import { sharedBrowser } from "@docsvc/studio/test/support/browser.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import { sampleFolder, type SampleFolder } from "../../src/testing/sample-folder.ts";
import { serveWeb, type WebOptions } from "../../src/web/serve.ts";

export interface OpenedWeb extends AsyncDisposable {
  readonly url: string;
  readonly folder: SampleFolder;
  readonly service: Pick<WebOptions, "baseUrl" | "apiKey">;
  /** A user's page, and the errors that the browser reported: script errors, policy violations, failed loads. */
  open(options?: BrowserContextOptions, url?: string): Promise<{ readonly page: Page; readonly complaints: string[] }>;
}

/** Timeouts end waits that would never end; a busy machine is slow without a fault. */
const PATIENCE_MS = 100_000;

/** The app with a running service and copies of fixtures, and a browser. */
export async function openWeb(names: readonly string[], options: Partial<WebOptions> = {}): Promise<OpenedWeb> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await sampleFolder(names));
  const studioDir = join(folder.indexDirectory, "studio");
  await buildStudio(studioDir);
  const service = await startService({
    studioDir,
    dataDir: `${folder.indexDirectory}-of-service`,
    port: 0,
    slots: 1,
    drainMs: 0,
    isolation: "best",
    log: { level: "error", write: (line) => void process.stderr.write(line) },
  });
  opened.defer(() => service.close());
  const { url: baseUrl, apiKey } = service;
  const web = opened.use(
    await serveWeb({
      ...folder,
      loader: "langchain",
      baseUrl: service.url,
      apiKey: service.apiKey,
      port: 0,
      ...options,
    }),
  );
  const browser = await sharedBrowser();
  opened.defer(() => browser.close());
  const all = opened.move();
  return {
    url: web.url,
    folder,
    service: { baseUrl, apiKey },
    open: async (context = {}, url = web.url) => {
      const page = await (
        await browser.newContext({ viewport: { width: 1600, height: 1000 }, reducedMotion: "reduce", ...context })
      ).newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.goto(url);
      return { page, complaints };
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
