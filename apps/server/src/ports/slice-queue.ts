/**
 * Long documents: one job as parts that all slots of all workers share.
 *
 * - slice: a page range that one child process reads on its own; numbered from 1
 * - assembly: combines the slices into the job's result when all are done; number `ASSEMBLY` (0)
 * - part: a slice or the assembly, which is claimed with a token and a lease, and retried by itself
 * - division: the parts of a job. Callers see one job, which is RUNNING all the time.
 *
 * | part | event | new state | in the same transaction |
 * |---|---|---|---|
 * | – | job's claim divides with its token | slices waiting | the job gets a new token and no longer has a lease |
 * | waiting | claim | running | attempt+1, new token, lease; for the assembly the job's next token |
 * | running | heartbeat with token | running | lease extended; the job's progress is that of all its slices |
 * | running slice | finish with token | done | after the last one: the assembly is waiting |
 * | running assembly | complete with token | over | the end of the job: result, usage, webhook outbox |
 * | running assembly | reread with token | removed | the named slices are waiting again |
 * | running | release with token | waiting | new token; the attempt is not counted |
 * | running | crash or expired lease, attempts left | waiting | new token, backoff |
 * | running | the same, last attempt | over | the job is FAILED `worker_lost`, outbox |
 * | running | fail with token | over | the job is FAILED, outbox |
 * | any | the job ends otherwise (cancel) | over | outbox |
 * | over | forget | – | after the blobs were deleted |
 *
 * Invariants, whichever process is killed at whatever time:
 *
 * 1. A job is divided exactly while it is RUNNING without a lease; no claim of the whole job is valid then.
 * 2. There is at most one assembly, and only while all slices are done.
 * 3. A worker changes a part only with its newest token, and only while the job has not ended.
 * 4. The key of a blob contains job, part and token, and the blob is written before its part is done: no worker overwrites another's. A
 *    worker deletes blobs that it could not report; those of a killed worker are found by their key, with `inUse`.
 * 5. The job's clock runs while any of its parts does: time in the queue and while the service is down does not count.
 *
 * Parts are claimed with the jobs (`JobQueue.claim`), so that lanes and fairness between organisations apply to all slots.
 * Every implementation of this port passes `test/suites/slice-queue.suite.ts` and `test/suites/divided-job.suite.ts`.
 */
import type { Division, HeldPart } from "./job-parts.ts";
import type { Completion, Held, JobFailure, Lane } from "./job-store.ts";

/** The division of a job that has ended; its blobs are to be deleted. */
export interface EndedDivision {
  readonly id: string;
  readonly inputKey: string | null;
  /** Each with its newest token; tokens count from 1. */
  readonly slices: readonly { readonly number: number; readonly token: number }[];
}

export interface SliceQueue {
  /** Turns a claim of a whole job into slices. False if the claim is no longer valid; nothing was written. */
  divide(held: Held, division: Division): Promise<boolean>;
  /** Extends leases and records progress. Returns the parts whose claim is no longer valid. */
  heartbeat(held: readonly HeldPart[], leaseMs: number): Promise<readonly HeldPart[]>;
  /** Reports that the slice is read and its blob is stored. False if the claim is no longer valid; the blob is not used. */
  finish(held: HeldPart): Promise<boolean>;
  /** Ends the job by its assembly. */
  complete(held: HeldPart, completion: Completion): Promise<boolean>;
  /** Reports that blobs of these slices are gone, or of another version: they are read again, and then the assembly runs again. */
  reread(held: HeldPart, numbers: readonly number[]): Promise<boolean>;
  /** Ends the job as failed, by any part. */
  fail(held: HeldPart, failure: JobFailure): Promise<boolean>;
  /** After a crash: the part waits again with a backoff, or the job is FAILED `worker_lost` after the part's last attempt. */
  retry(held: HeldPart): Promise<"waiting" | "failed" | "refused">;
  /** Returns an unused claim: the attempt is not counted. */
  release(held: HeldPart): Promise<boolean>;
  /** Treats parts whose lease has expired as crashed; `all` if no other worker can be alive. */
  recover(which: "expired" | "all"): Promise<number>;
  /** Divisions of jobs that have ended, oldest first. */
  ended(limit: number): Promise<readonly EndedDivision[]>;
  /** Removes an ended division. Its blobs must be deleted before. */
  forget(id: string): Promise<void>;
  /** Which of these jobs may still use blobs: those that are running, and those whose division has not been removed. */
  inUse(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Numbers of waiting and running parts in each lane, for monitoring. */
  lanes(): Promise<readonly Lane[]>;
}
