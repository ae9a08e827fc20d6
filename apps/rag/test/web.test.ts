import { rm } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { readFixture } from "@docsvc/fixtures";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasChromium, inBrowser } from "@docsvc/studio/test/support/browser.ts";
import { modelServer } from "../src/testing/model-server.ts";
import { serveWeb } from "../src/web/serve.ts";
import { faultsOf } from "@docsvc/studio/test/support/axe.ts";
import { openWeb, type OpenedWeb } from "./support/opened-web.ts";

const BURST = "What does a burst cost on average?";
let web: OpenedWeb;
let person: Awaited<ReturnType<OpenedWeb["open"]>>;

beforeAll(async () => {
  if (!hasChromium) return;
  web = await openWeb(["report/report.pdf", "comments/comments.pdf", "text/mooring.md"], { examples: [BURST] });
  person = await web.open();
});
afterAll(() => web?.[Symbol.asyncDispose]());

async function askIn(page: Page, question: string): Promise<void> {
  await page.getByLabel("Question", { exact: true }).fill(question);
  await page.keyboard.press("Enter");
  await page
    .getByRole("article", { name: question, exact: true })
    .getByText(/page \d|do not say/)
    .first()
    .waitFor();
}

/** The share of the frame's area that shows its fill, and whether the user can see it. */
async function frameOf(
  page: Page,
): Promise<{ readonly alpha: number; readonly isSeen: boolean; readonly share: number }> {
  await page.locator(".frame").first().waitFor();
  return page.evaluate(`(() => {
    const frame = document.querySelector(".frame");
    const [box, holder] = [frame, frame.closest(".page")].map((element) => element.getBoundingClientRect());
    const pane = document.querySelector(".pages").getBoundingClientRect();
    return {
      alpha: Number(/([\\d.]+)\\)$/.exec(getComputedStyle(frame).backgroundColor)[1]),
      isSeen: box.top >= pane.top && box.bottom <= pane.bottom,
      share: (box.width * box.height) / (holder.width * holder.height),
    };
  })()`);
}

