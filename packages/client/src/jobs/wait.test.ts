import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Docsvc } from "../client.ts";
import { sleep } from "../connection/sleep.ts";
import { TEST_KEY, json } from "../testing/plain-service.ts";
import type { WaitOptions } from "./poll.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const completed = {
  job_id: "j1",
  status: "COMPLETED",
  result: { type: "full", chunks: [] },
  duration: 1,
  usage: { num_pages: 1 },
};

type Read = (wait: number) => Promise<Response>;

/** A server that returns these records in turn and then the completed one, and records when each was requested. */
function server(records: readonly object[], holdMs = 0): { read: Read; asked: { atMs: number; wait: number }[] } {
  const asked: { atMs: number; wait: number }[] = [];
  const startedMs = performance.now();
  const read: Read = async (wait) => {
    asked.push({ atMs: Math.round(performance.now() - startedMs), wait });
    const record = records[asked.length - 1] ?? completed;
    if (holdMs > 0 && record !== completed) await sleep(Math.min(holdMs, wait * 1000));
    return json(record);
  };
  return { read, asked };
}

function waitFor(read: Read, options?: WaitOptions): Promise<unknown> {
  const fetch = ({ url }: Request): Promise<Response> => read(Number(new URL(url).searchParams.get("wait") ?? 0));
  const client = new Docsvc({ apiKey: TEST_KEY, fetch, maxRetries: 0, logLevel: "off" });
  return client.jobs
    .attach("j1")
    .wait(options)
    .catch((error: unknown) => error);
}

async function settle(read: Read, options?: WaitOptions): Promise<unknown> {
  const outcome = waitFor(read, options);
  await vi.runAllTimersAsync();
  return outcome;
}

const done = { job_id: "j1", result: completed.result, duration: 1, usage: { num_pages: 1 } };

const running = { job_id: "j1", status: "RUNNING" };

test("a plain server is asked at once, then after 2 to 5 seconds", async () => {
  const { read, asked } = server([running, running, running, running, running]);
  expect(await settle(read)).toEqual(done);
  expect(asked.map(({ atMs }) => atMs)).toEqual([0, 2000, 5000, 9500, 14_500, 19_500]);
});

test("a server that holds the answer is asked again without a pause", async () => {
  const { read, asked } = server([running, running], 25_000);
  expect(await settle(read)).toEqual(done);
  expect(asked).toEqual([
    { atMs: 0, wait: 25 },
    { atMs: 25_000, wait: 25 },
    { atMs: 50_000, wait: 25 },
  ]);
});

test("an interval of the caller is kept, but never under a second", async () => {
  const { read, asked } = server([running, running]);
  await settle(read, { pollIntervalMs: 10 });
  expect(asked.map(({ atMs }) => atMs)).toEqual([0, 1000, 2000]);
});

test("an unknown status is not final", async () => {
  const { read, asked } = server([
    { ...running, status: "queued_for_gpu" },
    { ...running, status: "InProgress" },
  ]);
  expect(await settle(read)).toEqual(done);
  expect(asked).toHaveLength(3);
});

test("a failed job is an error with the record and its code", async () => {
  const job = { ...running, status: "FAILED", error: "The password is wrong.", error_code: "password_wrong" };
  expect(await settle(server([job]).read)).toMatchObject({
    name: "JobFailedError",
    jobId: "j1",
    errorCode: "password_wrong",
    job,
    message: "Job j1 failed (password_wrong): The password is wrong.",
  });
});

test.each([
  { ...running, status: "FAILED", error: "cancelled", error_code: "cancelled" },
  { ...running, status: "FAILED", error: "cancelled" },
  { ...running, status: "Canceled" },
])("a cancelled job has an error of its own: %o", async (job) => {
  expect(await settle(server([job]).read)).toMatchObject({
    name: "JobCancelledError",
    code: "job_cancelled",
    jobId: "j1",
  });
});

test("at the timeout the job continues, and its id is on the error", async () => {
  const { read, asked } = server(Array.from({ length: 50 }, () => running));
  expect(await settle(read, { timeout: 6000 })).toMatchObject({
    name: "JobTimeoutError",
    code: "job_timeout",
    jobId: "j1",
  });
  expect(asked.map(({ atMs, wait }) => [atMs, wait])).toEqual([
    [0, 6],
    [2000, 4],
    [5000, 1],
  ]);
});

