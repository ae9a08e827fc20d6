import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "@docsvc/server/src/service/service.ts";
import type { RunningService } from "@docsvc/server/src/service/service.ts";
import { makeSignInLink } from "@docsvc/server/src/studio/sign-in-link.ts";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { buildStudio } from "../../scripts/build.ts";
import { PATIENCE_MS, sharedBrowser } from "./browser.ts";

/** A running service with the built studio, and a browser. */
export interface OpenedStudio extends AsyncDisposable {
  readonly service: RunningService;
  /** Errors in the service's log. */
  readonly troubles: readonly string[];
  /** Opens a page as a user who has followed the console's link. */
  signedIn(options?: BrowserContextOptions): Promise<StudioPage>;
  /** Opens a page as a user who has not. */
  stranger(): Promise<StudioPage>;
}

export interface StudioPage {
  readonly page: Page;
  /** Errors that the browser reported: policy violations, failed loads, script errors. */
  readonly complaints: string[];
}

export async function openStudio(): Promise<OpenedStudio> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-studio-"));
  const studioDir = join(folder, "studio");
  await buildStudio(studioDir);
  const troubles: string[] = [];
  const service = await startService({
    dataDir: join(folder, "data"),
    studioDir,
    port: 0,
    slots: 1,
    drainMs: 0,
    isolation: "best",
    // Tests send webhooks to this machine.
    allowAddress: () => true,
    log: { level: "error", write: (line) => void troubles.push(line) },
  });
  let browser: Browser | undefined;
  const open = async (options: BrowserContextOptions = {}): Promise<StudioPage> => {
    browser ??= await sharedBrowser();
    const context = await browser.newContext({
      viewport: { width: 1600, height: 1000 },
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    return { page, complaints };
  };
  return {
    service,
    troubles,
    stranger: async () => {
      const opened = await open();
      await opened.page.goto(`${service.url}/studio`);
      return opened;
    },
    signedIn: async (options) => {
      const opened = await open(options);
      await opened.page.goto(service.url + (await makeSignInLink(service.stores, "default")));
      await opened.page.getByRole("heading", { name: "Open a document" }).waitFor();
      return opened;
    },
    [Symbol.asyncDispose]: async () => {
      await browser?.close();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a sample document and waits until its pages are drawn. */
export async function openSample(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "docsvc studio" }).click();
  await page.getByRole("list", { name: "Or open one of these" }).getByRole("button", { name: title }).click();
  await page.locator(".overlay").first().waitFor();
}

/** Opens a file of these bytes as a user who selects it. */
export async function openBytes(page: Page, name: string, mimeType: string, bytes: Uint8Array): Promise<void> {
  await page.getByRole("link", { name: "docsvc studio" }).click();
  await page.getByLabel("Document", { exact: true }).setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
}
