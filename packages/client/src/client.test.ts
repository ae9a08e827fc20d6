import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Docsvc } from "./client.ts";
import { AuthenticationError } from "./errors/api-errors.ts";
import { listen } from "./testing/listen.ts";
import type { Listening } from "./testing/listen.ts";
import { FULL_RESULT, TEST_KEY, plainService } from "./testing/plain-service.ts";

const service = plainService();
let server: Listening;
let client: Docsvc;

beforeAll(async () => {
  server = await listen(service.fetch);
  client = new Docsvc({ baseUrl: `${server.baseUrl}/`, apiKey: TEST_KEY });
});
afterAll(() => server.close());
beforeEach(() => {
  service.seen.length = 0;
});

const input = "https://example.com/a.pdf";
const split_description = [{ title: "A", description: "all" }];
const edit = { document_url: input, edit_instructions: "Redact names." };
const pipeline = { input, pipeline_id: "p1" };

const calls = [
  [
    "/parse",
    { input, settings: { force_url_result: false } },
    () => client.parse({ input, settings: { force_url_result: false } }),
  ],
  ["/extract", { input, schema: {} }, () => client.extract({ input, schema: {} })],
  ["/split", { input, split_description }, () => client.split({ input, split_description })],
  ["/edit", edit, () => client.edit(edit)],
  ["/pipeline", pipeline, () => client.pipeline(pipeline)],
  ["/parse_async", { input, async: { metadata: 1 } }, () => client.parseAsync({ input, async: { metadata: 1 } })],
  ["/extract_async", { input, schema: {} }, () => client.extractAsync({ input, schema: {} })],
  ["/split_async", { input, split_description }, () => client.splitAsync({ input, split_description })],
  ["/edit_async", edit, () => client.editAsync(edit)],
  ["/pipeline_async", pipeline, () => client.pipelineAsync(pipeline)],
] as const;

test.each(calls)("%s sends the contract's body as it is", async (path, body, call) => {
  const answer = await call();
  expect(service.seen).toMatchObject([{ method: "POST", path, body }]);
  expect(service.seen[0]!.headers.get("authorization")).toBe(`Bearer ${TEST_KEY}`);
  expect(answer.job_id).toMatch(/^(job|completed)-1$/);
});

test("an answer is given as it was sent, with unknown fields and null boxes", async () => {
  const { result } = await client.parse({ input });
  expect(result).toEqual(FULL_RESULT);
});

test("an upload's answer is the input of an operation", async () => {
  const file = await client.upload(new TextEncoder().encode("a,b\n1,2\n"), {
    fileName: "sheet.csv",
    extension: ".csv",
  });
  expect(file).toMatchObject({ file_id: "docsvc://sheet.csv", bytes: 8 });
  expect(service.seen[0]).toMatchObject({ path: "/upload", search: "?extension=.csv" });
  await client.parse({ input: file });
  expect(service.seen[1]!.body).toMatchObject({ input: { file_id: "docsvc://sheet.csv" } });
});

test("an upload follows no redirect, and the error says so", async () => {
  const moved = await listen(
    async () => new Response(null, { status: 308, headers: { location: `${server.baseUrl}/upload` } }),
  );
  const upload = new Docsvc({ apiKey: TEST_KEY, baseUrl: moved.baseUrl }).upload(new Blob(["x"]));
  await expect(upload).rejects.toThrow(/^No answer from .* \(unexpected redirect\)\. Check/);
  await moved.close();
});

test("an idempotency key is sent with operations and uploads", async () => {
  await client.parseAsync({ input }, { idempotencyKey: "k1" });
  await client.upload(new Blob(["x"]), { idempotencyKey: "k2" });
  expect(service.seen.map((request) => request.headers.get("idempotency-key"))).toEqual(["k1", "k2"]);
});

test("a submitted job is waited for with polls at least a second apart", async () => {
  const job = await client.parseAsync({ input });
  const startedMs = performance.now();
  const finished = await client.jobs.wait(job, { pollIntervalMs: 1 });
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(990);
  expect(finished.status).toBe("COMPLETED");
  expect(finished.result.type).toBe("full");
  expect(service.seen).toHaveLength(3);
});

test("statuses read in upper case, whatever the server writes", async () => {
  const { jobs, nextCursor } = await client.jobs.list();
  expect(jobs.map((job) => job.status)).toEqual(["PENDING", "COMPLETED"]);
  expect(nextCursor).toBeUndefined();
  expect((await client.jobs.get("failed-2")).status).toBe("RUNNING");
});

test("all jobs of a server without pages are its one page", async () => {
  const ids: string[] = [];
  for await (const job of client.jobs.listAll()) ids.push(job.job_id);
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
  await expect(client.jobs.delete("..")).rejects.toThrow("A job is needed");
  await expect(client.downloadFile("docsvc://..")).rejects.toMatchObject({ code: "invalid_argument" });
  expect(service.seen).toHaveLength(0);
});

test("without a key the error says where to give one", async () => {
  vi.stubEnv("DOCSVC_API_KEY", "");
  const error = await new Docsvc({ baseUrl: server.baseUrl }).parse({ input }).catch((reason: unknown) => reason);
  vi.unstubAllEnvs();
  expect(error).toBeInstanceOf(AuthenticationError);
  expect(String(error)).toBe(
    "AuthenticationError: 401: Unauthorized. No API key was given: pass apiKey, or set DOCSVC_API_KEY.",
  );
});

test("the raw client reaches every path with the key and throws nothing", async () => {
  const { data, error, response } = await client.raw.GET("/job/{job_id}", { params: { path: { job_id: "raw-1" } } });
  expect([data?.status, error, response.status]).toEqual(["running", undefined, 200]);
});

test("a file is downloaded by its reference, in this process as well", async () => {
  const pdf = new Response("%PDF", { headers: { "content-type": "application/octet-stream" } });
  const local = plainService({ intercept: () => pdf });
  const blob = await new Docsvc({ apiKey: TEST_KEY, fetch: local.fetch }).downloadFile({ file_id: "docsvc://f1.pdf" });
  expect(await blob.text()).toBe("%PDF");
  expect(local.seen[0]!.path).toBe("/files/f1.pdf");
});
