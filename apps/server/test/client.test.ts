import {
  AuthenticationError,
  ConflictError,
  Docsvc,
  GoneError,
  JobCancelledError,
  JobFailedError,
  NotFoundError,
  PayloadTooLargeError,
  ResultExpiredError,
  ValidationError,
} from "@docsvc/client";
import type { Fetch } from "@docsvc/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { local } from "../src/service/local.ts";
import type { LocalService } from "../src/service/local.ts";
import { contractFaults } from "./support/contract-check.ts";
import { pdfWith } from "./support/pdf.ts";

// The public client and the whole service, joined in this process; every response is checked against the contract.

let service: LocalService;
let client: Docsvc;
const asked: string[] = [];

const checkedFetch: Fetch = async (request) => {
  const { method, url } = request;
  asked.push(`${method} ${url}`);
  const response = await service.fetch(request);
  const { status, headers } = response;
  const text = await response.clone().text();
  const faults = contractFaults({ method, path: new URL(url).pathname, status, headers, text });
  if (faults.length > 0) throw new Error(`The answer breaks the contract: ${faults.join("; ")}`);
  return response;
};

beforeAll(async () => {
  service = await local({ slots: 1, limits: { documentBytes: 200_000 } });
  client = new Docsvc({ apiKey: service.apiKey, fetch: checkedFetch });
});
afterAll(() => service.close());

async function uploaded(...pages: string[]): Promise<{ file_id: string }> {
  return client.upload(await pdfWith(pages), { fileName: "two pages.pdf" });
}

test("a document is uploaded, parsed and read back with its boxes", async () => {
  const response = await client.parse(await pdfWith(["First page", "Second page"]), {}, { fileName: "two pages.pdf" });
  const block = response.result.chunks
    .flatMap((chunk) => chunk.blocks)
    .find(({ content }) => content.includes("Second"));
  expect(block?.bbox.page).toBe(2);
  expect(response.usage).toEqual({ num_pages: 2, credits: 2 });
});

test("an upload's bytes come back by its reference", async () => {
  const bytes = await pdfWith(["Bytes"]);
  const file = await client.upload(new Blob([bytes.slice()]), { extension: "pdf" });
  expect(file.file_id).toMatch(/^docsvc:\/\/.+\.pdf$/);
  expect(new Uint8Array(await (await client.downloadFile(file)).arrayBuffer())).toEqual(bytes);
});

test("a submitted job is waited for with long polls and gives the typed result", async () => {
  const seen: string[] = [];
  const job = await client.parse.submit(await uploaded("Wait"), { async: { metadata: { mine: 1 } } });
  const submittedMs = performance.now();
  const finished = await job.wait({ onProgress: ({ status }) => seen.push(status) });
  const tookMs = performance.now() - submittedMs;
  expect(finished).toMatchObject({ job_id: job.job_id, usage: { num_pages: 1 }, result: { type: "full" } });
  expect(await client.jobs.get(job)).toMatchObject({ status: "COMPLETED", type: "parse", metadata: { mine: 1 } });
  expect(seen.at(-1)).toBe("COMPLETED");
  const polls = asked.filter((call) => call.includes(`GET `) && call.includes(`/job/${job.job_id}?`));
  // The client polls a long job every two seconds; the service holds its answer for that time.
  expect(polls.length).toBeLessThanOrEqual(1 + tookMs / 1900);
  for (const poll of polls) expect(poll).toMatch(/[?&]wait=\d+/);
});

test("a result behind an address is downloaded without a key", async () => {
  const { result } = await client.parse(await uploaded("Far away"), { settings: { force_url_result: true } });
  expect(result.chunks[0]!.content).toContain("Far away");
});

test("jobs are listed page after page, newest first", async () => {
  const [first, second] = [
    await client.parse.submit(await uploaded("1")),
    await client.parse.submit(await uploaded("2")),
  ];
  await second.wait();
  await first.wait();
  const page = await client.jobs.list({ limit: 1 });
  expect(page.jobs.map((job) => job.job_id)).toEqual([second.job_id]);
  const ids: string[] = [];
  for await (const job of client.jobs.list({ limit: 1, status: "COMPLETED" })) {
    ids.push(job.job_id);
    if (ids.length === 2) break;
  }
  expect(ids).toEqual([second.job_id, first.job_id]);
});

