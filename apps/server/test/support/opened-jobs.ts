import { afterEach, beforeEach, expect } from "vitest";
import type { Claim, JobEngineOptions, JobQueue, JobStore, NewJob } from "../../src/ports/job-store.ts";
import { newJob } from "./jobs.ts";

export interface OpenedJobs {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  close(): Promise<void>;
}

/** An empty store for each test of a suite. */
export interface JobsOfTest {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  submit(options?: Partial<NewJob>): Promise<string>;
  claimOne(leaseMs?: number): Promise<Claim>;
  /** Starts again with other options. */
  reopen(options: Partial<JobEngineOptions>): Promise<void>;
}

export function jobsOfTest(open: (options: JobEngineOptions) => Promise<OpenedJobs>): JobsOfTest {
  let opened: OpenedJobs;
  const start = async (options: Partial<JobEngineOptions> = {}): Promise<void> => {
    opened = await open({ retentionMs: 60_000, maxAttempts: 3, backoffMs: 0, ...options });
  };
  beforeEach(() => start());
  afterEach(() => opened.close());
  return {
    get jobs() {
      return opened.jobs;
    },
    get queue() {
      return opened.queue;
    },
    async submit(options = {}) {
      const job = newJob(options);
      expect((await opened.jobs.submit(job)).outcome).toBe("created");
      return job.id;
    },
    async claimOne(leaseMs = 60_000) {
      const [claim] = await opened.queue.claim("worker", 1, leaseMs);
      return claim!;
    },
    async reopen(options) {
      await opened.close();
      await start(options);
    },
  };
}
