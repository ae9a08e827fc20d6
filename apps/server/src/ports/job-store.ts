/**
 * Jobs: the requested work and its progress.
 *
 * The end of a job is one transaction: its state and result, the usage of its key on that day (`usage-store.ts`) and the event for its
 * webhook (`webhook-store.ts`). So each exists exactly once, whichever process is killed at whatever time.
 *
 * - claim: a worker's right to run a job, proved by a fencing token; a newer token invalidates older ones
 * - lease: how long a claim stays valid without a heartbeat
 * - gone: deleted, or its retention has ended; the row stays for a while, so that the id answers 410 instead of 404
 *
 * Every implementation of these two ports passes `test/suites/job-store.suite.ts`.
 */
import type { ModelUsage } from "@docsvc/engine/model";
import type { ErrorCode } from "../errors/service-error.ts";
import type { ClaimedPart } from "./job-parts.ts";

export type JobStatus = "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
export type JobType = "parse" | "extract" | "split" | "classify" | "edit" | "pipeline";

export interface JobFailure {
  readonly code: ErrorCode;
  /** A message for the caller; never contains document text, keys or signed URLs. */
  readonly message: string;
}

export interface StoredResult {
  /** The public id of the result. */
  readonly id: string;
  /** Key of the blob in the file store. */
  readonly key: string;
  readonly bytes: number;
}

export interface Job {
  readonly id: string;
  readonly organisation: string;
  /** The key that submitted it; empty if an earlier version stored it. */
  readonly keyId: string;
  /** The id of the request that submitted it, to find it in the logs. */
  readonly requestId: string | null;
  readonly type: JobType;
  readonly status: JobStatus;
  readonly priority: boolean;
  /** JSON: the work to do, without secrets. */
  readonly request: unknown;
  /** JSON from the caller, returned unchanged; undefined if none was given. */
  readonly metadata: unknown;
  readonly attempt: number;
  /** The newest fencing token; tokens count from 1. */
  readonly token: number;
  /** 0–1. */
  readonly progress: number;
  readonly failure: JobFailure | null;
  readonly result: StoredResult | null;
  /** Kept even after the result is deleted. */
  readonly resultId: string | null;
  /** For a running job the number of pages to read, once known; for a completed one the number of pages read. */
  readonly numPages: number | null;
  readonly credits: number | null;
  /** The language model usage; null if it used none. */
  readonly modelUsage: ModelUsage | null;
  /** Milliseconds since 1970, as all times. */
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
  /** Sealed secrets (document password, input address), deleted when the job ends. */
  readonly secret: Uint8Array | null;
  /** Sealed: the address for the webhook. If set, the job's end writes one event to the outbox (`webhook-store.ts`). */
  readonly webhook: Uint8Array | null;
  readonly idempotency: Idempotency | null;
}

/** Lets a repeated submission find the first one. */
export interface Idempotency {
  readonly key: string;
  /** Identifies the request of the key: a digest of the operation and its body. */
  readonly fingerprint: string;
}

export type Submission =
  | { readonly outcome: "created" | "repeated"; readonly id: string }
  /** The key was used for a different request. */
  | { readonly outcome: "conflict" };

export interface JobFilter {
  readonly limit: number;
  /** Only jobs that are older than this id. */
  readonly before?: string | undefined;
  readonly status?: JobStatus | undefined;
  readonly type?: JobType | undefined;
  readonly createdAfter?: number | undefined;
  readonly createdBefore?: number | undefined;
}

export type Cancellation = "cancelled" | "finished" | "gone" | "unknown";

export interface JobStore {
  submit(job: NewJob): Promise<Submission>;
  /** The submission of an idempotency key; undefined if the key is new. */
  repeated(organisation: string, idempotency: Idempotency): Promise<Submission | undefined>;
  get(organisation: string, id: string): Promise<Job | undefined>;
  /** Finds a job by its result's public id, in any organisation: the caller must have checked a signature or a key. */
  getByResult(resultId: string): Promise<Job | undefined>;
  /** Newest first, without jobs that are gone. */
  list(organisation: string, filter: JobFilter): Promise<readonly Job[]>;
  cancel(organisation: string, id: string): Promise<Cancellation>;
  /** Jobs whose retention has ended, oldest first. */
  expired(limit: number): Promise<readonly Job[]>;
  /** Turns a final job into a tombstone. Its blob must be deleted before. */
  bury(organisation: string, id: string): Promise<boolean>;
  /** Removes tombstones and idempotency keys older than a time. */
  forget(before: number): Promise<number>;
  counts(): Promise<Readonly<Record<"PENDING" | "RUNNING", number>>>;
  /** Number of waiting jobs of an organisation. */
  pendingOf(organisation: string): Promise<number>;
  /** Total bytes of an organisation's results. */
  bytesOf(organisation: string): Promise<number>;
  /** Numbers of waiting and running jobs in each lane, for monitoring. */
  lanes(): Promise<readonly Lane[]>;
}

