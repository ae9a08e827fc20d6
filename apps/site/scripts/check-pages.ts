/**
 * Checks every page of the built site in Chromium, in both themes and at phone width: axe must find no problem, nothing may be wider
 * than the screen, and no image may lie over a text. All of axe's rules run on pages that have a text in colours or of a size that no page before had, or scroll as none did; the others
 * are checked once, without contrast. With `DOCSVC_TESTS=long`, every rule runs on every page in both themes.
 * `node scripts/run.mjs apps/site/scripts/check-pages.ts [DIR]` also writes screenshots into the folder.
 */
import { join } from "node:path";
import { effort } from "@docsvc/fixtures/effort";
import { faultsOf } from "@docsvc/studio/test/support/axe.ts";
import { LAUNCH, hasChromium } from "@docsvc/studio/test/support/browser.ts";
import { chromium, type Page } from "playwright-core";
import { PAGES } from "../src/pages.ts";
import { serveFolder } from "./serve-folder.ts";

const WIDE = { width: 1280, colorScheme: "light", seen: new Set<string>() } as const;
const NARROW = { width: 390, colorScheme: "dark", seen: new Set<string>() } as const;
const WITHOUT_CONTRAST = { without: ["color-contrast"] } as const;
/** Pages to take screenshots of, at each width and in both themes. */
const PICTURED = ["", "guide/tables", "reference/api", "reference/api/parse"];

/**
 * What the theme and the screen decide on the page. For each text, what its contrast depends on: colour, size, weight, and the backgrounds and
 * opacities under it; and what scrolls sideways.
 */
const LOOKS = `(() => {
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
  for (const element of document.body.querySelectorAll("*")) {
    if (element.scrollWidth <= element.clientWidth || !/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
    looks.add(["scrolls", element.tagName, element.className, element.tabIndex].join(" "));
  }
  return [...looks];
})()`;

/** Texts, of the page and of the bar above it, that an image lies over or under. */
const COVERED = `(() => {
  const boxesOf = (selector) => [...document.querySelectorAll(selector)].map((element) => [element, element.getBoundingClientRect()]);
  const texts = boxesOf(".VPNavBar a, .VPNavBar button, .VPHero h1, .VPHero p, .VPHero a, .vp-doc h1, .vp-doc h2, .vp-doc p");
  const covers = (image, text) =>
    Math.min(image.right, text.right) - Math.max(image.left, text.left) > 4 &&
    Math.min(image.bottom, text.bottom) - Math.max(image.top, text.top) > 4;
  return boxesOf("main img, .VPHome img").flatMap(([image, box]) =>
    texts
      .filter(([text, other]) => !text.contains(image) && other.width > 0 && box.width > 0 && covers(box, other))
      .map(([text]) => text.textContent.trim().slice(0, 40)),
  );
})()`;

const [pictures] = process.argv.slice(2);
if (!hasChromium) {
  console.log("Not checked: chromium is not installed: apt-get install chromium");
  process.exit(0);
}
await using opened = new AsyncDisposableStack();
const { url } = opened.use(await serveFolder(join(import.meta.dirname, "../dist")));
const browser = await chromium.launch(LAUNCH);
opened.defer(async () => await browser.close());

const faults: string[] = [];
const page = await browser.newPage({ reducedMotion: "reduce" });
// On a connection that saves data, VitePress does not load the pages that the navigation links to.
await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
for (const path of ["", ...PAGES.map((one) => one.path)]) {
  await visit(page, path);
  for (const look of [WIDE, NARROW]) {
    await show(page, look);
    const looks = await page.evaluate<readonly string[]>(LOOKS);
    const isNew = looks.some((one) => !look.seen.has(one)) || effort(false, true);
    for (const one of looks) look.seen.add(one);
    // What no screen changes is checked once on every page.
    const found = isNew ? await faultsOf(page) : look === WIDE ? await faultsOf(page, WITHOUT_CONTRAST) : [];
    faults.push(...found.map((fault) => `/${path} at ${look.width} px, ${look.colorScheme}: ${fault}`));
    const wide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
    const covered = await page.evaluate<readonly string[]>(COVERED);
    for (const text of covered) faults.push(`/${path} at ${look.width} px: an image lies over "${text}"`);
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
  // Colours in the middle of a change of themes are none of the page's.
  await page.addStyleTag({ content: "* { transition: none !important }" });
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
