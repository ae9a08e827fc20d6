import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Docsvc } from "./client.ts";
import { rawClient } from "./connection/raw-client.ts";
import { AuthenticationError } from "./errors/api-errors.ts";
import { listen } from "./testing/listen.ts";
import type { Listening } from "./testing/listen.ts";
import { createParse } from "./operations/create-parse.ts";
import { FULL_RESULT, TEST_KEY, json, plainService } from "./testing/plain-service.ts";

let service = plainService();
let server: Listening;
let client: Docsvc;

beforeAll(async () => {
  server = await listen((request) => service.fetch(request));
  client = new Docsvc({ baseUrl: `${server.baseUrl}/`, apiKey: TEST_KEY });
});
afterAll(() => server.close());
// The service remembers how often a job was read.
beforeEach(() => {
  service = plainService();
});

const input = "https://example.com/a.pdf";
const split_description = [{ title: "A", description: "all" }];
const categories = [{ title: "A" }];
const edit = { edit_instructions: "Redact names." };

const calls = [
  ["/parse", { input, settings: { timeout: 5 } }, () => client.parse(input, { settings: { timeout: 5 } })],
  ["/extract", { input, schema: {} }, () => client.extract(input, { schema: {} })],
  ["/split", { input, split_description }, () => client.split(input, { split_description })],
  ["/classify", { input, categories }, () => client.classify(input, { categories })],
  ["/edit", { document_url: input, ...edit }, () => client.edit(input, edit)],
  ["/pipeline", { input, pipeline_id: "p1" }, () => client.pipeline(input, { pipeline_id: "p1" })],
  ["/parse_async", { input, async: { metadata: 1 } }, () => client.parse.submit(input, { async: { metadata: 1 } })],
  ["/extract_async", { input, schema: {} }, () => client.extract.submit(input, { schema: {} })],
  ["/split_async", { input, split_description }, () => client.split.submit(input, { split_description })],
  ["/classify_async", { input, categories }, () => client.classify.submit(input, { categories })],
  ["/edit_async", { document_url: input, ...edit }, () => client.edit.submit(input, edit)],
  ["/pipeline_async", { input, pipeline_id: "p1" }, () => client.pipeline.submit(input, { pipeline_id: "p1" })],
] as const;

test.each(calls)("%s sends the contract's body", async (path, body, call) => {
  const answer = await call();
  expect(service.seen).toMatchObject([{ method: "POST", path, body }]);
  expect(service.seen[0]!.headers.get("authorization")).toBe(`Bearer ${TEST_KEY}`);
  expect(service.seen[0]!.headers.get("idempotency-key")).toMatch(/^(\d{1,10}-){3}\d{1,10}$/);
  expect(answer.job_id).toMatch(/^(job|completed)-1/);
});

test("an answer is given as it was sent, with unknown fields and null boxes", async () => {
  const { data, response, requestId } = await client.parse(input).withResponse();
  expect(data.result).toEqual(FULL_RESULT);
  expect([response.status, requestId]).toEqual([200, undefined]);
  expect(service.seen[0]!.headers.get("prefer")).toBe("wait=20");
});

