import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Docsvc } from "@docsvc/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasChromium, inBrowser } from "./support/browser.ts";
import { faultsOf } from "./support/axe.ts";
import { openSample, openStudio } from "./support/opened-studio.ts";
import type { OpenedStudio, StudioPage } from "./support/opened-studio.ts";

let studio: OpenedStudio;
let person: StudioPage;
beforeAll(async () => {
  if (!hasChromium) return;
  studio = await openStudio();
  person = await studio.signedIn();
  await openSample(person.page, "Invoice");
});
afterAll(async () => {
  if (hasChromium) await studio[Symbol.asyncDispose]();
});

inBrowser.describe("operations on the open document", () => {
  test("extract: fields become a schema, values point at their places", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "Extract" }).click();
    await page.getByRole("button", { name: "Take the fields that this document shows" }).click();
    await page.getByLabel("Name of invoice_number").waitFor();
    await page.getByRole("button", { name: "JSON" }).click();
    const schema = { type: "object", properties: { a: { type: "string" }, total: { type: "number" } } };
    await page.getByLabel("JSON Schema").fill(JSON.stringify(schema));
    await page.getByRole("button", { name: "Fields" }).click();
    await page.getByRole("button", { name: "Remove a", exact: true }).click();
    await page.getByRole("button", { name: "Add a field" }).click();
    await page.getByLabel("Name of field_2").fill("invoice_number");
    await page.getByRole("button", { name: "JSON" }).click();
    expect(JSON.parse(await page.getByLabel("JSON Schema").inputValue())).toMatchObject({
      properties: { invoice_number: { type: "string" }, total: { type: "number" } },
    });
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await page.getByRole("heading", { name: "Values" }).waitFor();
    await page.getByRole("button", { name: /^invoice_number/ }).click();
    await page.locator(".place").first().waitFor();
    await page.getByRole("button", { name: "Fields" }).click();
    expect(await faultsOf(page)).toEqual([]);
  });

  test("edit: what was done, before and after side by side, and opened", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("What is to be changed").fill("Redact all mail addresses.");
    await page.getByRole("button", { name: "Dry run" }).click();
    await page.getByText("What would be done").waitFor();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByText("What was done").waitFor();
    await page.getByAltText("Page 1 before the edit").waitFor();
    await page.getByAltText("Page 1 after the edit").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.locator(".document-name").getByText("invoice-edited.pdf").waitFor();
  });

  test("classify: the kind out of one's own list, with a probability for each", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "Classify" }).click();
    await page.getByRole("button", { name: "Remove category 3" }).click();
    await page.getByRole("button", { name: "Classify", exact: true }).click();
    await page.getByRole("heading", { name: "Invoice", level: 3 }).waitFor();
    expect(await page.getByRole("meter").count()).toBe(3);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("split: sections as strips of pages", async () => {
    const { page } = person;
    await openSample(page, "Annual report");
    await page.getByRole("link", { name: "Split" }).click();
    await page.getByLabel("Title of section 1").fill("Contents");
    await page.getByLabel("Description of section 1").fill("Table of contents");
    await page.getByLabel("Title of section 2").fill("Accounts");
    await page.getByLabel("Description of section 2").fill("Income and expenditure");
    await page.getByRole("button", { name: "Split", exact: true }).click();
    await page.getByRole("heading", { name: "Sections" }).waitFor();
    await page.locator(".strip-page").last().click();
    expect(await faultsOf(page)).toEqual([]);
  });

  test("pipelines: made, changed to a second version, run, deleted", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "Pipelines" }).click();
    await page.getByText("No pipelines yet").waitFor();
    await page.getByRole("link", { name: "New pipeline" }).click();
    await page.getByLabel("Name").fill("Invoices");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("version 1 ·").waitFor();
    const save = page.getByRole("button", { name: "Save as a new version" });
    const second = page.getByLabel("Configuration of step 2");
    await second.fill("{");
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Remove step 2" }).press("Enter");
    await page.getByRole("button", { name: "Add a step" }).press("Enter");
    await page.getByLabel("Operation of step 2").selectOption("edit");
    await expect.poll(() => second.inputValue()).toContain("edit_instructions");
    await page.getByRole("button", { name: "Move step 2 up" }).press("Enter");
    expect(await page.getByLabel("Operation of step 1").inputValue()).toBe("edit");
    await page.getByRole("button", { name: "Remove step 1" }).press("Enter");
    await save.click();
    await page.getByText("version 2 ·").waitFor();
    expect(await page.getByLabel("Version").inputValue()).toBe("2");
    await page.getByLabel("Version").selectOption("1");
    await expect.poll(() => page.getByLabel("Operation of step 2").inputValue()).toBe("extract");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByText("All of it as JSON").click();
    await page.getByLabel("Result of the pipeline").getByText('"version": 2').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("No pipelines yet").waitFor();
  });
});

