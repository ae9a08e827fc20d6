/**
 * Long documents: one job as parts that all slots of all workers share.
 *
 * - slice: a run of pages that one child process reads on its own; numbered from 1
 * - assembly: what makes the job's result of its slices, when all are done; number `ASSEMBLY` (0)
 * - part: a slice or the assembly: what is claimed, held by token and lease, and retried by itself
 * - division: the job as its parts. To callers the job is RUNNING all the time, and one job.
 *
 * | part | event | then | in the same transaction |
 * |---|---|---|---|
 * | – | job's claim divides with its token | slices waiting | the job gets a new token and has no lease any more |
 * | waiting | claim | running | attempt+1, new token, lease; for the assembly the job's next token |
 * | running | heartbeat with token | running | lease extended; the job's progress is that of all its slices |
 * | running slice | finish with token | done | of the last one: the assembly, waiting |
 * | running assembly | complete with token | over | the end of the job: result, usage, webhook outbox |
 * | running assembly | reread with token | gone | the slices named are waiting again |
 * | running | release with token | waiting | new token; the attempt is not counted |
 * | running | crash, lease run out, attempts left | waiting | new token, backoff |
 * | running | the same, last attempt | over | the job is FAILED `worker_lost`, outbox |
 * | running | fail with token | over | the job is FAILED, outbox |
 * | any | the job ends otherwise (cancel) | over | outbox |
 * | over | forget | – | after the blobs were deleted |
 *
 * What holds at any moment, whoever is killed when:
 *
 * 1. A job is divided exactly while it is RUNNING without a lease; no claim of the whole job holds then.
 * 2. The assembly is there only while all slices are done, and once.
 * 3. A worker changes a part only with its newest token, and only while the job has not ended.
 * 4. The key of a blob holds job, part and token, and is written before its part is done: no worker overwrites another's. What a
 *    worker wrote and could not report it deletes; what a killed one leaves is found by its key, by `inUse`.
 * 5. The job's clock runs while any of its parts does: time in the queue, and while the service is down, is no time of the document.
 *
 * Parts are claimed with the jobs (`JobQueue.claim`), so that lanes, and fairness between organisations, hold over all slots.
 * Each engine of this port runs `test/suites/slice-queue.suite.ts` and `test/suites/divided-job.suite.ts`.
 */
import type { Division, HeldPart } from "./job-parts.ts";
import type { Completion, Held, JobFailure, Lane } from "./job-store.ts";

/** A division whose job has ended and whose blobs are to be deleted. */
export interface EndedDivision {
  readonly id: string;
  readonly inputKey: string | null;
  /** Each with its newest token; tokens count from 1. */
  readonly slices: readonly { readonly number: number; readonly token: number }[];
}

export interface SliceQueue {
  /** Turns a claim of a whole job into slices. False: the claim no longer holds and nothing was written. */
  divide(held: Held, division: Division): Promise<boolean>;
  /** Extends leases and notes progress; returns those whose claim no longer holds. */
  heartbeat(held: readonly HeldPart[], leaseMs: number): Promise<readonly HeldPart[]>;
  /** The slice is read and its blob is stored. False: the claim no longer holds; the blob counts for nothing. */
  finish(held: HeldPart): Promise<boolean>;
  /** The end of the job, by its assembly. */
  complete(held: HeldPart, completion: Completion): Promise<boolean>;
  /** Blobs of these slices are gone, or of another version: they are read again, and the assembly comes after that. */
  reread(held: HeldPart, numbers: readonly number[]): Promise<boolean>;
  /** The end of the job, by any part. */
  fail(held: HeldPart, failure: JobFailure): Promise<boolean>;
  /** After a crash: waiting again with a backoff, or the job FAILED `worker_lost` after the part's last attempt. */
  retry(held: HeldPart): Promise<"waiting" | "failed" | "refused">;
  /** Gives a claim back unspent: the attempt is not counted. */
  release(held: HeldPart): Promise<boolean>;
  /** Treats parts as crashed whose lease ran out; `all` when no other worker can be alive. */
  recover(which: "expired" | "all"): Promise<number>;
  /** Divisions of jobs that have ended, oldest first. */
  ended(limit: number): Promise<readonly EndedDivision[]>;
  /** Removes an ended division; its blobs must be deleted before. */
  forget(id: string): Promise<void>;
  /** Which of these jobs may still have blobs in use: those that are running, and those whose division is not forgotten. */
  inUse(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The parts that wait and run in each lane, for those who watch the service. */
  lanes(): Promise<readonly Lane[]>;
}
