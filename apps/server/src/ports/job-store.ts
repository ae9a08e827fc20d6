/**
 * Jobs: what the service was asked to do, and how far it is.
 *
 * The end of a job is one transaction: its state and result, the usage of its key on that day (`usage-store.ts`) and the event for
 * its webhook (`webhook-store.ts`). So each is there exactly once, whoever is killed when.
 *
 * - claim: a worker's right to run a job, proved by a fencing token; a newer token makes the older one worthless
 * - lease: how long a claim holds without a heartbeat
 * - gone: deleted or past its retention; the row stays a while so that the id answers 410, not 404
 *
 * Every engine of these two ports runs `test/suites/job-store.suite.ts`.
 */
import type { ModelUsage } from "@docsvc/engine/model";
import type { ErrorCode } from "../errors/service-error.ts";
import type { ClaimedPart } from "./job-parts.ts";

export type JobStatus = "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
export type JobType = "parse" | "extract" | "split" | "classify" | "edit" | "pipeline";

export interface JobFailure {
  readonly code: ErrorCode;
  /** A sentence for the caller; never document text, keys or signed URLs. */
  readonly message: string;
}

export interface StoredResult {
  /** The public id of the result. */
  readonly id: string;
  /** Where the blob lies in the file store. */
  readonly key: string;
  readonly bytes: number;
}

export interface Job {
  readonly id: string;
  readonly organisation: string;
  /** The key that submitted it; empty for one of an earlier version. */
  readonly keyId: string;
  /** Of the request that submitted it, to follow it through the logs. */
  readonly requestId: string | null;
  readonly type: JobType;
  readonly status: JobStatus;
  readonly priority: boolean;
  /** JSON: what to do, without secrets. */
  readonly request: unknown;
  /** JSON given by the caller, returned as it came; undefined when none was given. */
  readonly metadata: unknown;
  readonly attempt: number;
  /** The newest fencing token; tokens count from 1. */
  readonly token: number;
  /** 0..1 */
  readonly progress: number;
  readonly failure: JobFailure | null;
  readonly result: StoredResult | null;
  /** Kept also when the result is gone. */
  readonly resultId: string | null;
  /** Of a running job the pages to read, once known; of a completed one those that were read. */
  readonly numPages: number | null;
  readonly credits: number | null;
  /** What it used of a language model; null where it asked none. */
  readonly modelUsage: ModelUsage | null;
  /** Times are milliseconds since 1970. */
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly expiresAt: number | null;
  readonly gone: boolean;
}

export interface NewJob {
  readonly id: string;
  readonly organisation: string;
  readonly keyId: string;
  readonly requestId: string | null;
  readonly type: JobType;
  readonly priority: boolean;
  readonly request: unknown;
  readonly metadata: unknown;
  /** Sealed secrets (document password, input address), wiped when the job ends. */
  readonly secret: Uint8Array | null;
  /** Sealed: where the end of the job is announced. With it, the end writes one event to the outbox (`webhook-store.ts`). */
  readonly webhook: Uint8Array | null;
  readonly idempotency: Idempotency | null;
}

/** Makes a repeated submission find the first one. */
export interface Idempotency {
  readonly key: string;
  /** What the key stands for: a digest of the operation and its body. */
  readonly fingerprint: string;
}

export type Submission =
  | { readonly outcome: "created" | "repeated"; readonly id: string }
  /** The key was used before for something else. */
  | { readonly outcome: "conflict" };

export interface JobFilter {
  readonly limit: number;
  /** Only jobs older than this id. */
  readonly before?: string | undefined;
  readonly status?: JobStatus | undefined;
  readonly type?: JobType | undefined;
  readonly createdAfter?: number | undefined;
  readonly createdBefore?: number | undefined;
}

export type Cancellation = "cancelled" | "finished" | "gone" | "unknown";

export interface JobStore {
  submit(job: NewJob): Promise<Submission>;
  /** What an idempotency key stands for; undefined when it is new. */
  repeated(organisation: string, idempotency: Idempotency): Promise<Submission | undefined>;
  get(organisation: string, id: string): Promise<Job | undefined>;
  /** By the result's public id, in any organisation: the caller must have checked a signature or a key. */
  getByResult(resultId: string): Promise<Job | undefined>;
  /** Newest first; never jobs that are gone. */
  list(organisation: string, filter: JobFilter): Promise<readonly Job[]>;
  cancel(organisation: string, id: string): Promise<Cancellation>;
  /** Jobs past their retention, oldest first. */
  expired(limit: number): Promise<readonly Job[]>;
  /** Turns a final job into a tombstone; its blob must be deleted before. */
  bury(organisation: string, id: string): Promise<boolean>;
  /** Removes tombstones and idempotency keys older than a time. */
  forget(before: number): Promise<number>;
  counts(): Promise<Readonly<Record<"PENDING" | "RUNNING", number>>>;
  /** How many jobs of an organisation wait. */
  pendingOf(organisation: string): Promise<number>;
  /** Bytes of the results that are kept for an organisation. */
  bytesOf(organisation: string): Promise<number>;
  /** The jobs that wait and run in each lane, for those who watch the service. */
  lanes(): Promise<readonly Lane[]>;
}