inBrowser.describe("the account", () => {
  test("keys are made, shown once, revoked", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "API keys" }).click();
    await page.getByLabel("Name of the new key").fill("laptop");
    await page.getByRole("button", { name: "Create a key" }).click();
    const key = await page.locator(".made code").textContent();
    const { url } = studio.service;
    const asked = (): Promise<number> =>
      fetch(`${url}/jobs`, { headers: { authorization: `Bearer ${key}` } }).then(({ status }) => status);
    expect(await asked()).toBe(200);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "I have it" }).click();
    await page.getByRole("button", { name: "Revoke laptop" }).click();
    await page.getByRole("button", { name: "Revoke for good" }).click();
    await page.getByText("Revoked: it is refused from now on.").waitFor();
    expect(await asked()).toBe(401);
  });

  test("jobs are filtered, and a webhook is sent again", async () => {
    const { page } = person;
    const received: string[] = [];
    const { url } = studio.service;
    const receiver = createServer((request, response) => {
      request.resume();
      received.push(String(request.headers["webhook-id"]));
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = receiver.address() as AddressInfo;
    const { file_id } = await new Docsvc({ apiKey: studio.service.apiKey!, baseUrl: url }).upload(
      new Blob(["<!doctype html><p>Told by a webhook"]),
    );
    await fetch(`${url}/parse_async`, {
      method: "POST",
      headers: { authorization: `Bearer ${studio.service.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({
        input: file_id,
        async: { metadata: { name: "told.html" }, webhook: { url: `http://127.0.0.1:${port}/` } },
      }),
    });
    await expect.poll(() => received.length).toBe(1);
    await page.getByRole("link", { name: "Jobs" }).click();
    await page.getByLabel("Operation").selectOption("split");
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    await page.getByLabel("Status").selectOption("FAILED");
    await page.getByText("No jobs of this kind.").waitFor();
    await page.getByLabel("Operation").selectOption("");
    await page.getByLabel("Status").selectOption("COMPLETED");
    await page.getByRole("button", { name: "More of invoice.pdf" }).first().click();
    await page.getByText("No webhook was asked for.").waitFor();
    await page.getByRole("button", { name: "More of told.html" }).click();
    await page.getByText("webhook delivered").waitFor();
    await page.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]).toBe(received[0]);
    receiver.close();
    expect(await faultsOf(page)).toEqual([]);
  });

  test("usage is drawn, and listed in a table", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "Usage" }).click();
    await page.getByRole("img", { name: /^Pages a day/ }).waitFor();
    await page.getByRole("cell", { name: "studio session" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

inBrowser.describe("demos", () => {
  test("a demo of each: opened, filled in and run by one click", async () => {
    const { page } = person;
    const demos = page.getByRole("list", { name: "Or see it done" });
    const begin = async (demo: RegExp): Promise<void> => {
      await page.getByRole("link", { name: "docsvc studio" }).click();
      await demos.getByRole("button", { name: demo }).click();
    };
    await begin(/^Extract/);
    await page.getByRole("heading", { name: "Values" }).waitFor();
    await page
      .getByRole("button", { name: /^invoice_number/ })
      .getByText("2024-0589")
      .waitFor();
    await begin(/^Split/);
    await page.getByRole("heading", { name: "Sections" }).waitFor();
    await page.getByRole("heading", { name: /^Statements 2 pages$/ }).waitFor();
    await begin(/^Edit/);
    await page.getByText("What was done").waitFor();
    await page.getByAltText("Page 1 after the edit").waitFor();
    for (let times = 0; times < 2; times += 1) {
      await begin(/^Pipeline/);
      await page.getByText("version 1 · parse → extract → edit").waitFor();
      await page.locator(".facts").getByText("2024-0589").waitFor();
      await page.getByText("done · 1 place").waitFor();
      await page.getByAltText("Page 1 after the edit").waitFor();
    }
    expect(await faultsOf(page)).toEqual([]);
    await page.locator(".facts div", { hasText: "invoice_number" }).getByRole("link", { name: "page 1" }).click();
    await page.locator("[data-page='1'] .place").waitFor();
    await page.getByRole("link", { name: "docsvc studio" }).click();
    await demos.waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

inBrowser.describe("on a narrow screen, in the dark", () => {
  test("pages and content take turns, and a value brings its page", async () => {
    const { page, complaints } = await studio.signedIn({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
    await openSample(page, "Invoice");
    await page.getByRole("button", { name: "Content" }).click();
    await page.getByRole("button", { name: /1 · / }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    expect(wide).toBeLessThanOrEqual(390);
    // An operation that is chosen over the pages is shown instead of them.
    await page.getByRole("button", { name: "Pages", exact: true }).click();
    await page.getByRole("link", { name: "Extract" }).click();
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await page.getByRole("button", { name: /^date/ }).click();
    await page.locator(".place").first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

inBrowser.test("browser and service have complained of nothing", () => {
  expect({ browser: person.complaints, service: studio.troubles }).toEqual({ browser: [], service: [] });
});
