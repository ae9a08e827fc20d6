import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../ports/identifiers.ts";
import { invoiceAndAgreement, pdfWith } from "../../test/support/pdf.ts";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";

let service: TestService;
let invoice: string;
let bundle: string;
beforeAll(async () => {
  service = await testService();
  invoice = await service.stored(await pdfWith(["Invoice number: R-2041\nTotal: 1190.50 EUR\nMail: ada@example.com"]));
  bundle = await service.stored(await invoiceAndAgreement());
});
afterAll(() => service[Symbol.asyncDispose]());

const SCHEMA = {
  type: "object",
  properties: { invoice_number: { type: "string" }, seal: { type: "string" } },
  required: ["invoice_number", "seal"],
};
const SECTIONS = [
  { title: "Invoices", description: "Invoices with number, VAT and total" },
  { title: "Agreements", description: "Agreements between parties" },
];

/** Runs both forms of an operation, and returns the synchronous result. */
async function both(type: string, json: object): Promise<Json> {
  const { json: answer, status } = await service.call("POST", `/${type}`, { json });
  expect({ status, answer }).toMatchObject({ status: 200 });
  const submitted = await service.call("POST", `/${type}_async`, { json });
  expect(submitted.status).toBe(200);
  const record = await service.ended(submitted.json.job_id as string);
  expect(record).toMatchObject({ status: "COMPLETED", type, usage: answer.usage });
  expect(Object.keys(record.result as object)).toEqual(Object.keys(answer.result as object));
  return answer;
}

describe("extract", () => {
  test("fills a schema, cites what it found, and names what is missing", async () => {
    const { result, usage } = await both("extract", { input: invoice, schema: SCHEMA });
    expect(result.data).toEqual({ invoice_number: "R-2041" });
    expect(result.missing).toEqual(["/seal"]);
    expect(result.citations["/invoice_number"][0]).toMatchObject({ content: "R-2041", bbox: { page: 1 } });
    expect(usage).toEqual({ num_pages: 1, credits: 2 });
  });

  test("says that a prompt for a model is ignored where there is none", async () => {
    const { result, usage } = await both("extract", { input: invoice, schema: SCHEMA, system_prompt: "Read well." });
    expect(result.warnings).toMatchObject([{ code: "option_ignored" }]);
    expect(usage.model).toBeUndefined();
  });

  test("reads an earlier parse, without its bill", async () => {
    const parsed = (await service.call("POST", "/parse", { json: { input: invoice } })).json;
    const again = (await service.call("POST", "/parse", { json: { input: `jobid://${parsed.job_id}` } })).json;
    for (const { job_id } of [parsed, again]) {
      const { result, usage } = await both("extract", { input: `jobid://${job_id}`, schema: SCHEMA });
      expect(result.data).toEqual({ invoice_number: "R-2041" });
      expect(usage).toEqual({ num_pages: 1, credits: 1 });
    }
  });

  test("takes instructions.schema, pages and a result by its address", async () => {
    const json = { input: bundle, instructions: { schema: SCHEMA } };
    expect((await service.call("POST", "/extract", { json })).json.result.data.invoice_number).toBe("R-2041");
    const settings = { page_range: { start: 2 }, force_url_result: true };
    const later = await service.call("POST", "/extract", { json: { ...json, parsing: { settings } } });
    expect(later.json.result.type).toBe("url");
    const { json: result } = await service.call("GET", later.json.result.url as string, { key: null });
    expect(result.missing).toContain("/invoice_number");
  });

  test("refuses a schema that is too large, or lies elsewhere, naming the place", async () => {
    const refusal = async (schema: object): Promise<Json> => {
      const { status, json } = await service.call("POST", "/extract", { json: { input: invoice, schema } });
      expect(status).toBe(422);
      return json.detail[0].loc;
    };
    expect(await refusal({ properties: { a: { $ref: "https://example.com/a.json" } } })).toEqual(
      "body schema properties a $ref".split(" "),
    );
    const many = Object.fromEntries(Array.from({ length: 5100 }, (_, index) => [`p${index}`, {}]));
    expect((await refusal({ properties: many })).slice(0, 3)).toEqual(["body", "schema", "properties"]);
  });

  test("asks for the password of an encrypted document, and takes it", async () => {
    const path = new URL("../../../../fixtures/encrypted/user-aes-256.pdf", import.meta.url);
    const input = await service.stored(await readFile(path));
    const { json } = await service.call("POST", "/extract", { json: { input, schema: SCHEMA } });
    expect(json.code).toBe("password_required");
    const parsing = { settings: { document_password: "harbour" } };
    expect((await service.call("POST", "/extract", { json: { input, schema: SCHEMA, parsing } })).status).toBe(200);
  });
});

describe("split", () => {
  test("gives each section its pages, and says which rules it followed", async () => {
    const json = { input: bundle, split_description: SECTIONS, split_rules: "Each document separately. Hum along." };
    const { result, usage } = await both("split", json);
    expect(result.section_mapping).toEqual({ Invoices: [1], Agreements: [2] });
    expect(result.rules.map(({ status }: Json) => status)).toEqual(["followed", "not_understood"]);
    expect(usage).toEqual({ num_pages: 2, credits: 4 });
  });

  test("takes name for title, and an earlier parse", async () => {
    const parsed = (await service.call("POST", "/parse", { json: { input: bundle } })).json;
    const split_description = SECTIONS.map(({ title: name, description }) => ({ name, description }));
    const json = { input: `jobid://${parsed.job_id}`, split_description };
    const { result, usage } = await both("split", json);
    expect(result.section_mapping).toEqual({ Invoices: [1], Agreements: [2] });
    expect(usage.credits).toBe(2);
  });
});

