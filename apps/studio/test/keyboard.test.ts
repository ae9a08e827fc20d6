/** The studio by keyboard alone: nothing is clicked. Each stop of the Tab key has to be visible, and none may be the last. */
import { readFixture } from "@docsvc/fixtures";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { hasChromium, inBrowser } from "./support/browser.ts";
import { openStudio } from "./support/opened-studio.ts";
import type { OpenedStudio } from "./support/opened-studio.ts";

let studio: OpenedStudio;
beforeAll(async () => {
  if (hasChromium) studio = await openStudio();
});
afterAll(async () => {
  if (hasChromium) await studio[Symbol.asyncDispose]();
});

/** A document of seven pages has a hundred blocks: the list is one stop, and arrow keys go from block to block. */
const MAX_STOPS = 60;

interface Stop {
  readonly name: string;
  readonly isShown: boolean;
}

/** The focused element: its name, and whether an outline or shadow within the window shows that it has the focus. */
async function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top;
    const isMarked = (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = (label ?? element.textContent).replaceAll(/\s+/g, " ").trim();
    return { name: element === document.body ? "" : name, isShown: isInside && isMarked };
  });
}

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let at = 0; at < MAX_STOPS; at++) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop.name !== "") expect(stop, "a stop of the Tab key").toMatchObject({ isShown: true });
    if (typeof name === "string" ? stop.name === name : name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`Tab does not lead to ${String(name)}, only to: ${passed.join(" | ")}`);
}

for (const [width, colorScheme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  inBrowser.test(`at ${width} px, ${colorScheme}: upload, find, go to a block, save a pipeline, open a job`, () =>
    walk(width, colorScheme),
  );
}

async function walk(width: number, colorScheme: "light" | "dark"): Promise<void> {
  const { page, complaints } = await studio.signedIn({ colorScheme, viewport: { width, height: 900 } });
  const isNarrow = width < 1000;
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  // The dialog that chooses a file is the browser's own.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, "Choose files");
  await press("Enter");
  const buffer = Buffer.from(await readFixture("report/report.pdf"));
  await (await chooser).setFiles({ name: "report.pdf", mimeType: "application/pdf", buffer });
  await page.locator(".overlay").first().waitFor();

  await press("Control+f");
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("find");
  await page.keyboard.type("surplus");
  await page.getByText(/^1 of \d+$/).waitFor();
  await press("Enter");
  await page.getByText(/^2 of \d+$/).waitFor();
  expect(await page.locator(".place").count()).toBeGreaterThan(0);
  await press("Escape");
  await expect.poll(async () => (await stopOf(page)).name, { message: "where the focus is after find" }).not.toBe("");

  if (isNarrow) {
    await tabTo(page, "Content");
    await press("Enter");
  }
  await tabTo(page, /^Blocks; arrow keys/, isNarrow ? "Shift+Tab" : "Tab");
  for (let at = 0; at < 3; at++) await press("ArrowDown");
  await expect.poll(() => page.locator("[aria-pressed=true].block, .is-pinned").count()).toBeGreaterThan(0);

  await tabTo(page, "Pipelines", "Shift+Tab");
  await press("Enter");
  await tabTo(page, "New pipeline");
  await press("Enter");
  await tabTo(page, /^Name/);
  await page.keyboard.type(`By keyboard at ${width}`);
  await tabTo(page, "Save");
  await press("Enter");
  await page.getByText("version 1 ·").waitFor();

  await tabTo(page, "Jobs", "Shift+Tab");
  await press("Enter");
  await page.getByRole("cell", { name: "report.pdf" }).first().waitFor();
  await tabTo(page, "report.pdf");
  await press("Enter");
  // On a narrow screen the content is still chosen.
  await page
    .locator(isNarrow ? ".row" : ".overlay")
    .first()
    .waitFor();

  // From any stop Tab leaves the page in the end.
  const stops: string[] = [];
  for (let at = 0; at < MAX_STOPS && stops.at(-1) !== ""; at++) {
    await press("Tab");
    stops.push((await stopOf(page)).name);
  }
  expect(stops.at(-1), stops.join(" | ")).toBe("");
  expect(complaints).toEqual([]);
}