/** Numbers of waiting and running jobs, or parts of divided ones. */
export interface Lane {
  readonly priority: boolean;
  readonly waiting: number;
  readonly running: number;
  /** When the oldest waiting one became claimable. */
  readonly oldestWaiting: number | null;
}

export interface Claim {
  /** Its token proves the claim, unless a part was claimed. */
  readonly job: Job;
  readonly secret: Uint8Array | null;
  /** The claimed part of a divided job (`slice-queue.ts`); absent if the whole job was claimed. */
  readonly part?: ClaimedPart;
}

/** Proves a worker's claim. */
export interface Held {
  readonly id: string;
  readonly token: number;
  readonly progress: number;
  /** Number of pages to read; null until the document is open. */
  readonly numPages: number | null;
}

export interface Completion {
  readonly result: StoredResult;
  readonly numPages: number;
  readonly credits: number;
  /** Set if a language model was used. */
  readonly modelUsage?: ModelUsage | undefined;
}

/** Options of a job store and its queues. */
export interface JobEngineOptions {
  /** Milliseconds for which a final job is kept. */
  readonly retentionMs: number;
  /** Number of crashed attempts after which a job fails as `worker_lost`. */
  readonly maxAttempts: number;
  /**
   * Limits also how often its worker may be lost. These do not count as crashes, because the document did not restart the service, unless it
   * happens repeatedly.
   *
   * @defaultValue 10
   */
  readonly maxLosses?: number | undefined;
  /** Milliseconds before the second attempt. Each further delay is four times as long. */
  readonly backoffMs: number;
  /** How long a lease must look expired before its holder loses it. @defaultValue 3 s, three heartbeats */
  readonly lostAfterMs?: number | undefined;
  /** Maximum number of active claims of one organisation. @defaultValue no limit */
  readonly organisationSlots?: number | undefined;
}

/** Four of five claims take jobs with priority while both lanes have work. */
export const LANE_TURNS = 5;

export interface JobEvent {
  /** Null: a job that another process added. Its id does not matter for claiming. */
  readonly id: string | null;
  readonly status: JobStatus;
  /** Whether parts of the job may be claimed. */
  readonly partsDue?: true;
}

export interface JobQueue {
  /**
   * Claims up to `limit` due jobs and parts of divided jobs. One of {@link LANE_TURNS} claims goes to the lane without priority if both have
   * work, so that nothing starves. In a lane the organisation with the fewest running claims comes first, then the one that was served
   * longest ago, then the oldest job. Within an organisation, jobs and parts take turns while both wait, so that neither a long document
   * delays short ones nor the reverse. Of the parts, those of the oldest job come first, in page order. A key never has more running jobs
   * than its concurrency; a divided job counts as one. An organisation never has more active claims than its slots, if they are limited.
   *
   * @param keptFor - only for these organisations, and for those without an active claim
   */
  claim(worker: string, limit: number, leaseMs: number, keptFor?: readonly string[]): Promise<readonly Claim[]>;
  /** Extends leases and records progress. Returns the ids whose claim is no longer valid. */
  heartbeat(held: readonly Held[], leaseMs: number): Promise<readonly string[]>;
  /** False if the claim is no longer valid; nothing was written. */
  complete(held: Held, completion: Completion): Promise<boolean>;
  fail(held: Held, failure: JobFailure): Promise<boolean>;
  /** After a crash: the job becomes PENDING with a backoff, or FAILED `worker_lost` after the last attempt. */
  retry(held: Held): Promise<"pending" | "failed" | "refused">;
  /** Returns an unused claim: the attempt is not counted. */
  release(held: Held): Promise<boolean>;
  /** Treats claims of whole jobs whose lease has expired as crashed; `all` if no other worker can be alive. */
  recover(which: "expired" | "all"): Promise<number>;
  /**
   * Calls the listener after each commit of this process. Where supported (PostgreSQL), it is also called when jobs of other processes
   * become due or end. Callers must poll as well.
   */
  onChange(listener: (event: JobEvent) => void): () => void;
}
