import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf } from "./support/axe.ts";
import { hasChromium, inBrowser } from "./support/browser.ts";
import { openBytes, openStudio } from "./support/opened-studio.ts";
import type { OpenedStudio, StudioPage } from "./support/opened-studio.ts";
import { pdfOfParagraphs } from "./support/pdf-of-paragraphs.ts";

let studio: OpenedStudio;
let person: StudioPage;
beforeAll(async () => {
  if (!hasChromium) return;
  studio = await openStudio();
  person = await studio.signedIn();
});
afterAll(async () => {
  if (hasChromium) await studio[Symbol.asyncDispose]();
});

inBrowser.describe("a long document", () => {
  test("that is being read shows its pages and how many of them are read, and is cancelled by a button", async () => {
    const { page } = person;
    await openBytes(page, "very-long.pdf", "application/pdf", pdfOfParagraphs(1900, 12));
    await page.getByText(/^\d+ of 1900 pages$/).waitFor();
    await page.getByRole("img", { name: "Page 1", exact: true }).waitFor();
    expect(await page.getByRole("list", { name: "Pages" }).getByRole("listitem").count()).toBeGreaterThanOrEqual(12);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await page.getByRole("heading", { name: "Open a document" }).waitFor();
    await page.getByRole("link", { name: "Jobs" }).click();
    await page.getByText("cancelled").waitFor();
  });
});

inBrowser.describe("finding in the document", () => {
  test("each match is framed on its page and counted, by the keyboard alone", async () => {
    const { page } = person;
    await openBytes(page, "long.pdf", "application/pdf", pdfOfParagraphs(60, 3));
    await page.locator("[data-page='1'] img").waitFor();
    await page.keyboard.press("Control+f");
    const field = page.getByRole("searchbox", { name: "Text to find in the document" });
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("find");
    await page.keyboard.type("paragraph 2 OF page 4");
    const count = page.getByRole("search").getByRole("status");
    await count.getByText("1 of 11", { exact: true }).waitFor();
    await page.locator("[data-page='4'] .place").waitFor();
    await page.keyboard.press("Enter");
    await count.getByText("2 of 11", { exact: true }).waitFor();
    await page.locator("[data-page='40'] .place").waitFor();
    await expect.poll(() => page.evaluate(FRAME_IS_IN_SIGHT)).toBe(true);
    await page.locator(".row-text").getByText("Paragraph 2 of page 40 says", { exact: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.press("Shift+Enter");
    await count.getByText("11 of 11", { exact: true }).waitFor();
    await page.locator("[data-page='49'] .place").waitFor();
    await field.fill("nowhere");
    await count.getByText("No match").waitFor();
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    expect(await page.evaluate("document.activeElement.className")).toBe("pages");
  });
});

inBrowser.describe("a sheet", () => {
  test("is a grid: a cell is chosen by a click or by arrow keys, and its place is shown", async () => {
    const { page } = person;
    await openBytes(page, "dues.csv", "text/csv", Buffer.from("Name,Total\nAda,31\nBo,42\n"));
    const grid = page.getByRole("grid", { name: "Cells of page 1" });
    await grid.getByRole("gridcell", { name: "31" }).click();
    const details = page.locator(".cell-details");
    await details.getByText("Row 2, column 2").waitFor();
    await details.getByText("page 1 · left 0.500 · top 0.333", { exact: false }).waitFor();
    expect(await page.locator(".place").count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await details.getByText("42", { exact: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await details.getByText("Row 3, column 1").waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test("of many rows has only those in sight in the document", async () => {
    const { page } = person;
    const rows = Array.from({ length: 5000 }, (_, at) => `name ${at},${at}`);
    await openBytes(page, "many.csv", "text/csv", Buffer.from(`Name,Number\n${rows.join("\n")}\n`));
    await page.getByRole("gridcell", { name: "name 7", exact: true }).waitFor();
    await page.locator(".pages").focus();
    await page.keyboard.press("End");
    const last = page.getByRole("gridcell", { name: "name 4999", exact: true });
    await last.waitFor();
    expect(await page.getByRole("gridcell").count()).toBeLessThan(600);
    // The file is read as a hundred tables, whose repeated headers take no rows.
    await last.click();
    await page.locator(".cell-details").getByText("Row 5001, column 1").waitFor();
  });
});

inBrowser.test("browser and service have complained of nothing", () => {
  expect({ browser: person.complaints, service: studio.troubles }).toEqual({ browser: [], service: [] });
});

const FRAME_IS_IN_SIGHT = `(() => {
  const [frame, pages] = [".place", ".pages"].map((name) => document.querySelector(name).getBoundingClientRect());
  return frame.top >= pages.top && frame.bottom <= pages.bottom;
})()`;
