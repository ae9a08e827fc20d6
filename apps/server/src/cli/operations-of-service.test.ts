/** Operations on documents with a running service: uploaded files, addresses, uploads, and earlier parses. */
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService } from "../service/service.ts";
import type { RunningService } from "../service/service.ts";
import { invoiceAndAgreement } from "../../test/support/pdf.ts";
import { run as runCommand, temporaryFolder } from "../../test/support/run-command.ts";
import type { Run } from "../../test/support/run-command.ts";

const encrypted = fixture("encrypted/user-aes-256.pdf");
const schema = { type: "object", properties: { invoice_number: { type: ["string", "null"] } } };
const SECTIONS = [
  { title: "Invoices", description: "Invoices with number, VAT and total" },
  { title: "Agreements", description: "Agreements between parties" },
];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let service: RunningService;
let client: Docsvc;
let bundle: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  const options = { dataDir: folder.path("data"), port: 0, slots: 1, drainMs: 0, isolation: "best" } as const;
  service = await startService({ ...options, allowAddress: () => true });
  client = new Docsvc({ apiKey: service.apiKey!, baseUrl: service.url });
  bundle = folder.path("bundle.pdf");
  await writeFile(bundle, await invoiceAndAgreement());
  await writeFile(folder.path("schema.json"), JSON.stringify(schema));
  await writeFile(folder.path("sections.json"), JSON.stringify(SECTIONS));
});
afterAll(async () => {
  await service.close();
  await folder[Symbol.asyncDispose]();
});

const run = (...args: readonly string[]): Promise<Run> =>
  runCommand([...args, "--server", service.url], { environment: { apiKey: service.apiKey } });

test("extract takes a file, an address, an upload and an earlier parse", async () => {
  const site = createServer((_, response) => void readFile(bundle).then((bytes) => response.end(bytes))).listen(
    0,
    "127.0.0.1",
  );
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  const { file_id } = await client.upload(bundle);
  const { job_id } = await client.parse(file_id);
  for (const input of [bundle, `http://127.0.0.1:${port}/bundle.pdf`, file_id, `jobid://${job_id}`]) {
    const { exitCode, out, err } = await run("extract", input, "--schema", folder.path("schema.json"));
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    expect(JSON.parse(out)).toMatchObject({
      job_id: expect.any(String),
      usage: { num_pages: 2, credits: expect.any(Number) },
      result: { data: { invoice_number: "R-2041" }, citations: { "/invoice_number": [{ bbox: { page: 1 } }] } },
    });
  }
  await new Promise((resolve) => void site.close(resolve));
});

test("split shows the pages of each section, and which rules it has not understood", async () => {
  const args = ["split", bundle, "--sections", folder.path("sections.json")];
  const all = await run(...args);
  expect(JSON.parse(all.out).result.section_mapping).toEqual({ Invoices: [1], Agreements: [2] });
  const second = await run(...args, "--pages", "2", "--rules", "Hum along.");
  expect(second).toMatchObject({ exitCode: 1, err: expect.stringContaining('Not understood, and not followed: "Hum') });
  expect(JSON.parse(second.out).result.section_mapping).toMatchObject({ Agreements: [2] });
});

test("edit writes the copy that the service made, and a dry run none", async () => {
  const out = folder.path("redacted.pdf");
  const written = await run("edit", bundle, 'Redact "R-2041".', "--out", out);
  expect(written).toMatchObject({ exitCode: 0, err: "" });
  expect(JSON.parse(written.out).result.edits).toMatchObject([{ kind: "redact", status: "done", page: 1 }]);
  const text = (await runCommand(["parse", out, "-f", "text"])).out;
  expect(text).toMatch(/^(?!.*2041).*Agreement/s);
  const tried = await run("edit", bundle, 'Redact "R-2041".', "--dry-run");
  expect(JSON.parse(tried.out).result).toMatchObject({ file_id: null, edits: [{ status: "done" }] });
});

test("the password of a document goes with it", async () => {
  const args = ["extract", encrypted, "--schema", folder.path("schema.json")];
  expect(await run(...args)).toMatchObject({ exitCode: 1, out: "", err: expect.stringContaining("password") });
  const { out } = await run(...args, "--password", "harbour");
  expect(JSON.parse(out).result.data.invoice_number).toBe("2024-0589");
});

test("a pipeline is stored in the service, and runs there by its name", async () => {
  const steps = [
    { op: "extract", config: { schema } },
    { op: "edit", config: { edit_instructions: 'Redact "R-2041".' } },
  ];
  await writeFile(folder.path("intake.json"), JSON.stringify({ name: "intake", steps }));
  const created = await run("pipelines", "create", folder.path("intake.json"));
  expect(created).toMatchObject({ exitCode: 0, err: "intake, version 1\n" });
  expect((await run("pipelines", "list")).out).toContain("extract, edit");
  expect(JSON.parse((await run("pipelines", "show", "intake")).out)).toMatchObject({ name: "intake", steps });

  expect(await run("pipeline", bundle, "intake")).toMatchObject({ exitCode: 2, err: expect.stringContaining("--out") });
  const out = folder.path("intake.pdf");
  const { exitCode, out: printed, err } = await run("pipeline", bundle, "intake", "--out", out);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  expect(JSON.parse(printed).result).toMatchObject({
    extract: { data: { invoice_number: "R-2041" } },
    edit: { edits: [{ status: "done" }] },
    pipeline: { pipeline_id: created.out.trim(), version: 1 },
  });
  expect((await readFile(out)).subarray(0, 5).toString()).toBe("%PDF-");

  expect(await run("pipelines", "delete", "intake")).toMatchObject({ exitCode: 0, err: "" });
  expect(await run("pipeline", bundle, "intake")).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("pipeline"),
  });
});

test("what is known to a service alone needs one, and a service needs a key", async () => {
  const args = ["extract", "jobid://0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10", "--schema", folder.path("schema.json")];
  expect(await runCommand(args)).toMatchObject({ exitCode: 2, err: expect.stringContaining("give --server") });
  expect(await runCommand([...args, "--server", service.url])).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("DOCSVC_API_KEY"),
  });
  expect(await run(...args)).toMatchObject({ exitCode: 1, err: expect.stringContaining("jobid://") });
  expect(await run("pipelines", "list", "--data", "x")).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("one of --server"),
  });
});