inBrowser.describe("a person", () => {
  test("asks, and sees the answer in large and its place framed on the page", async () => {
    const { page } = person;
    await page.getByRole("button", { name: BURST }).click();
    await page.locator(".headline").getByText("31 thousand").waitFor();
    await page.getByRole("img", { name: "Page 5 of report.pdf" }).waitFor();
    await page.getByRole("region", { name: "Page", exact: true }).getByText("page 5 of 7").waitFor();
    const { alpha, isSeen, share } = await frameOf(page);
    expect(alpha).toBeLessThanOrEqual(0.15);
    expect(share).toBeLessThan(0.05);
    expect(isSeen).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("finds all of it again after a reload, in the dark as well", async () => {
    const { page } = person;
    const before = await frameOf(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await page.locator(".quote.is-shown").getByText("report.pdf").waitFor();
    expect(await frameOf(page)).toEqual(before);
    expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  });

  test("goes through citations by keys, which are letters where a question is written", async () => {
    const { page } = person;
    await page.getByLabel("Question", { exact: true }).fill("1jk");
    expect(await page.getByLabel("Question", { exact: true }).inputValue()).toBe("1jk");
    await page.getByLabel("Question", { exact: true }).fill("");
    await page.locator("h1").click();
    await page.keyboard.press("Escape");
    await page.getByText("is shown here, with its place framed").waitFor();
    await page.keyboard.press("1");
    await page.locator(".frame").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.locator(".quote.is-shown").waitFor();
    expect(await page.evaluate("location.hash")).toBe("#/citation/1/1");
  });

  test("asks on, sees the question that was made of it, and reads what the documents do not say", async () => {
    const { page } = person;
    await askIn(page, "What is the limit for nitrate in the water?");
    await askIn(page, "And of lead?");
    await page.getByText("Read as: What is the limit of lead in the water?").waitFor();
    await askIn(page, "How many passengers did the airport serve in 2023?");
    await page.getByText("The documents do not say.").waitFor();
    await page.getByText("Nearest, but no answer:").waitFor();
    expect(await page.locator(".quote.is-nearest").count()).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("asks some of the files alone, also after a reload", async () => {
    const { page } = person;
    await page.getByLabel("Ask report.pdf").uncheck();
    await page.reload();
    await page.getByText("up to date").waitFor();
    expect(await page.getByLabel("Ask report.pdf").isChecked()).toBe(false);
    await page.getByLabel("Question", { exact: true }).fill(BURST);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const turn = page.locator(".turn").nth(4);
    await turn.getByText("You asked 2 documents").waitFor();
    expect(await turn.getByText("report.pdf").count()).toBe(0);
    await page.getByLabel(/^All/).check();
  });

  test("sees what a page says where its format has no picture", async () => {
    const { page } = person;
    await askIn(page, "Which channel do I call the harbour master on?");
    await page.locator(".is-quoted").getByText("channel 12").waitFor();
    await askIn(page, "What does a berth of up to 8 m cost in summer?");
    await page.locator(".is-quoted mark.is-answer").getByText("14.50").waitFor();
  });

  test("adds files, reads in plain words which cannot be read, and tries again", async () => {
    const { page } = person;
    const give = page.getByLabel("Add documents");
    await give.setInputFiles({ name: "program.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") });
    await page.getByText("no kind of document").waitFor();
    await page.getByRole("button", { name: "Dismiss program.exe" }).click();
    // The browser's own message about a refusal is not a fault of the page.
    expect(person.complaints.splice(0).join()).toMatch(/415/);
    const buffer = Buffer.from(await readFixture("broken/truncated-early.pdf"));
    await give.setInputFiles([
      { name: "broken.pdf", mimeType: "application/pdf", buffer },
      {
        name: "pay\u202efdp.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("The toll for <b>barges</b> is 7 crowns."),
      },
    ]);
    const failed = page.locator(".is-failed");
    await failed.getByText("cannot be opened").waitFor();
    expect(await failed.textContent()).not.toMatch(/[Jj]ob|[0-9a-f]{8}-/);
    await page.locator("button.file-name:enabled").getByText("pay⟦U+202E⟧fdp.txt").waitFor();
    await askIn(page, "What is the toll for barges?");
    await page.locator(".headline").last().getByText("<b>barges</b>").waitFor();
    await failed.getByRole("button", { name: /^Try again/ }).click();
    await failed.getByText("cannot be opened").waitFor();
    await rm(join(web.folder.directory, "broken.pdf"));
  });

  test("opens the document in the studio", async () => {
    const { page } = person;
    await page.getByRole("button", { name: "report.pdf", exact: true }).click();
    await page.getByRole("img", { name: "Page 1 of report.pdf" }).waitFor();
    await page.getByRole("button", { name: "Page after" }).click();
    await page.getByRole("img", { name: "Page 2 of report.pdf" }).waitFor();
    const [studio] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Open in studio" }).click(),
    ]);
    await studio.waitForURL(/\/studio#\/document\/[\w-]+\/blocks\/2$/);
    await studio.close();
  });

  test("has the page slide over on a telephone, and gets back to where it was", async () => {
    const { page, complaints } = await web.open({ viewport: { width: 390, height: 844 } });
    const citation = page.getByRole("button", { name: "Citation 1" }).nth(1);
    await citation.click();
    const box = await page.getByRole("region", { name: "Page", exact: true }).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((await frameOf(page)).isSeen).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await page.keyboard.press("Escape");
    expect(await page.evaluate("document.activeElement.id")).toBe("citation-1-1");
    await page.getByRole("button", { name: "Documents" }).click();
    await page.getByLabel("Ask report.pdf").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel("Ask report.pdf").focus();
    await page.keyboard.press("Escape");
    expect(await page.evaluate("document.activeElement.id")).toBe("show-documents");
    await page.getByRole("button", { name: "Documents" }).click();
    await page.locator("main").click({ position: { x: 380, y: 300 } });
    await page.getByLabel("Ask report.pdf").waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  test("begins a new conversation", async () => {
    const { page } = person;
    await page.getByRole("button", { name: "New conversation" }).click();
    await page.getByText("What do you want to know?").waitFor();
    expect(await page.locator(".turn").count()).toBe(0);
  });
});

inBrowser.test("what a model writes comes sentence by sentence, each with its citation", async () => {
  await using server = await modelServer(({ messages }) => {
    const { passages } = JSON.parse(messages.at(-1)!.content) as {
      readonly passages: readonly { readonly passage: number; readonly text: string }[];
    };
    const { passage } = passages.find(({ text }) => text.includes("31 thousand"))!;
    return {
      sentences: [
        { text: "It costs 31 thousand.", passages: [passage] },
        { text: "On average.", passages: [passage] },
      ],
    };
  });
  const model = createOpenAICompatible({ name: "test", baseURL: server.baseUrl, supportsStructuredOutputs: true })(
    "small",
  );
  await using writing = await serveWeb({ ...web.folder, ...web.service, loader: "langchain", port: 0, model });
  const { page, complaints } = await web.open({}, writing.url);
  await page.getByText("up to date").waitFor();
  await askIn(page, BURST);
  await page.locator(".headline").getByText("It costs 31 thousand.").waitFor();
  await page.locator(".frame").first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  const body = JSON.stringify({ question: BURST });
  const headers = { "x-docsvc-rag": "1" };
  const events = await (await fetch(`${writing.url}/api/conversation`, { method: "POST", headers, body })).text();
  expect(events.match(/"type":"\w+"/g)).toEqual(['"type":"written"', '"type":"answer"']);
});

inBrowser.test("another page gets nothing", async () => {
  for (const headers of [
    { host: "attacker.test" },
    { "sec-fetch-site": "cross-site" },
    { origin: "http://attacker.test" },
  ]) {
    expect((await statusOf(`${web.url}/api/library`, headers)).status).toBe(403);
  }
  const { status, policy } = await statusOf(`${web.url}/`, {});
  expect({ status, policy }).toMatchObject({ status: 200, policy: expect.stringContaining("default-src 'none'") });
});

inBrowser.test("the browser has complained of nothing", () => {
  expect(person.complaints).toEqual([]);
});

/** Uses Node's own client: `fetch` sets these headers itself. */
function statusOf(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number | undefined; readonly policy: unknown }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, policy: response.headers["content-security-policy"] });
    }).on("error", reject);
  });
}
