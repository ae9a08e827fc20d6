/**
 * The interface row by row, tested against the running service. Each test name begins with the part of the interface that it covers, and
 * `docs/interface.md` links the rows to these tests. Every response is also checked against the contract.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "@docsvc/openapi/contract";
import { pdfWith } from "./support/pdf.ts";
import { testService } from "./support/test-service.ts";
import type { Json, TestService } from "./support/test-service.ts";

let service: TestService;
let input: string;
let pipeline_id: string;
beforeAll(async () => {
  service = await testService();
  input = await service.stored(await pdfWith(["Invoice number: R-2041\nTotal: 99.00"]));
  const steps = [{ op: "extract", config: { schema: { properties: { invoice_number: { type: "string" } } } } }];
  pipeline_id = (await service.call("POST", "/pipelines", { json: { name: "intake", steps } })).json.pipeline_id;
});
afterAll(() => service[Symbol.asyncDispose]());

const SCHEMA = { type: "object", properties: { invoice_number: { type: "string" } } };
const SECTIONS = [{ title: "Invoices", description: "Invoices with number and total" }];
const BODIES: Readonly<Record<string, () => object>> = {
  parse: () => ({ input }),
  extract: () => ({ input, schema: SCHEMA, system_prompt: "Amounts are in euros.", parsing: {} }),
  split: () => ({ input, split_description: SECTIONS, split_rules: "Each invoice separately.", parsing: {} }),
  edit: () => ({ document_url: input, edit_instructions: 'Redact "R-2041".' }),
  pipeline: () => ({ input, pipeline_id }),
};
/** A field that each operation's result has. */
const RESULTS: Readonly<Record<string, string>> = {
  parse: "chunks",
  extract: "data",
  split: "splits",
  edit: "edits",
  pipeline: "extract",
};

const post = (path: string, json: object, key?: string | null): ReturnType<TestService["call"]> =>
  service.call("POST", path, { json, ...(key === undefined ? {} : { key }) });

describe.each(Object.keys(BODIES))("4 POST /%s", (operation) => {
  test("answers 200 with job_id, duration, usage and result", async () => {
    const { status, json } = await post(`/${operation}`, BODIES[operation]!());
    expect({ status, json }).toMatchObject({
      status: 200,
      json: {
        job_id: expect.any(String),
        duration: expect.any(Number),
        usage: { num_pages: 1, credits: expect.any(Number) },
        result: { [RESULTS[operation]!]: expect.anything() },
      },
    });
  });

  test("with _async appended answers with the job_id alone, whose record comes to its result", async () => {
    const json = { ...BODIES[operation]!(), async: { priority: true, metadata: { row: 4 } } };
    const submitted = await post(`/${operation}_async`, json);
    expect(submitted.status).toBe(200);
    expect(Object.keys(submitted.json)).toEqual(["job_id"]);
    const record = await service.ended(submitted.json.job_id);
    expect(record).toMatchObject({
      status: "COMPLETED",
      type: operation,
      usage: { num_pages: 1 },
      metadata: { row: 4 },
    });
    expect(record.result).toHaveProperty(RESULTS[operation]!);
  });

  test("answers 422 with detail to a body that it does not take, and 401 with error without a key", async () => {
    for (const path of [`/${operation}`, `/${operation}_async`]) {
      const refused = await post(path, { ...BODIES[operation]!(), unknown: true });
      expect(refused.status).toBe(422);
      expect(refused.json.detail).toEqual([
        { loc: ["body", "unknown"], msg: expect.any(String), type: expect.any(String) },
      ]);
      const unauthorized = await post(path, BODIES[operation]!(), null);
      expect(unauthorized).toMatchObject({ status: 401, json: { error: expect.any(String) } });
    }
  });
});

test("4 POST /upload answers with a docsvc:// reference, which every operation takes, also as the whole answer", async () => {
  const uploaded = await service.upload(await pdfWith(["Hello"]), { name: "hello", query: "?extension=.pdf" });
  expect(uploaded).toMatchObject({ status: 200, json: { file_id: expect.stringMatching(/^docsvc:\/\/.+\.pdf$/) } });
  expect(uploaded.json).toHaveProperty("presigned_url");
  expect((await post("/parse", { input: uploaded.json })).json.result.chunks[0].content).toContain("Hello");
});

