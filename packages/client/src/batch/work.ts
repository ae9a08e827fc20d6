import type { Connection } from "../connection/connection.ts";
import { isOutage, isPassing } from "../connection/retry.ts";
import { NotFoundError } from "../errors/api-errors.ts";
import { DocsvcError } from "../errors/docsvc-error.ts";
import { ResultExpiredError } from "../errors/job-errors.ts";
import type { DocumentSource } from "../files/document.ts";
import { Job } from "../jobs/job.ts";
import { DEFAULT_TIMEOUT_MS } from "../jobs/poll.ts";
import { submitOperation } from "../operations/run.ts";
import type { Task } from "../operations/run.ts";
import type { OperationResponse } from "../result/response.ts";
import type { BatchItem } from "./batch-item.ts";
import type { BatchOptions } from "./batch-options.ts";
import { openCheckpoint } from "./checkpoint.ts";
import { stampOf } from "./stamp.ts";

/** Processes one document and records its state. */
export interface Work {
  /** Undefined if an earlier run has yielded the document. */
  readonly run: (input: DocumentSource, index: number, key: string) => Promise<BatchItem<unknown> | undefined>;
  readonly hasFailed: (key: string) => boolean;
  readonly note: (item: BatchItem<unknown>) => Promise<void>;
  /** Ends all waiting; submissions in progress are still recorded. */
  readonly end: (running: Iterable<Promise<unknown>>) => Promise<void>;
}

export async function openWork(
  connection: Connection,
  task: Task<unknown>,
  { checkpoint: path, retryFailed, onError, signal: given, timeout = DEFAULT_TIMEOUT_MS }: BatchOptions,
): Promise<Work> {
  const checkpoint = await openCheckpoint(path);
  const asked = JSON.stringify([task.type, task.options]);
  const ending = new AbortController();
  const dropping = new AbortController();
  const signals = given === undefined ? [] : [given];
  const signal = AbortSignal.any([...signals, ending.signal]);
  const submitSignal = AbortSignal.any([...signals, dropping.signal]);
  let hasAnswered = false;

  const complete = async (input: DocumentSource, key: string): Promise<OperationResponse<unknown>> => {
    const endMs = performance.now() + timeout;
    const { idempotencyKey, job_id } = checkpoint.get(key)!;
    // If the service has never answered, this is not a restart.
    const outageTimeout = hasAnswered ? timeout : undefined;
    const submitting = { idempotencyKey, signal: submitSignal, outageTimeout, timeout };
    const jobId = job_id ?? (await submitOperation(connection, task, input, submitting));
    hasAnswered = true;
    if (job_id === undefined) await checkpoint.update(key, { job_id: jobId });
    const left = Math.max(0, endMs - performance.now());
    return new Job(connection, jobId, task.finish).wait({ signal, timeout: left, outageTimeout: timeout });
  };

  return {
    run: async (input, index, key) => {
      try {
        const stamp = path === undefined ? "" : await stampOf(input, asked);
        const known = checkpoint.get(key);
        const isKnown = known?.stamp === stamp && !(retryFailed && known.ended === "failed");
        if (isKnown && known.ended !== undefined) return undefined;
        if (!isKnown) await checkpoint.begin(key, stamp);
        const response = await complete(input, key).catch(async (error: unknown) => {
          // The retention of what an earlier run submitted has ended.
          if (!isKnown || !isGone(error)) throw error;
          await checkpoint.begin(key, stamp);
          return complete(input, key);
        });
        return { input, index, key, response };
      } catch (error) {
        // Without this, every document would fail while the service is down.
        const isFatal = onError === "stop" || signal.aborted || isOutage(error);
        if (isFatal || !DocsvcError.isInstance(error)) throw error;
        return { input, index, key, error };
      }
    },
    hasFailed: (key) => checkpoint.get(key)?.ended === "failed",
    note: async ({ key, error }) => {
      // A failure that may succeed another time stays open for the next run.
      if (error && isOpenEnded(error)) return;
      await checkpoint.update(key, { ended: error ? "failed" : "done" });
    },
    end: async (running) => {
      ending.abort();
      // If the caller leaves the loop, submissions in progress are still recorded in the checkpoint.
      const timer = setTimeout(() => dropping.abort(), MAX_LEAVING_MS);
      await Promise.allSettled(running);
      clearTimeout(timer);
    },
  };
}

/** Milliseconds. A caller that has left the loop does not wait for a service that does not answer. */
const MAX_LEAVING_MS = 30_000;

function isGone(error: unknown): boolean {
  return error instanceof ResultExpiredError || (error instanceof NotFoundError && error.jobId !== undefined);
}

/** Whether the job continues, or was never created. */
function isOpenEnded(error: DocsvcError): boolean {
  return isPassing(error) || ["job_timeout", "authentication", "invalid_argument"].includes(error.code);
}