test("a server that never answers is waited for no longer than the timeout, and its message is true", async () => {
  const startedMs = performance.now();
  const error = await settle(() => new Promise(() => {}), { timeout: 300 });
  expect(error).toMatchObject({ code: "job_timeout", jobId: "j1" });
  expect(String(error)).toContain("is not final after 300 ms");
  expect(performance.now() - startedMs).toBe(300);
});

test("a result that does not come ends with the wait as well", async () => {
  const url = "https://files.example.com/results/r1";
  const record = { ...completed, result: { type: "url", url, result_id: "r1" } };
  const fetch = async (request: Request): Promise<Response> =>
    request.url.includes("results") ? new Promise(() => {}) : json(record);
  const client = new Docsvc({ apiKey: TEST_KEY, fetch, logLevel: "off" });
  const startedMs = performance.now();
  const outcome = client.jobs
    .attach("j1")
    .wait({ timeout: 2000 })
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ code: "job_timeout", jobId: "j1" });
  expect(performance.now() - startedMs).toBe(2000);
});

test("a timeout of nothing asks once", async () => {
  const { read, asked } = server([running]);
  expect(await settle(read, { timeout: 0 })).toMatchObject({ code: "job_timeout" });
  expect(asked).toEqual([{ atMs: 0, wait: 0 }]);
});

test("progress is reported when it changes", async () => {
  const steps = [0.1, 0.1, 0.5].map((progress) => ({ job_id: "j1", status: "RUNNING", progress }));
  const reported: unknown[] = [];
  await settle(server([{ ...running, status: "PENDING" }, ...steps]).read, {
    onProgress: (job) => reported.push([job.status, job.progress]),
  });
  expect(reported).toEqual([
    ["PENDING", undefined],
    ["RUNNING", 0.1],
    ["RUNNING", 0.5],
    ["COMPLETED", undefined],
  ]);
});

test("what onProgress throws ends the wait", async () => {
  const stop = new Error("enough");
  const outcome = await settle(server([running]).read, {
    onProgress: () => {
      throw stop;
    },
  });
  expect(outcome).toBe(stop);
});

test("an abort between polls rejects at once with its reason", async () => {
  const controller = new AbortController();
  const { read, asked } = server([running, running]);
  const outcome = waitFor(read, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(500);
  controller.abort("stop");
  expect(await outcome).toBe("stop");
  expect(asked).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a strict server that refuses the long poll is asked without it", async () => {
  const waits: number[] = [];
  const read: Read = async (wait) => {
    waits.push(wait);
    if (wait > 0) return json({ detail: [] }, 422);
    return json(waits.length < 4 ? running : completed);
  };
  expect(await settle(read)).toEqual(done);
  expect(waits).toEqual([25, 0, 0, 0]);
});

test("a deleted job is an expired result", async () => {
  expect(await settle(async () => json({ error: "deleted" }, 410))).toMatchObject({
    name: "ResultExpiredError",
    code: "result_expired",
    jobId: "j1",
  });
});

test("another refusal ends the wait", async () => {
  expect(await settle(async () => json({ error: "no such job" }, 404))).toMatchObject({ code: "not_found" });
});

test("a wait rides out an outage, but not for ever", async () => {
  let asked = 0;
  const outage = async (): Promise<Response> => ((asked += 1) < 10 ? json({ error: "down" }, 503) : json(completed));
  expect(await settle(outage)).toEqual(done);
  expect(await settle(async () => json({ error: "down" }, 503))).toMatchObject({ code: "overloaded" });
});

test("with progress watched, a server that holds is asked for one interval at a time", async () => {
  const { read, asked } = server([running, running], 60_000);
  await settle(read, { onProgress: () => {} });
  expect(asked.map(({ wait }) => wait)).toEqual([2, 3, 4]);
});

test("a job in a text is its id", () => {
  const job = new Docsvc({ apiKey: TEST_KEY }).jobs.attach("j1");
  expect(String(job)).toBe("j1");
});
