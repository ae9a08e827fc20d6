import type { CompletedJob, JobRecord } from "@docsvc/openapi";
import { ApiError } from "../errors/api-errors.ts";
import { JobCancelledError, JobFailedError, JobTimeoutError } from "../errors/job-errors.ts";
import { TimeoutError } from "../errors/transport-errors.ts";
import { sleep } from "./sleep.ts";
import { isCancelled, isCompleted } from "./status.ts";

export interface WaitOptions {
  /** Ends the wait; the job goes on. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds to wait in all, with `Infinity` for no limit. The job goes on afterwards.
   * @defaultValue 3,600,000: one hour
   */
  readonly timeoutMs?: number | undefined;
  /** Called with the record when its status or progress has changed. What it throws ends the wait. */
  readonly onProgress?: ((job: JobRecord) => void) | undefined;
  /**
   * Milliseconds between polls of a server without long polls, at least 1,000.
   * @defaultValue 2,000, growing to 5,000
   */
  readonly pollIntervalMs?: number | undefined;
}

/** Reads the job once; `wait` asks the server to hold the answer for that many seconds. */
export type ReadJob = (options: { readonly wait: number; readonly timeoutMs: number }) => Promise<JobRecord>;

/**
 * Polls a job until it is final.
 *
 * Each poll asks for a long poll. A server that has none ignores the question and answers at once: then the rest of the
 * interval is slept. A server that holds the answer has used the interval up, and is asked again without a pause.
 */
export async function waitForJob(jobId: string, read: ReadJob, options: WaitOptions = {}): Promise<CompletedJob> {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const endMs = performance.now() + timeoutMs;
  const fixedMs =
    options.pollIntervalMs === undefined ? undefined : Math.max(LEAST_INTERVAL_MS, options.pollIntervalMs);
  let intervalMs = fixedMs ?? FIRST_INTERVAL_MS;
  let holdSeconds = LONG_POLL_SECONDS;
  let seen: string | undefined;

  for (;;) {
    options.signal?.throwIfAborted();
    const askedMs = performance.now();
    const remainingMs = Math.max(0, endMs - askedMs);
    const wait = Math.min(holdSeconds, Math.floor(remainingMs / 1000));
    const job = await read({ wait, timeoutMs: Math.min(POLL_TIMEOUT_MS, remainingMs + LEAST_INTERVAL_MS) }).catch(
      (error) => {
        if (error instanceof TimeoutError && performance.now() >= endMs) throw new JobTimeoutError(jobId, timeoutMs);
        // A strict server without long polls refuses the unknown parameter: once more without it.
        if (wait === 0 || !(error instanceof ApiError) || !REFUSALS.has(error.status)) throw error;
        holdSeconds = 0;
        return undefined;
      },
    );
    if (job !== undefined) {
      const now = `${job.status} ${job.progress}`;
      if (now !== seen) options.onProgress?.(job);
      seen = now;
      if (isCompleted(job)) return job;
      if (isCancelled(job)) throw new JobCancelledError(job);
      if (job.status === "FAILED") throw new JobFailedError(job);
    }
    const answeredMs = performance.now();
    if (answeredMs >= endMs) throw new JobTimeoutError(jobId, timeoutMs);
    await sleep(Math.min(intervalMs - (answeredMs - askedMs), endMs - answeredMs), options.signal);
    intervalMs = fixedMs ?? Math.min(LAST_INTERVAL_MS, intervalMs * INTERVAL_GROWTH);
  }
}

/** The interface recommends 2 to 5 seconds, and not more often than once a second. */
const FIRST_INTERVAL_MS = 2000;
const LAST_INTERVAL_MS = 5000;
const LEAST_INTERVAL_MS = 1000;
const INTERVAL_GROWTH = 1.5;

/** The contract allows 30; proxies that give up after 30 seconds of silence are common. */
const LONG_POLL_SECONDS = 25;
const POLL_TIMEOUT_MS = 55_000;

/** As long as the service lets one attempt of a job run by default, at most. */
const DEFAULT_TIMEOUT_MS = 3_600_000;

const REFUSALS: ReadonlySet<number> = new Set([400, 422]);