describe("classify", () => {
  test("names the category of a document, with the probability of each", async () => {
    const categories = [{ name: "Invoice" }, { title: "Letter" }, { title: "Other", description: "Everything else" }];
    const { result, usage } = await both("classify", { input: invoice, categories });
    expect(result.title).toBe("Invoice");
    expect(result.scores.map(({ title }: Json) => title)).toEqual(["Invoice", "Letter", "Other"]);
    expect(usage).toEqual({ num_pages: 1, credits: 2 });
    const { status, json } = await service.call("POST", "/classify", { json: { input: invoice, categories: [] } });
    expect({ status, json }).toMatchObject({ status: 422, json: { detail: [{ loc: ["body", "categories"] }] } });
  });
});

describe("edit", () => {
  test("stores the edited document, under an address and as an input", async () => {
    const json = { document_url: invoice, edit_instructions: 'Redact "ada@example.com". Rotate page 1 by 90 degrees.' };
    const { result, usage } = await both("edit", json);
    expect(result.edits).toEqual([
      expect.objectContaining({ kind: "redact", status: "done", page: 1, count: 1 }),
      expect.objectContaining({ kind: "rotate_pages", status: "done", page: 1 }),
    ]);
    expect(usage).toEqual({ num_pages: 1, credits: 2 });
    const download = await service.call("GET", result.document_url as string, { key: null });
    expect(download.text.startsWith("%PDF")).toBe(true);
    const { json: parsed } = await service.call("POST", "/parse", { json: { input: result.file_id } });
    expect(parsed.result.chunks[0].content).toContain("R-2041");
    expect(parsed.result.chunks[0].content).not.toContain("ada@example");
    expect(parsed.result.pages[0]).toMatchObject({ width: 200, height: 300 });
  });

  test("tried with dry_run stores nothing", async () => {
    const json = { document_url: invoice, edit_instructions: "Rotate page 1 by 90 degrees.", dry_run: true };
    const { result } = await both("edit", json);
    expect(result).toMatchObject({ document_url: null, file_id: null });
    expect(result.edits[0]).toMatchObject({ status: "done" });
  });

  test("changes the document of an earlier job", async () => {
    const parsed = (await service.call("POST", "/parse", { json: { input: invoice } })).json;
    const json = { document_url: `jobid://${parsed.job_id}`, edit_instructions: "Rotate page 1 by 90 degrees." };
    expect((await both("edit", json)).result.edits[0].status).toBe("done");
  });
});

describe("pipelines", () => {
  const store = async (name: string, steps: readonly object[]): Promise<Json> =>
    (await service.call("POST", "/pipelines", { json: { name, steps } })).json;
  const SPLIT = { op: "split", config: { split_description: SECTIONS } };
  const EXTRACT = { op: "extract", config: { schema: SCHEMA } };
  const EDIT = { op: "edit", config: { edit_instructions: "Rotate page 2 by 180 degrees." } };

  test("are stored, listed, read in their versions and deleted", async () => {
    const first = await store("Kept", [SPLIT]);
    const second = await store("Kept", [SPLIT, EXTRACT]);
    expect([first.version, second.version, second.pipeline_id]).toEqual([1, 2, first.pipeline_id]);
    expect((await service.call("GET", "/pipelines/Kept?version=1")).json).toEqual(first);
    expect((await service.call("GET", `/pipelines/${first.pipeline_id}`)).json).toEqual(second);
    expect((await service.call("GET", "/pipelines")).json.map(({ name }: Json) => name)).toContain("Kept");
    const key = await service.newKey("other");
    expect((await service.call("GET", "/pipelines/Kept", { key })).status).toBe(404);
    expect((await service.call("DELETE", "/pipelines/Kept")).json).toEqual({ status: "deleted" });
    expect((await service.call("GET", "/pipelines/Kept")).json.code).toBe("pipeline_not_found");
  });

  test("that could never run are refused", async () => {
    const steps = [EXTRACT, EXTRACT];
    expect((await service.call("POST", "/pipelines", { json: { name: "Twice", steps } })).json.code).toBe(
      "invalid_pipeline",
    );
    const json = { input: bundle, pipeline_id: newId() };
    expect((await service.call("POST", "/pipeline", { json })).json.code).toBe("pipeline_not_found");
  });

  test("run all steps on one parse, extract on each section", async () => {
    const { pipeline_id, version } = await store("All", [{ op: "parse", config: {} }, SPLIT, EXTRACT, EDIT]);
    const { result, usage } = await both("pipeline", { input: bundle, pipeline_id });
    expect(result.parse.type).toBe("full");
    expect(result.parse.chunks[0].blocks.length).toBeGreaterThan(0);
    expect(result.split.section_mapping).toEqual({ Invoices: [1], Agreements: [2] });
    expect(result.extract.map(({ title, result: { data } }: Json) => [title, data.invoice_number])).toEqual([
      ["Invoices", "R-2041"],
      ["Agreements", undefined],
    ]);
    expect(result.edit.edits[0].status).toBe("done");
    expect((await service.call("GET", result.edit.document_url as string, { key: null })).text).toContain("%PDF");
    expect(result).toMatchObject({ pipeline: { pipeline_id, version }, failed: [] });
    expect(usage).toEqual({ num_pages: 2, credits: 8 });
  });

  test("leave the results of the other steps when one fails, and say which", async () => {
    const { pipeline_id } = await store("Half", [SPLIT, EDIT]);
    const picture = await service.stored(
      await readFile(new URL("../../../../fixtures/scan/letter.jpg", import.meta.url)),
      "letter.jpg",
    );
    const { result } = await both("pipeline", { input: picture, pipeline_id });
    expect(result.split).not.toBeNull();
    expect(result.edit).toBeNull();
    expect(result.failed).toEqual([expect.objectContaining({ op: "edit", code: "unsupported_format" })]);
  });
});
