/** Calls every operation through the typed client, over HTTP and in-process, with data of the caller's own schema. */
import { Docsvc, NotFoundError } from "@docsvc/client";
import { pipelinesOf } from "@docsvc/client/pipelines";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { local } from "../src/service/local.ts";
import { startService } from "../src/service/service.ts";
import { invoiceAndAgreement } from "./support/pdf.ts";
import { temporaryFolder } from "./support/run-command.ts";

interface Reached extends AsyncDisposable {
  readonly client: Docsvc;
}

async function embedded(): Promise<Reached> {
  const service = await local({ slots: 1 });
  const client = new Docsvc({ apiKey: service.apiKey, fetch: service.fetch });
  return { client, [Symbol.asyncDispose]: () => service.close() };
}

async function overHttp(): Promise<Reached> {
  const folder = await temporaryFolder();
  const service = await startService({
    dataDir: folder.path("data"),
    port: 0,
    slots: 1,
    drainMs: 0,
    isolation: "best",
  });
  const client = new Docsvc({ apiKey: service.apiKey!, baseUrl: service.url });
  const close = async (): Promise<void> => {
    await service.close();
    await folder[Symbol.asyncDispose]();
  };
  return { client, [Symbol.asyncDispose]: close };
}

const schema = { type: "object", properties: { invoice_number: { type: "string" } } } as const;
const SECTIONS = [
  { title: "Invoices", description: "Invoices with number, VAT and total" },
  { title: "Agreements", description: "Agreements between parties" },
];

describe.each([
  ["embedded", embedded],
  ["over HTTP", overHttp],
])("%s", (_, open) => {
  let reached: Reached;
  let client: Docsvc;
  let bundle: Uint8Array;
  beforeAll(async () => {
    reached = await open();
    client = reached.client;
    bundle = await invoiceAndAgreement();
  });
  afterAll(() => reached[Symbol.asyncDispose]());

  test("a document is read once, and its data, sections and edited copy come of that", async () => {
    const parsed = await client.parse(bundle);
    const again = `jobid://${parsed.job_id}`;
    const { result: extracted } = await client.extract(again, { schema });
    expect(extracted.data.invoice_number).toBe("R-2041");
    expect(extracted.citations["/invoice_number"]).toMatchObject([{ bbox: { page: 1 } }]);
    const { result: split } = await client.split(again, { split_description: SECTIONS });
    expect(split.section_mapping).toEqual({ Invoices: [1], Agreements: [2] });
    const { result: edited } = await client.edit(again, { edit_instructions: 'Redact "R-2041".' });
    expect(edited.edits).toMatchObject([{ kind: "redact", status: "done", page: 1 }]);
    const copy = await client.parse(edited.file_id!);
    expect(copy.result.chunks.map(({ content }) => content).join(" ")).toMatch(/^(?!.*2041).*Agreement/s);
  });

  test("a pipeline is stored in versions, and runs with the types of its schema", async () => {
    const pipelines = pipelinesOf(client);
    const steps = [
      { op: "split", config: { split_description: SECTIONS } },
      { op: "extract", config: { schema } },
      { op: "edit", config: { edit_instructions: 'Redact "R-2041".' } },
    ] as const;
    const first = await pipelines.create({ name: "intake", steps: [steps[1]] });
    const second = await pipelines.create({ name: "intake", steps });
    expect(second).toMatchObject({ pipeline_id: first.pipeline_id, version: 2 });
    expect(await pipelines.list()).toEqual([second]);
    expect(await pipelines.get("intake", { version: 1 })).toEqual(first);
    const versions: number[] = [];
    for await (const { version } of pipelines.versions(first)) versions.push(version);
    expect(versions).toEqual([2, 1]);

    const { result } = await pipelines.run(second, bundle, { schema });
    if (!Array.isArray(result.extract)) throw new Error("no data of each section");
    expect(result.extract.map(({ title, result: { data } }) => [title, data.invoice_number])).toEqual([
      ["Invoices", "R-2041"],
      ["Agreements", undefined],
    ]);
    expect(result.edit?.edits).toMatchObject([{ status: "done" }]);
    const job = await pipelines.submit("intake", bundle, { schema });
    expect((await job.wait()).result.pipeline).toEqual({ pipeline_id: first.pipeline_id, version: 2 });

    expect(await pipelines.delete("intake")).toEqual({ status: "deleted" });
    await expect(pipelines.get(first)).rejects.toBeInstanceOf(NotFoundError);
    await expect(pipelines.run("", bundle, { schema })).rejects.toMatchObject({ code: "invalid_argument" });
  });
});