test("bytes are uploaded by themselves, and the operation gets their reference", async () => {
  const file = new File(["a,b\n1,2\n"], "sheet.csv");
  await client.parse(file, {}, { extension: ".csv", idempotencyKey: "k1" });
  expect(service.seen).toMatchObject([
    { path: "/upload", search: "?extension=.csv" },
    { path: "/parse", body: { input: "docsvc://sheet.csv" } },
  ]);
  expect(service.seen.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k1.upload", "k1"]);
});

test.each([
  [new URL(input), input],
  ["docsvc://f1.pdf", "docsvc://f1.pdf"],
  ["jobid://j1", "jobid://j1"],
  [{ file_id: "f1.pdf" }, "docsvc://f1.pdf"],
  [{ job_id: "j1" }, "jobid://j1"],
  [() => input, input],
  [async () => ({ job_id: "j2" }), "jobid://j2"],
])("%o is an input that needs no upload", async (source, reference) => {
  await client.parse(source);
  expect(service.seen).toMatchObject([{ path: "/parse", body: { input: reference } }]);
});

test("an address that cannot be parsed is refused before anything is sent", async () => {
  await expect(client.parse("ftp://example.com/a.pdf")).rejects.toMatchObject({ code: "invalid_argument" });
  expect(service.seen).toHaveLength(0);
});

test("a document in base64 is uploaded with its bytes", async () => {
  const text = "%PDF-1.7 0123456789012345678901234567890123456789012345678901234567890";
  await client.parse(btoa(text));
  await client.parse(`data:application/pdf;base64,${btoa(text)}`);
  const files = service.seen.filter(({ path }) => path === "/upload").map(({ body }) => body as File);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual([text, text]);
  expect(files[1]!.type).toBe("application/pdf");
});

test("an upload's answer is the input of an operation", async () => {
  const file = await client.upload(new TextEncoder().encode("a"), { fileName: "a.txt" });
  expect(file).toMatchObject({ file_id: "docsvc://a.txt", bytes: 1 });
  await client.parse(file);
  expect(service.seen[1]!.body).toEqual({ input: "docsvc://a.txt" });
});

test("an upload follows no redirect, and the error says so", async () => {
  const moved = await listen(
    async () => new Response(null, { status: 308, headers: { location: `${server.baseUrl}/upload` } }),
  );
  const upload = new Docsvc({ apiKey: TEST_KEY, baseUrl: moved.baseUrl, maxRetries: 0 }).upload(new Blob(["x"]));
  await expect(upload).rejects.toThrow(/answers with a redirect: give the service's own address as baseUrl/);
  await moved.close();
});

test("a submitted job is waited for with polls at least a second apart", async () => {
  const job = await client.parse.submit(input);
  const startedMs = performance.now();
  const finished = await job.wait({ pollIntervalMs: 1 });
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(990);
  expect(finished).toEqual({ job_id: job.job_id, duration: 0.5, usage: { num_pages: 1 }, result: FULL_RESULT });
  expect(service.seen).toHaveLength(3);
});

test("mode async gives the same result by polling", async () => {
  const { result } = await client.parse(input, {}, { mode: "async", pollIntervalMs: 1000 });
  expect(result).toEqual(FULL_RESULT);
  expect(service.seen.map(({ path }) => path.split("/")[1])).toEqual(["parse_async", "job", "job"]);
});

test("a job is picked up by its id, watched to its end, and cancelled", async () => {
  const statuses: string[] = [];
  for await (const { status } of client.jobs.attach("jobid://failed-7").watch({ pollIntervalMs: 1000 })) {
    statuses.push(status);
  }
  expect(statuses).toEqual(["RUNNING", "FAILED"]);
  expect(await client.jobs.attach({ job_id: "j1" }).cancel()).toEqual({ status: "cancelled" });
  await expect(client.jobs.attach("failed-7").wait()).rejects.toMatchObject({ code: "job_failed", jobId: "failed-7" });
});

test("statuses read in upper case, whatever the server writes", async () => {
  const { jobs, nextCursor } = await client.jobs.list();
  expect(jobs.map((job) => job.status)).toEqual(["PENDING", "COMPLETED"]);
  expect(nextCursor).toBeUndefined();
  expect((await client.jobs.get("failed-2")).status).toBe("RUNNING");
});

test("all jobs of a server without pages are its one page", async () => {
  const ids: string[] = [];
  for await (const job of client.jobs.list()) ids.push(job.job_id);
  expect(ids).toEqual(["job-2", "job-1"]);
  expect(service.seen).toHaveLength(1);
});

test("a job is cancelled by its id, its reference or its record", async () => {
  expect(await client.jobs.cancel("job-1")).toEqual({ status: "cancelled" });
  await client.jobs.cancel("jobid://job-1");
  await client.jobs.cancel({ job_id: "a/b" });
  expect(service.seen.map((request) => request.path)).toEqual(["/cancel/job-1", "/cancel/job-1", "/cancel/a%2Fb"]);
});

test("an empty id or a dot segment is refused before anything is sent", async () => {
  for (const id of ["", ".", ".."]) {
    await expect(client.jobs.get(id)).rejects.toMatchObject({ code: "invalid_argument" });
  }
  await expect(client.jobs.delete("..")).rejects.toThrow("A job_id of the service is needed");
  await expect(client.downloadFile("docsvc://..")).rejects.toMatchObject({ code: "invalid_argument" });
  expect(service.seen).toHaveLength(0);
});

test("without a key the error says where to give one", async () => {
  vi.stubEnv("DOCSVC_API_KEY", "");
  const error = await new Docsvc({ baseUrl: server.baseUrl }).parse(input).catch((reason: unknown) => reason);
  vi.unstubAllEnvs();
  expect(error).toBeInstanceOf(AuthenticationError);
  expect(String(error)).toBe(
    "AuthenticationError: 401: Unauthorized. No API key was given: pass apiKey, or set DOCSVC_API_KEY.",
  );
});

test("the raw client takes the interface's bodies and throws nothing", async () => {
  const onRequest = ({ request }: { request: Request }): void => request.headers.set("x-trace", "t1");
  const raw = rawClient(new Docsvc({ baseUrl: server.baseUrl, apiKey: TEST_KEY, middleware: [{ onRequest }] }));
  const { data, error, response } = await raw.POST("/parse_async", { body: { input, async: { priority: true } } });
  expect([data?.job_id, error, response.status]).toEqual(["completed-1-parse", undefined, 201]);
  expect(service.seen[0]!.headers.get("x-trace")).toBe("t1");
  const refused = await raw.POST("/parse_async", { body: { input: 5 as never } });
  expect([refused.data, refused.response.status]).toEqual([undefined, 422]);
});

test("middleware sees every request to the service", async () => {
  const onRequest = ({ request }: { request: Request }): Request => {
    request.headers.set("x-trace", "t1");
    return request;
  };
  await new Docsvc({ baseUrl: server.baseUrl, apiKey: TEST_KEY, middleware: [{ onRequest }] }).parse(new Blob(["x"]));
  expect(service.seen.map(({ headers }) => headers.get("x-trace"))).toEqual(["t1", "t1"]);
});

test("middleware may answer in place of the service, and change what it answers", async () => {
  const paths: string[] = [];
  const cached = json({ job_id: "cached", duration: 0, usage: { num_pages: 1 }, result: FULL_RESULT });
  const other = new Docsvc({
    baseUrl: server.baseUrl,
    apiKey: TEST_KEY,
    middleware: [
      { onRequest: ({ schemaPath }) => (schemaPath === "/parse" ? cached : undefined) },
      { onResponse: ({ schemaPath, response }) => void paths.push(`${schemaPath} ${response.status}`) },
    ],
  });
  expect((await other.parse(input)).job_id).toBe("cached");
  await other.jobs.get("job-1");
  expect(paths).toEqual(["/parse 200", "/job/{job_id} 200"]);
  expect(service.seen.map(({ path }) => path)).toEqual(["/job/job-1"]);
});

test("the parse alone is the parse of a client", async () => {
  const parse = createParse({ baseUrl: server.baseUrl, apiKey: TEST_KEY });
  expect((await parse(input)).result).toEqual(FULL_RESULT);
  const job = await parse.submit(input);
  expect(job.job_id).toBe("completed-1-parse");
});

test("a file is downloaded by its reference, in this process as well", async () => {
  const pdf = new Response("%PDF", { headers: { "content-type": "application/octet-stream" } });
  const local = plainService({ intercept: () => pdf });
  const blob = await new Docsvc({ apiKey: TEST_KEY, fetch: local.fetch }).downloadFile({ file_id: "docsvc://f1.pdf" });
  expect(await blob.text()).toBe("%PDF");
  expect(local.seen[0]!.path).toBe("/files/f1.pdf");
});
