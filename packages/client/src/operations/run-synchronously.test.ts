import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Docsvc } from "../client.ts";
import { JobCancelledError, JobFailedError } from "../errors/job-errors.ts";
import { FULL_RESULT, TEST_KEY, json, plainService } from "../testing/plain-service.ts";
import type { PlainService } from "../testing/plain-service.ts";
import type { SeenRequest } from "../testing/seen-request.ts";

const input = "docsvc://f1";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function clientOf(intercept: (request: SeenRequest) => Response | undefined | "hold"): [Docsvc, PlainService] {
  const held = new WeakSet<Response>();
  const service = plainService({
    intercept: (request) => {
      const answer = intercept(request);
      if (answer !== "hold") return answer;
      const response = new Response();
      held.add(response);
      return response;
    },
  });
  const fetch = async (request: Request): Promise<Response> => {
    const response = await service.fetch(request);
    return held.has(response) ? new Promise(() => {}) : response;
  };
  return [new Docsvc({ apiKey: TEST_KEY, fetch, logLevel: "off" }), service];
}

async function settle<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => {});
  await vi.runAllTimersAsync();
  return call;
}

const paths = ({ seen }: PlainService): string[] => seen.map(({ path }) => path);

test("202 leads to polling the job that it names", async () => {
  const [client, service] = clientOf(({ path }) =>
    path === "/parse" ? json({ job_id: "completed-9" }, 202) : undefined,
  );
  const { data, response } = await settle(client.parse(input).withResponse());
  expect(data).toMatchObject({ job_id: "completed-9", result: FULL_RESULT });
  expect(response.status).toBe(200);
  expect(paths(service)).toEqual(["/parse", "/job/completed-9", "/job/completed-9"]);
});

test("504 that names its job leads to polling as well", async () => {
  const still = { error: "still running", code: "still_running", job_id: "completed-9" };
  const [client] = clientOf(({ path }) => (path === "/parse" ? json(still, 504) : undefined));
  expect((await settle(client.parse(input))).result).toEqual(FULL_RESULT);
});

test("a server that holds the call past a minute is asked in the asynchronous form, now and from then on", async () => {
  const [client, service] = clientOf(({ path }) => {
    if (path === "/version") return json({ error: "no such path" }, 404);
    return path === "/parse" ? "hold" : undefined;
  });
  expect((await settle(client.parse(input))).result).toEqual(FULL_RESULT);
  expect(paths(service).slice(0, 3)).toEqual(["/parse", "/version", "/parse_async"]);
  service.seen.length = 0;
  await settle(client.parse(input));
  expect(paths(service)[0]).toBe("/parse_async");
});

test("a slow server that has our additions is asked again with the same key, and not by another path", async () => {
  let asked = 0;
  const [client, service] = clientOf(({ path }) => {
    if (path === "/version") return json({ version: "1.0.0" });
    return path === "/parse" && (asked += 1) === 1 ? "hold" : undefined;
  });
  expect((await settle(client.parse(input))).result).toEqual(FULL_RESULT);
  expect(paths(service)).toEqual(["/parse", "/version", "/parse"]);
  expect(service.seen[0]!.headers.get("idempotency-key")).toBe(service.seen[2]!.headers.get("idempotency-key"));
});

test.each([
  [400, { error: "Damaged.", code: "document_damaged", job_id: "j1" }, JobFailedError],
  [500, { error: "Three crashes.", code: "worker_lost", job_id: "j1" }, JobFailedError],
  [504, { error: "Too long.", code: "timeout", job_id: "j1" }, JobFailedError],
  [409, { error: "cancelled", code: "cancelled", job_id: "j1" }, JobCancelledError],
])("%i about a job that has ended is that job's end, and not tried again: %o", async (status, body, ErrorClass) => {
  const [client, service] = clientOf(() => json(body, status));
  const error = await settle(client.parse(input).catch((reason: unknown) => reason));
  expect(error).toBeInstanceOf(ErrorClass);
  expect(error).toMatchObject({ jobId: "j1", status, job: { error: body.error, error_code: body.code } });
  expect(service.seen).toHaveLength(1);
});

test.each([undefined, "sync", "async"] as const)("in mode %s a timeout bounds all of the call", async (mode) => {
  const startedMs = performance.now();
  const [client] = clientOf(() => "hold");
  const error = await settle(client.parse(input, {}, { mode, timeout: 300 }).catch((reason: unknown) => reason));
  expect(performance.now() - startedMs).toBe(300);
  expect(error).toMatchObject({ code: "timeout", idempotencyKey: expect.stringMatching(/^\d/) });
  expect(String(error)).toContain("within 300 ms");
});

test("a timeout bounds the upload as well, of an operation and of a submission", async () => {
  const [client] = clientOf(() => "hold");
  const startedMs = performance.now();
  const calls = [
    client.parse(new Blob(["x"]), {}, { timeout: 500 }),
    client.parse.submit(new Blob(["x"]), {}, { timeout: 500 }),
    client.upload(new Blob(["x"]), { timeout: 500 }),
    client.parse(() => new Promise(() => {}), {}, { timeout: 500 }),
  ];
  const errors = await settle(
    Promise.all(calls.map((call) => (call as Promise<unknown>).catch((reason: unknown) => reason))),
  );
  expect(performance.now() - startedMs).toBe(500);
  for (const error of errors) expect(error).toMatchObject({ code: "timeout" });
});

test("a timeout shorter than the server's wait asks for a shorter one, so that the job is known", async () => {
  const running = (): Response => json({ job_id: "j1", status: "RUNNING" });
  const [client, { seen }] = clientOf(({ path }) => (path === "/parse" ? json({ job_id: "j1" }, 202) : running()));
  const call = client.parse(input, {}, { timeout: 9000, idempotencyKey: "k1" });
  const error = await settle(call.catch((reason: unknown) => reason));
  expect(seen[0]!.headers.get("prefer")).toBe("wait=4");
  expect(error).toMatchObject({ code: "job_timeout", jobId: "j1", idempotencyKey: "k1" });
});

test("the wait for the job is bounded by the request's timeout", async () => {
  const running = (): Response => json({ job_id: "j1", status: "RUNNING" });
  const [client] = clientOf(({ path }) => (path === "/parse" ? json({ job_id: "j1" }, 202) : running()));
  const error = await settle(client.parse(input, {}, { timeout: 9000 }).catch((reason: unknown) => reason));
  expect(error).toMatchObject({ code: "job_timeout", jobId: "j1" });
});