/** How much waits and runs of jobs, or of parts of divided ones. */
export interface Lane {
  readonly priority: boolean;
  readonly waiting: number;
  readonly running: number;
  /** Since when the one that has waited longest could be claimed. */
  readonly oldestWaiting: number | null;
}

export interface Claim {
  /** Its token is the claim's proof, unless a part was claimed. */
  readonly job: Job;
  readonly secret: Uint8Array | null;
  /** Of a divided job (`slice-queue.ts`): what of it was claimed; absent for the whole. */
  readonly part?: ClaimedPart;
}

/** What a worker shows to prove its claim. */
export interface Held {
  readonly id: string;
  readonly token: number;
  readonly progress: number;
  /** Pages to read; null until the document is open. */
  readonly numPages: number | null;
}

export interface Completion {
  readonly result: StoredResult;
  readonly numPages: number;
  readonly credits: number;
  /** Where a language model was asked. */
  readonly modelUsage?: ModelUsage | undefined;
}

/** What an engine is opened with, of the store and of the queues. */
export interface JobEngineOptions {
  /** How long a final job is kept. */
  readonly retentionMs: number;
  /** After this many attempts that crashed a job fails as `worker_lost`. */
  readonly maxAttempts: number;
  /**
   * Limits the losses of its worker, too. They do not count as crashes: it was not the document that restarted the service, unless it
   * happens again and again.
   *
   * @defaultValue 10
   */
  readonly maxLosses?: number | undefined;
  /** Wait before the second attempt; each further one waits four times as long. */
  readonly backoffMs: number;
  /** How long a lease must look lost before it is taken from its holder. @defaultValue 3 s, three heartbeats */
  readonly lostAfterMs?: number | undefined;
  /** Claims of one organisation that hold at the same time. @defaultValue no limit */
  readonly organisationSlots?: number | undefined;
}

/** Four claims of five go to jobs with priority while both lanes have work. */
export const LANE_TURNS = 5;

export interface JobEvent {
  /** Null: some job that another process has added, which does not matter to those that claim. */
  readonly id: string | null;
  readonly status: JobStatus;
  /** Parts of the job may be claimed. */
  readonly partsDue?: true;
}

export interface JobQueue {
  /**
   * Takes up to `limit` due jobs and parts of divided jobs. Of every {@link LANE_TURNS} claims one goes to the other lane when both
   * have work, so that priority is first and nothing starves. In a lane the organisation with the fewest running claims goes first,
   * then the one that was served longest ago, then the oldest job. In an organisation jobs and parts take turns while both wait, so
   * that neither a long document holds up short ones nor they it; of parts, those of the oldest job come first, in the order of its
   * pages. A key never has more jobs running than its concurrency; a divided job is one. An
   * organisation never has more claims that hold than its slots, where they are limited.
   *
   * @param keptFor - only of these organisations, and of those that have no claim that holds
   */
  claim(worker: string, limit: number, leaseMs: number, keptFor?: readonly string[]): Promise<readonly Claim[]>;
  /** Extends leases and notes progress; returns the ids whose claim no longer holds. */
  heartbeat(held: readonly Held[], leaseMs: number): Promise<readonly string[]>;
  /** False: the claim no longer holds and nothing was written. */
  complete(held: Held, completion: Completion): Promise<boolean>;
  fail(held: Held, failure: JobFailure): Promise<boolean>;
  /** After a crash: back to PENDING with a backoff, or FAILED `worker_lost` after the last attempt. */
  retry(held: Held): Promise<"pending" | "failed" | "refused">;
  /** Gives a claim back unspent: the attempt is not counted. */
  release(held: Held): Promise<boolean>;
  /** Treats claims of whole jobs as crashed whose lease ran out; `all` when no other worker can be alive. */
  recover(which: "expired" | "all"): Promise<number>;
  /**
   * Called after a commit of this process. Of other processes' changes, what is due and what has ended is announced as well where the
   * engine can (PostgreSQL); whoever depends on them polls besides.
   */
  onChange(listener: (event: JobEvent) => void): () => void;
}