test("4 GET /job/{job_id} gives the record by the id that a submission gave, 404 for others", async () => {
  const { job_id } = (await post("/parse_async", { input })).json;
  expect((await service.call("GET", `/job/${job_id}`)).json).toMatchObject({ job_id, status: expect.any(String) });
  await service.ended(job_id);
  const unknown = await service.call("GET", "/job/0199d39f-2222-7aaa-8bbb-3c4d5e6f7a8b");
  expect(unknown).toMatchObject({ status: 404, json: { error: expect.any(String) } });
});

test("4 GET /jobs gives an array of the records of the key's organisation", async () => {
  const { job_id } = (await post("/parse", { input })).json;
  const { json } = await service.call("GET", "/jobs");
  expect(json.map((job: Json) => job.job_id)).toContain(job_id);
  const other = await service.newKey("other");
  expect((await service.call("GET", "/jobs", { key: other })).json).toEqual([]);
});

test("4 POST /cancel/{job_id} answers cancelled while a job runs, and 409 once it is final", async () => {
  const childEntry = new URL("./support/playing-child.ts", import.meta.url);
  await using hanging = await testService({ childEntry });
  const submitted = await hanging.call("POST", "/parse_async", { json: { input: await hanging.stored("hang") } });
  const { job_id } = submitted.json;
  const cancelled = await hanging.call("POST", `/cancel/${job_id}`);
  expect(cancelled).toMatchObject({ status: 200, json: { status: "cancelled" } });
  expect(await hanging.ended(job_id)).toMatchObject({ status: "FAILED", error: "cancelled" });
  const { job_id: done } = (await post("/parse", { input })).json;
  expect(await service.call("POST", `/cancel/${done}`)).toMatchObject({ status: 409 });
});

test("4 every operation of the contract answers something else than 501", async () => {
  const { paths } = contract;
  const asked = Object.entries(paths).flatMap(([path, item]) =>
    (["get", "post", "put", "delete"] as const)
      .filter((method) => item[method] !== undefined)
      .map((method) => [method, path] as const),
  );
  expect(asked.length).toBeGreaterThan(20);
  for (const [method, path] of asked) {
    const place = path.replaceAll(/\{\w+\}/g, "0199d39f-2222-7aaa-8bbb-3c4d5e6f7a8b");
    const json = method === "post" ? (BODIES[path.slice(1).replace(/_async$/, "")]?.() ?? {}) : undefined;
    const { status } = await service.call(method.toUpperCase(), place, json === undefined ? {} : { json });
    expect([path, status]).not.toEqual([path, 501]);
  }
});

test("2.1 jobid:// reuses an earlier parse, whose configuration holds", async () => {
  const settings = { page_range: { start: 1, end: 1 } };
  const two = await service.stored(await pdfWith(["Invoice number: R-2041", "Second"]));
  const parsed = (await post("/parse", { input: two, settings })).json;
  const earlier = `jobid://${parsed.job_id}`;
  const parsing = { settings: { page_range: { start: 2 } } };
  const extracted = await post("/extract", { input: earlier, schema: SCHEMA, parsing });
  expect(extracted.json).toMatchObject({ result: { data: { invoice_number: "R-2041" } }, usage: { num_pages: 1 } });
  const split = await post("/split", { input: earlier, split_description: SECTIONS, parsing });
  expect(split.json.usage.num_pages).toBe(1);
});

test("3 a job that fails has the status FAILED and an error", async () => {
  const broken = await service.stored("%PDF-1.7 and then nothing", "broken.pdf");
  const { job_id } = (await post("/parse_async", { input: broken })).json;
  expect(await service.ended(job_id)).toMatchObject({ status: "FAILED", error: expect.stringMatching(/.{10}/) });
  expect(await post("/parse", { input: broken })).toMatchObject({ status: 400, json: { error: expect.any(String) } });
});
