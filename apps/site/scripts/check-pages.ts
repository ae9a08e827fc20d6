/**
 * Checks every page of the built site in Chromium, in both themes and at phone width: axe must find no problem, and nothing may be wider
 * than the screen. All of axe's rules run on pages that have a text in colours and of a size that no page before had, which is all that its contrast
 * depends on; the other pages are not checked for contrast, and not twice for what no screen changes. With `DOCSVC_TESTS=long`, every rule runs on
 * every page in both themes.
 * `node scripts/run.mjs apps/site/scripts/check-pages.ts [DIR]` also writes screenshots into the folder.
 */
import { join } from "node:path";
import { effort } from "@docsvc/fixtures/effort";
import { faultsOf } from "@docsvc/studio/test/support/axe.ts";
import { CHROMIUM } from "@docsvc/studio/test/support/browser.ts";
import { chromium, type Page } from "playwright-core";
import { PAGES } from "../src/pages.ts";
import { serveFolder } from "./serve-folder.ts";

const WIDE = {
  width: 1280,
  colorScheme: "light",
  rules: { without: ["color-contrast"] },
  seen: new Set<string>(),
} as const;
/** What does not depend on the screen was checked on the wide one. */
const NARROW = {
  width: 390,
  colorScheme: "dark",
  rules: { only: ["scrollable-region-focusable"] },
  seen: new Set<string>(),
} as const;
/** Pages to take screenshots of, at each width and in both themes. */
const PICTURED = ["", "guide/tables", "reference/api", "reference/api/parse"];

/** What the contrast of a text depends on, for each text of the page: colour, size, weight, and the backgrounds and opacities under it. */
const TEXT_LOOKS = `(() => {
  const under = new Map([[null, ""]]);
  const groundOf = (element) => {
    if (!under.has(element)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && opacity === "1";
      const below = groundOf(element.parentElement);
      under.set(element, own ? below : [backgroundColor, backgroundImage, opacity, below].join(" "));
    }
    return under.get(element);
  };
  const looks = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    looks.add([color, fontSize, fontWeight, groundOf(element)].join(" "));
  }
  return [...looks];
})()`;

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
const page = await browser.newPage({ reducedMotion: "reduce" });
for (const path of ["", ...PAGES.map((one) => one.path)]) {
  await visit(page, path);
  for (const look of [WIDE, NARROW]) {
    await show(page, look);
    const texts = await page.evaluate<readonly string[]>(TEXT_LOOKS);
    const isSeen = texts.every((text) => look.seen.has(text)) && effort(true, false);
    for (const text of texts) look.seen.add(text);
    const found = await faultsOf(page, isSeen ? look.rules : {});
    faults.push(...found.map((fault) => `/${path} at ${look.width} px, ${look.colorScheme}: ${fault}`));
    const wide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
    if (wide > 0) faults.push(`/${path} at ${look.width} px: ${wide} px wider than the screen`);
  }
}
await page.close();
if (pictures !== undefined) await takePictures(pictures);
for (const fault of faults) console.error(fault);
console.log(`${PAGES.length + 1} pages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${url}/${path}`);
  await page.locator(".VPContent").waitFor();
}

/** The page follows the theme and the width of the screen without being loaded again. */
async function show(page: Page, { width, colorScheme }: typeof WIDE | typeof NARROW): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.locator(colorScheme === "dark" ? "html.dark" : "html:not(.dark)").waitFor();
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
