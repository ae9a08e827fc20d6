import type { JobRecord } from "@docsvc/openapi";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toApiError } from "../errors/to-api-error.ts";
import { sleep } from "./sleep.ts";
import { waitForJob } from "./wait.ts";
import type { ReadJob, WaitOptions } from "./wait.ts";

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

/** A server that gives these records in turn and then the completed one, and notes when it was asked for what. */
function server(records: readonly object[], holdMs = 0): { read: ReadJob; asked: { atMs: number; wait: number }[] } {
  const asked: { atMs: number; wait: number }[] = [];
  const startedMs = performance.now();
  const read: ReadJob = async ({ wait }) => {
    asked.push({ atMs: Math.round(performance.now() - startedMs), wait });
    const record = records[asked.length - 1] ?? completed;
    if (holdMs > 0 && record !== completed) await sleep(Math.min(holdMs, wait * 1000));
    return record as JobRecord;
  };
  return { read, asked };
}

async function settle(read: ReadJob, options?: WaitOptions): Promise<unknown> {
  const outcome = waitForJob("j1", read, options).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

const running = { job_id: "j1", status: "RUNNING" };

test("a plain server is asked at once, then after 2 to 5 seconds", async () => {
  const { read, asked } = server([running, running, running, running, running]);
  expect(await settle(read)).toBe(completed);
  expect(asked.map(({ atMs }) => atMs)).toEqual([0, 2000, 5000, 9500, 14_500, 19_500]);
});

test("a server that holds the answer is asked again without a pause", async () => {
  const { read, asked } = server([running, running], 25_000);
  expect(await settle(read)).toBe(completed);
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
  expect(await settle(read)).toBe(completed);
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

test("at the timeout the job goes on, and its id is on the error", async () => {
  const { read, asked } = server(Array.from({ length: 50 }, () => running));
  expect(await settle(read, { timeoutMs: 6000 })).toMatchObject({
    name: "JobTimeoutError",
    code: "job_timeout",
    jobId: "j1",
  });
  expect(asked.map(({ atMs, wait }) => [atMs, wait])).toEqual([
    [0, 6],
    [2000, 4],
    [5000, 1],
    [6000, 0],
  ]);
});

test("a timeout of nothing asks once", async () => {
  const { read, asked } = server([running]);
  expect(await settle(read, { timeoutMs: 0 })).toMatchObject({ code: "job_timeout" });
  expect(asked).toEqual([{ atMs: 0, wait: 0 }]);
});

test("progress is told when it changes", async () => {
  const steps = [0.1, 0.1, 0.5].map((progress) => ({ job_id: "j1", status: "RUNNING", progress }));
  const told: unknown[] = [];
  await settle(server([{ ...running, status: "PENDING" }, ...steps]).read, {
    onProgress: (job) => told.push([job.status, job.progress]),
  });
  expect(told).toEqual([
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
  const outcome = waitForJob("j1", read, { signal: controller.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  controller.abort("stop");
  expect(await outcome).toBe("stop");
  expect(asked).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a strict server that refuses the long poll is asked without it", async () => {
  const waits: number[] = [];
  const read: ReadJob = async ({ wait }) => {
    waits.push(wait);
    if (wait > 0) throw toApiError(new Response(null, { status: 422 }), { detail: [] });
    return (waits.length < 4 ? running : completed) as JobRecord;
  };
  expect(await settle(read)).toBe(completed);
  expect(waits).toEqual([25, 0, 0, 0]);
});

test("another error ends the wait", async () => {
  const gone = toApiError(new Response(null, { status: 410 }), { error: "deleted" });
  expect(await settle(() => Promise.reject(gone))).toBe(gone);
});
