import { readFixture } from "@docsvc/fixtures";
import { effort } from "@docsvc/fixtures/effort";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasChromium, inBrowser } from "./support/browser.ts";
import { faultsOf } from "./support/axe.ts";
import { openBytes, openSample, openStudio } from "./support/opened-studio.ts";
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

inBrowser.describe("signing in", () => {
  test("a link lets in once and leaves the address; a stranger reads what to do, and gets in with a key", async () => {
    expect(new URL(person.page.url()).hash).toBe("#/");
    expect(await person.page.getByRole("link", { name: "Documents" }).getAttribute("aria-current")).toBe("page");
    const { page, complaints } = await studio.stranger();
    await page.getByText("Open the link that the service printed").waitFor();
    await page.getByLabel("Or sign in with an API key").fill("ak_live_wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("alert").getByText("does not know the key").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel("Or sign in with an API key").fill(studio.service.apiKey!);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Open a document" }).waitFor();
    await page.getByRole("link", { name: "API keys" }).click();
    await page.getByText("You signed in with a key").waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByText("Open the link that the service printed").waitFor();
    // The browser logs both failures: no one is signed in at first, and the wrong key is refused.
    expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
    await page.context().close();
  });
});

inBrowser.describe("a document", () => {
  test("shows its pages under boxes; pointing goes both ways, a click pins, the legend filters, zoom keeps the place", async () => {
    const { page } = person;
    await openSample(page, "Annual report");
    await page.locator("[data-page='1'] img").waitFor();
    // Focus is not left on a button that is gone.
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
    await page.locator(".page-count").getByText("1 / 7").waitFor();
    await page.locator(".row-text").getByText("Letter from the chair 3", { exact: true }).waitFor();
    const box = page.locator("[data-page='1'] g.box").first();
    const id = await box.getAttribute("data-block");
    await box.hover();
    await page.locator(`article.is-hovered[data-block='${id}']`).waitFor();
    await page.locator("article").nth(1).hover();
    await page.locator("[data-page='1'] .mark").waitFor();
    await page
      .getByRole("button", { name: /3 · Section Header/ })
      .first()
      .click();
    await page.locator("[data-page='2'] .mark.is-pinned").waitFor();
    await page.getByText(/page 2 · left/).waitFor();
    const figures = page.getByRole("button", { name: /^Figure/ });
    await figures.click();
    expect(await figures.getAttribute("aria-pressed")).toBe("false");
    await expect.poll(() => page.locator("g.box.c-figure").count()).toBe(0);
    await figures.click();
    await page.getByRole("button", { name: "Larger" }).click();
    await page.locator("[data-page='2']").waitFor();
    await page.getByRole("button", { name: "Fit" }).click();
    await page.getByRole("button", { name: "Next page" }).click();
    await page.locator(".page-count").getByText("3 / 7").waitFor();
    await expect.poll(() => page.evaluate(HEADING_IN_SIGHT)).toBe("Page 3");
    expect(await faultsOf(page)).toEqual([]);
  });

  test("has what was read of its charts over their drawing; a value of the table frames its bar", async () => {
    const { page } = person;
    await openBytes(page, "deliveries.pdf", "application/pdf", await readFixture("styled/deliveries.pdf"));
    const bars = page.locator("[data-page='1'] .chart .series rect");
    await expect.poll(() => bars.count()).toBe(8);
    expect(await bars.nth(2).locator("title").textContent()).toBe("Road, May: 30");
    const value = page.getByRole("cell", { name: "30", exact: true });
    await value.hover();
    const [bar, frame] = await Promise.all([bars.nth(2).boundingBox(), page.locator(".place").boundingBox()]);
    expect(Math.abs(bar!.x - frame!.x) + Math.abs(bar!.y - frame!.y)).toBeLessThan(8);
    await page.locator("article.c-figure").hover();
    await page.locator(".chart .values").getByText("52").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Charts" }).click();
    await expect.poll(() => bars.count()).toBe(0);
    await page.getByRole("button", { name: "Charts" }).click();
    await openSample(page, "Annual report");
  });

  test("is opened at places that another app links to", async () => {
    const { page } = person;
    const [document] = /^.*#\/document\/[^/]+/.exec(page.url())!;
    await page.goto("about:blank");
    await page.goto(`${document}/blocks/5,0.1,0.4,0.3,0.02;5,0.1,0.43,0.2,0.02`);
    await expect.poll(() => page.locator("[data-page='5'] .place").count()).toBe(2);
    await page.locator(".page-count").getByText("5 / 7").waitFor();
  });

  test("comes as chunks, Markdown, JSON and HTML, which runs nothing, and is downloaded", async () => {
    const { page } = person;
    const outputs = page.getByRole("navigation", { name: "Outputs" });
    await outputs.getByRole("link", { name: "Chunks" }).click();
    await page.getByText("1 chunk", { exact: false }).first().waitFor();
    await outputs.getByRole("link", { name: "Markdown" }).click();
    await page.getByLabel("Markdown", { exact: true }).getByText("# Annual Report 2023").waitFor();
    await outputs.getByRole("link", { name: "HTML" }).click();
    await page.frameLocator("iframe").getByRole("heading", { name: "Annual Report 2023" }).waitFor();
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe("");
    await outputs.getByRole("link", { name: "JSON" }).click();
    await page.getByLabel(/^JSON of the/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("report.json");
  });

  test("is parsed again with options, which the copied code has", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "Options" }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel("chunking.chunk_mode").selectOption("page");
    await page.getByRole("button", { name: "Parse again" }).click();
    await page.getByRole("link", { name: "Chunks" }).click();
    await page.getByText("7 chunks").waitFor();
    await page.getByRole("link", { name: "Changes" }).click();
    await page.getByText("1 → 7 chunks; every block is the same.").waitFor();
    await page.getByText("retrieval.chunking.chunk_mode").waitFor();
    await page.getByRole("link", { name: "Copy as code" }).click();
    await page.getByText('chunk_mode: "page"').waitFor();
    for (const language of ["curl", "LangChain", "LlamaIndex"]) {
      await page.getByRole("button", { name: language }).click();
      await page
        .locator(".code pre")
        .getByText(/chunk_mode/)
        .waitFor();
    }
    expect(await faultsOf(page)).toEqual([]);
  });

  test("of several that are dropped at once each is read, and opened from the list", async () => {
    const { page, complaints } = await studio.signedIn();
    const files = ["first.txt", "second.txt"].map((name) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(`This is ${name}, and nothing else.`),
    }));
    const input = page.getByLabel("Document", { exact: true });
    expect((await input.getAttribute("accept"))!.split(",")).toEqual(expect.arrayContaining([".xls", ".mbox", ".pdf"]));
    await input.setInputFiles(files);
    await page.getByText("2 of 2 files are sent to be read.").waitFor();
    const list = page.getByRole("region", { name: "Files that you gave" });
    await list.getByRole("link", { name: "second.txt" }).click();
    await page.getByText("This is second.txt").first().waitFor();
    expect(complaints).toEqual([]);
  });

  test("that has its own structure shows its texts on a blank page", async () => {
    const { page } = person;
    await openSample(page, "Minutes");
    await page.locator(".page-text").getByText("Minutes of the harbour council").waitFor();
  });

  test("of which one page cannot be drawn shows the text of that page, and the pictures of the others", async () => {
    // In its own context: the browser logs the refusal.
    const { page } = await studio.signedIn();
    await page.route(/\/pages\/1\?/, (route) => route.fulfill({ status: 500, json: { code: "internal_error" } }));
    await openSample(page, "Annual report");
    await page.locator("[data-page='1'] .page-text").waitFor();
    await page.getByRole("button", { name: "Next page" }).click();
    await page.locator("[data-page='2'] img").waitFor();
    await page.context().close();
  });

  test("that is hostile stays text: markup, controls of direction, and its name", async () => {
    const { page } = person;
    const html = "<!doctype html><p>Pay \u202e0001\u202c to &lt;img src=x onerror=alert(1)&gt;</p>";
    await openBytes(page, "invoice\u202efdp.html", "text/html", Buffer.from(html));
    await page.locator(".row-text").getByText("⟦U+202E⟧").waitFor();
    await page.locator(".document-name").getByText("invoice⟦U+202E⟧fdp.html").waitFor();
    expect(await page.locator("img[src='x']").count()).toBe(0);
  });

  test("that is encrypted asks for its password and is shown with it", async () => {
    const { page } = person;
    await openBytes(page, "locked.pdf", "application/pdf", await readFixture("encrypted/user-aes-256.pdf"));
    await expect.poll(() => page.evaluate("document.activeElement?.name")).toBe("password");
    await page.getByLabel("Its password").fill("river");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByText("does not open this PDF").waitFor();
    await page.getByLabel("Its password").fill("harbour");
    await page.getByRole("button", { name: "Open" }).click();
    await page.locator("[data-page='1'] img").waitFor();
  });

  test("that cannot be read is reported in plain words", async () => {
    const { page } = person;
    await openBytes(page, "truncated.pdf", "application/pdf", await readFixture("broken/truncated.pdf"));
    await page.getByRole("alert").getByText("could not be read").waitFor();
    await page.getByText("cannot be opened").waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

inBrowser.describe("many blocks and pages", () => {
  test("300 blocks of a page are drawn", async () => {
    const { page } = person;
    await openBytes(page, "many.pdf", "application/pdf", pdfOfParagraphs(1, 300));
    await page.locator("[data-page='1'] g.box").nth(299).waitFor({ state: "attached" });
  });

  test("many pages are scrolled through with never more than 20 page images, and no more pages, in the document", async () => {
    const { page } = person;
    const count = effort(100, 500);
    await openBytes(page, "long.pdf", "application/pdf", pdfOfParagraphs(count, 2));
    await page.locator("[data-page='1'] img").waitFor();
    const focused = (): Promise<string> => page.evaluate("document.activeElement.getAttribute('aria-label')");
    await page.locator(".thumbnail[aria-current]").focus();
    await page.keyboard.press("End");
    await expect.poll(focused).toBe(`Page ${count}`);
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toBe(`Page ${count - 1}`);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Pages, scrollable");
    await page.keyboard.press("Home");
    await page.locator(".page-count").getByText(`1 / ${count}`).waitFor();
    const most = await page.evaluate<{ readonly images: number; readonly pages: number }>(`(async () => {
      const scroller = document.querySelector(".pages");
      const most = { images: 0, pages: 0 };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 2) {
        scroller.scrollTop += scroller.clientHeight * 4;
        await frame();
        most.images = Math.max(most.images, document.querySelectorAll("img").length);
        most.pages = Math.max(most.pages, document.querySelectorAll(".page").length);
      }
      return most;
    })()`);
    expect(most.images).toBeLessThanOrEqual(20);
    expect(most.pages).toBeLessThanOrEqual(20);
    await page.locator(`[data-page='${count}'] img`).waitFor();
    await page.locator(".page-count").getByText(`${count} / ${count}`).waitFor();
    expect(await page.locator("article").count()).toBeLessThan(60);
  });
});

inBrowser.test("browser and service have complained of nothing", () => {
  expect({ browser: person.complaints, service: studio.troubles }).toEqual({ browser: [], service: [] });
});

/** The first page of the list that is at least partly visible. */
const HEADING_IN_SIGHT = `(() => {
  const { top } = document.querySelector(".scroll").getBoundingClientRect();
  const headings = [...document.querySelectorAll(".page-heading")];
  return headings.find((heading) => heading.getBoundingClientRect().top >= top - 2)?.textContent;
})()`;
