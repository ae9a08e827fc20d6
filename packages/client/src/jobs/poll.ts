import type { CompletedJob, JobRecord } from "@docsvc/openapi";
import type { Connection } from "../connection/connection.ts";
import { isPassing } from "../connection/retry.ts";
import type { Answer, CallOptions } from "../connection/call.ts";
import { sleep } from "../connection/sleep.ts";
import { ApiError } from "../errors/api-errors.ts";
import { JobCancelledError, JobFailedError, JobTimeoutError, ResultExpiredError } from "../errors/job-errors.ts";
import { callJob } from "./call-job.ts";
import type { JobReference } from "./reference.ts";
import { endOf, withKnownStatus } from "./status.ts";

export interface WatchOptions {
  /** Ends the wait; the job continues. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds to wait in total, or `Infinity` for no limit. The job continues afterwards; its own limit is `settings.timeout`, in
   * seconds.
   * @defaultValue 3,600,000: one hour
   */
  readonly timeout?: number | undefined;
  /** Milliseconds for which requests are retried while the service does not answer. Overrides the client's. */
  readonly outageTimeout?: number | undefined;
  /**
   * Milliseconds between polls of a server without long polling, at least 1,000.
   * @defaultValue 2,000, growing to 5,000
   */
  readonly pollIntervalMs?: number | undefined;
}

export interface WaitOptions extends WatchOptions {
  /** Called with the record when its status or progress has changed. An exception from it ends the wait. */
  readonly onProgress?: ((job: JobRecord) => void) | undefined;
}

/** Reads a job. Its status is in upper case, whichever case the server uses. */
export async function readJob(
  connection: Connection,
  job: JobReference,
  options: CallOptions & { readonly wait?: number | undefined } = {},
): Promise<Answer<JobRecord>> {
  const query = { wait: options.wait || undefined };
  const request = { method: "get", path: "/job/{job_id}", query, expects: "status" } as const;
  const { data, response } = await callJob<JobRecord>(connection, request, job, options);
  return { data: withKnownStatus(data), response };
}

/**
 * Yields the job's record each time its status or progress changes, the final one last.
 *
 * Each request is a long poll of `holdSeconds`, or of one interval if progress is watched. A server without long polling ignores the
 * parameter and answers at once; then this sleeps for the rest of the interval. A server that delayed its answer is polled again without a
 * pause.
 */
export async function* pollJob(
  connection: Connection,
  jobId: string,
  {
    signal,
    timeout = DEFAULT_TIMEOUT_MS,
    outageTimeout = connection.settings.outageTimeout,
    pollIntervalMs,
  }: WatchOptions,
  holdSeconds?: number,
): AsyncGenerator<Answer<JobRecord>, void, undefined> {
  const endMs = performance.now() + timeout;
  const requestMs = connection.settings.timeout;
  let intervalMs = pollIntervalMs === undefined ? FIRST_INTERVAL_MS : Math.max(MIN_INTERVAL_MS, pollIntervalMs);
  let canHold = true;
  let seen: string | undefined;
  let answeredMs = performance.now();
  for (;;) {
    const requestedAtMs = performance.now();
    const remainingMs = Math.max(0, endMs - requestedAtMs);
    const mostMs = Math.min(holdSeconds === undefined ? intervalMs : holdSeconds * 1000, remainingMs, requestMs / 2);
    const hold = canHold ? Math.floor(mostMs / 1000) : 0;
    try {
      // A wait of zero milliseconds polls once.
      const tryMs = Math.max(1, Math.min(requestMs, remainingMs));
      const answer = await readJob(connection, jobId, { signal, wait: hold, timeout: tryMs });
      answeredMs = performance.now();
      const now = `${answer.data.status} ${answer.data.progress}`;
      if (now !== seen) yield answer;
      seen = now;
      if (endOf(answer.data) !== undefined) return;
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) throw new ResultExpiredError(jobId, error);
      // A strict server without long polling refuses the unknown parameter, so it is polled without it.
      if (hold > 0 && error instanceof ApiError && [400, 422].includes(error.status)) canHold = false;
      // A restart of the service does not change the job.
      else if (!isPassing(error) || performance.now() - answeredMs > outageTimeout) throw error;
    }
    const restMs = endMs - performance.now();
    if (restMs <= 0) throw new JobTimeoutError(jobId, timeout);
    // A poll that took longer than the interval is followed at once by the next one.
    await sleep(Math.max(0, Math.min(intervalMs - (performance.now() - requestedAtMs), restMs)), signal);
    if (pollIntervalMs === undefined) intervalMs = Math.min(LAST_INTERVAL_MS, intervalMs * INTERVAL_GROWTH);
  }
}

/** Waits until a job is final. Returns the answer with its completed record, or throws the error for its ending. */
export async function waitForJob(
  connection: Connection,
  jobId: string,
  { onProgress, ...options }: WaitOptions,
): Promise<Answer<CompletedJob>> {
  // Without a progress callback, the server may delay its answer for as long as proxies allow.
  const holdSeconds = onProgress === undefined ? LONG_POLL_SECONDS : undefined;
  let last: Answer<JobRecord> | undefined;
  for await (last of pollJob(connection, jobId, options, holdSeconds)) onProgress?.(last.data);
  const { data, response } = last as Answer<JobRecord>;
  const end = endOf(data);
  if (end === "completed") return { data: data as CompletedJob, response };
  throw new (end === "cancelled" ? JobCancelledError : JobFailedError)(data);
}

/** The contract recommends 2 to 5 seconds, and no more than one poll a second. */
const FIRST_INTERVAL_MS = 2000;
const LAST_INTERVAL_MS = 5000;
const MIN_INTERVAL_MS = 1000;
const INTERVAL_GROWTH = 1.5;

/** Seconds. The contract allows 30, but proxies that give up after 30 seconds of silence are common. */
const LONG_POLL_SECONDS = 25;

/** The default limit of the service for one attempt of a job. */
export const DEFAULT_TIMEOUT_MS = 3_600_000;
