import { EngineError, parse } from "@docsvc/engine";
import { fixture, fixtureNames, readFixture } from "@docsvc/fixtures";
import { faultsOf } from "@docsvc/studio/test/support/axe.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasChromium, inBrowser } from "@docsvc/studio/test/support/browser.ts";
import { openPlayground } from "./support/opened-playground.ts";
import type { OpenedPlayground } from "./support/opened-playground.ts";
import { readInPage } from "./support/read-in-page.ts";

let playground: OpenedPlayground;
beforeAll(async () => {
  if (hasChromium) playground = await openPlayground();
});
afterAll(async () => {
  if (hasChromium) await playground[Symbol.asyncDispose]();
});

const COMPARED = [
  "report/report.pdf",
  "ruled-tables/ruled-tables.pdf",
  "two-column/two-column.pdf",
  "form/form.pdf",
  "statement/statement.pdf",
  "comments/comments.pdf",
  "rotated/crop-rotate-90.pdf",
  "scan/letter-scan.pdf",
  "encrypted/owner-only.pdf",
  "encrypted/user-aes-256.pdf",
  ...fixtureNames.filter((name) => name.startsWith("broken/") && name !== "broken/text.pdf"),
];

/** The playground also shows cells and words. */
const AS_SHOWN = { settings: { return_places: true } };

/** The result of Node.js for a document, or its error. */
async function inNode(bytes: Uint8Array): Promise<unknown> {
  try {
    // As sent in a message: without undefined properties.
    return JSON.parse(JSON.stringify((await parse(bytes, AS_SHOWN, { ocr: "off" })).result));
  } catch (error) {
    if (!EngineError.isInstance(error)) throw error;
    return { kind: "failed", code: error.code, message: error.message };
  }
}

inBrowser.describe("the engine in a browser", () => {
  test("gives what Node gives, and the same sentence for what cannot be read", async () => {
    const { page } = await playground.visit("/blank.html");
    const documents = await Promise.all(COMPARED.map(async (name) => await readFixture(name)));
    const answers = await readInPage(page, documents);
    for (const [at, name] of COMPARED.entries()) {
      const answer = answers[at]!;
      expect(answer.kind === "read" ? answer.reading.result : answer, name).toEqual(await inNode(documents[at]!));
    }
    await page.context().close();
  });
});

/** Evaluates code in a worker that is created as the playground creates its own. */
const IN_WORKER = `async (text) => {
  const script = URL.createObjectURL(new Blob([text + ".then(postMessage)"], { type: "text/javascript" }));
  const worker = new Worker(script, { type: "module" });
  return await new Promise((resolve) => worker.addEventListener("message", ({ data }) => resolve(data)));
}`;

inBrowser.describe("the playground", () => {
  test("shows a document with its boxes, Markdown and JSON, and requests nothing", async () => {
    const { page, complaints, requests } = await playground.visit("/");
    await page.getByRole("button", { name: "Choose a file" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const atFirst = requests.length;
    await page.getByLabel("Document", { exact: true }).setInputFiles(fixture("report/report.pdf"));
    await page.locator("[data-page='1'] img").waitFor();
    await page.locator("[data-page='1'] g.box").first().waitFor();
    await page.locator("article").getByText("Annual Report 2023").first().waitFor();
    await page.getByRole("button", { name: "Markdown" }).click();
    await page.getByLabel("Markdown", { exact: true }).getByText("# Annual Report 2023").waitFor();
    await page.getByRole("button", { name: "JSON" }).click();
    await page.getByText('"type": "Section Header"').first().waitFor();
    await page.getByRole("button", { name: "Blocks" }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Open another" }).click();
    await page.getByRole("button", { name: "Tables" }).click();
    await page.locator("[data-page='1'] img").waitFor();
    await page.getByRole("button", { name: "Cells, words" }).click();
    expect(await page.locator("[data-page='1'] .cells").getAttribute("d")).toMatch(/^M[\d. hvz-]+/);
    expect(requests.slice(atFirst)).toEqual([]);
    expect(complaints).toEqual([]);
    // The browser itself must refuse everything that would send data, from the page or a worker.
    const send = `fetch("${playground.url}/index.html").then(() => "sent", () => "refused")`;
    expect(await page.evaluate(send)).toBe("refused");
    expect(await page.evaluate(`(${IN_WORKER})(${JSON.stringify(send)})`)).toBe("refused");
    expect(requests.slice(atFirst)).toEqual([]);
    await page.context().close();
  });

  test("says in a sentence what it cannot read, and opens an encrypted file with its password", async () => {
    const { page, complaints } = await playground.visit("/");
    const choose = async (name: string): Promise<void> => {
      await page.getByLabel("Document", { exact: true }).setInputFiles(fixture(name));
      await page.getByRole("alert").waitFor();
    };
    await page.getByRole("button", { name: "Choose a file" }).waitFor();
    await choose("broken/empty.pdf");
    await page.getByText("The document is empty (0 bytes)").waitFor();
    await page.getByRole("button", { name: "Open another" }).click();
    await choose("office/minutes.docx");
    await page.getByText("This is no PDF, and in a browser only PDFs are read").waitFor();
    await page.getByRole("button", { name: "Open another" }).click();
    await choose("encrypted/user-aes-256.pdf");
    await page.getByText("This PDF is encrypted; give its password.").waitFor();
    await page.getByLabel("Its password").fill("wrong");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("does not open this PDF").waitFor();
    await page.getByLabel("Its password").fill("harbour");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.locator("[data-page='1'] img").waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