test("a listed result, which is an address, is the same typed result", async () => {
  await client.parse(await uploaded("Listed"));
  const { jobs } = await client.jobs.list({ limit: 1, status: "COMPLETED", type: "parse" });
  const [job] = jobs;
  if (job?.status !== "COMPLETED") throw new Error("no completed job");
  expect(job.result).toMatchObject({ type: "url" });
  expect((await client.jobs.attach(job).wait()).result).toMatchObject({ type: "full" });
});

test("the same idempotency key gives the same job", async () => {
  const input = await uploaded("Once");
  const submit = async (): Promise<string> => (await client.parse.submit(input, {}, { idempotencyKey: "once" })).job_id;
  expect(await submit()).toBe(await submit());
  const other = client.parse.submit(input, { settings: { return_ocr_data: true } }, { idempotencyKey: "once" });
  await expect(other).rejects.toBeInstanceOf(ValidationError);
});

test("a cancelled job ends its wait; cancelling a finished one is a conflict", async () => {
  const childEntry = new URL("./support/playing-child.ts", import.meta.url);
  await using hanging = await local({ slots: 1, childEntry });
  const itsClient = new Docsvc({ apiKey: hanging.apiKey, fetch: hanging.fetch });
  const job = await itsClient.parse.submit(new Blob(["hang"]));
  const wait = job.wait().catch((error: unknown) => error);
  expect(await job.cancel()).toEqual({ status: "cancelled" });
  expect(await wait).toBeInstanceOf(JobCancelledError);
  const finished = await client.parse.submit(await uploaded("Over"));
  await finished.wait();
  await expect(finished.cancel()).rejects.toBeInstanceOf(ConflictError);
});

test("a deleted job is not found", async () => {
  const { job_id } = await client.parse(await uploaded("Short life"));
  expect(await client.jobs.delete(job_id)).toEqual({ status: "deleted" });
  await expect(client.jobs.get(job_id)).rejects.toBeInstanceOf(GoneError);
  await expect(client.jobs.attach(job_id).wait()).rejects.toBeInstanceOf(ResultExpiredError);
});

test("a damaged document fails in the same way in both forms", async () => {
  const input = await client.upload(new TextEncoder().encode("%PDF-1.7 and then nothing"), { fileName: "broken.pdf" });
  const error = await client.parse(input).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(JobFailedError);
  expect(error).toMatchObject({ status: 400, errorCode: "document_damaged", requestId: expect.any(String) });
  const job = await client.parse.submit(input);
  const failed = await job.wait().catch((reason: unknown) => reason);
  expect((failed as JobFailedError).job).toMatchObject({ error: Reflect.get((error as JobFailedError).job, "error") });
  expect(failed).toBeInstanceOf(JobFailedError);
  expect(failed).toMatchObject({ errorCode: "document_damaged", jobId: job.job_id });
});

test("each refusal has its class, and says what to do", async () => {
  const stranger = new Docsvc({ apiKey: "ak_live_nobody", fetch: checkedFetch });
  await expect(stranger.jobs.list()).rejects.toBeInstanceOf(AuthenticationError);
  await expect(client.jobs.get("0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10")).rejects.toBeInstanceOf(NotFoundError);
  await expect(client.upload(new Uint8Array(300_000))).rejects.toBeInstanceOf(PayloadTooLargeError);
  const invalid = await client.parse("docsvc://x", { settings: { timeout: -1 } }).catch((reason: unknown) => reason);
  expect(invalid).toBeInstanceOf(ValidationError);
  expect((invalid as ValidationError).issues).toMatchObject([{ loc: ["body", "settings", "timeout"] }]);
});

test("version and health answer without a key", async () => {
  const open = new Docsvc({ apiKey: "ak_live_nobody", fetch: checkedFetch });
  expect(await open.version()).toMatchObject({ version: "1.0.0" });
  expect(await open.health()).toMatchObject({ status: "ok" });
});

test("the webhook secret is read and replaced", async () => {
  const first = await client.webhookSecret();
  expect(first).toEqual({ secret: expect.stringMatching(/^whsec_/), previous_expires_at: null });
  const second = await client.rotateWebhookSecret();
  expect(second.secret).not.toBe(first.secret);
  expect(second.previous_expires_at).not.toBeNull();
  expect((await client.webhookSecret()).secret).toBe(second.secret);
});
