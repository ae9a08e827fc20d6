/**
 * Checks every page of the built site in Chromium, in both themes and at phone width: axe must find no problem, and nothing may be wider
 * than the screen. `node scripts/run.mjs apps/site/scripts/check-pages.ts [DIR]` also writes screenshots into the folder.
 */
import { join } from "node:path";
import { faultsOf } from "@docsvc/studio/test/support/axe.ts";
import { CHROMIUM } from "@docsvc/studio/test/support/browser.ts";
import { chromium, type Page } from "playwright-core";
import { PAGES } from "../src/pages.ts";
import { serveFolder } from "./serve-folder.ts";

const LOOKS = [
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const;
/** Pages to take screenshots of, at each width and in both themes. */
const PICTURED = ["", "guide/tables", "reference/api", "reference/api/parse"];

const [pictures] = process.argv.slice(2);
if (CHROMIUM === undefined) {
  console.log("Not checked: chromium is not installed: apt-get install chromium");
  process.exit(0);
}
await using opened = new AsyncDisposableStack();
const { url } = opened.use(await serveFolder(join(import.meta.dirname, "../dist")));
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
opened.defer(async () => await browser.close());

const faults: string[] = [];
for (const { width, colorScheme } of LOOKS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
  for (const path of ["", ...PAGES.map((one) => one.path)]) {
    await visit(page, path);
    for (const fault of await faultsOf(page)) faults.push(`/${path} at ${width} px, ${colorScheme}: ${fault}`);
    const wide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
    if (wide > 0) faults.push(`/${path} at ${width} px: ${wide} px wider than the screen`);
  }
  await page.close();
}
if (pictures !== undefined) await takePictures(pictures);
for (const fault of faults) console.error(fault);
console.log(`${PAGES.length + 1} pages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${url}/${path}`);
  await page.locator(".VPContent").waitFor();
}

async function takePictures(folder: string): Promise<void> {
  for (const width of [390, 820, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
      for (const path of PICTURED) {
        await visit(page, path);
        const name = `${path === "" ? "home" : path.replaceAll("/", "-")}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, name) });
      }
      await page.close();
    }
  }
}
