import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../identifiers.ts";
import { heldBy, newCompletion, newJob } from "../testing/jobs.ts";
import type { Claim, JobEngineOptions, JobQueue, JobStore, NewJob } from "./job-store.ts";

export interface OpenedJobs {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  close(): Promise<void>;
}

const COMPLETION = newCompletion();

/** What every engine of {@link JobStore} must do. `open` gives an empty store. */
export function jobStoreSuite(engine: string, open: (options: JobEngineOptions) => Promise<OpenedJobs>): void {
  let opened: OpenedJobs;
  let jobs: JobStore;
  let queue: JobQueue;
  beforeEach(async () => {
    opened = await open({ retentionMs: 60_000, maxAttempts: 3, backoffMs: 0 });
    ({ jobs, queue } = opened);
  });
  afterEach(() => opened.close());

  const submit = async (options: Partial<NewJob> = {}): Promise<string> => {
    const job = newJob(options);
    expect((await jobs.submit(job)).outcome).toBe("created");
    return job.id;
  };
  const claimOne = async (leaseMs = 60_000): Promise<Claim> => {
    const [claim] = await queue.claim("worker", 1, leaseMs);
    return claim!;
  };

  describe(`submitting to ${engine}`, () => {
    test("a job comes back as it went in", async () => {
      const id = await submit({ metadata: { "ü\u0000": [null, 1] }, request: { a: "\u{1F600}" } });
      const job = await jobs.get("org", id);
      expect(job).toMatchObject({
        id,
        organisation: "org",
        type: "parse",
        status: "PENDING",
        request: { a: "\u{1F600}" },
        metadata: { "ü\u0000": [null, 1] },
        attempt: 0,
        progress: 0,
        failure: null,
        result: null,
        gone: false,
      });
    });

    test("metadata null is not metadata left out", async () => {
      expect((await jobs.get("org", await submit({ metadata: null })))?.metadata).toBeNull();
      expect((await jobs.get("org", await submit()))?.metadata).toBeUndefined();
    });

    test("another organisation does not see it", async () => {
      const id = await submit();
      expect(await jobs.get("other", id)).toBeUndefined();
      expect(await jobs.cancel("other", id)).toBe("unknown");
      expect(await jobs.list("other", { limit: 10 })).toEqual([]);
    });

    test("an idempotency key gives the first job again, and refuses another request", async () => {
      const idempotency = { key: "k", fingerprint: "same" };
      const id = await submit({ idempotency });
      expect(await jobs.submit(newJob({ idempotency }))).toEqual({
        outcome: "repeated",
        id,
      });
      expect(await jobs.repeated("org", idempotency)).toEqual({ outcome: "repeated", id });
      expect(await jobs.repeated("org", { ...idempotency, key: "new" })).toBeUndefined();
      const other = { key: "k", fingerprint: "other" };
      expect(await jobs.submit(newJob({ idempotency: other }))).toEqual({
        outcome: "conflict",
      });
      const elsewhere = newJob({ organisation: "other", idempotency });
      expect((await jobs.submit(elsewhere)).outcome).toBe("created");
      expect(await jobs.list("org", { limit: 10 })).toHaveLength(1);
    });

    test("of equal submissions at the same moment one creates the job", async () => {
      const idempotency = { key: "k", fingerprint: "same" };
      const submissions = await Promise.all(Array.from({ length: 5 }, () => jobs.submit(newJob({ idempotency }))));
      expect(submissions.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
      expect(new Set(submissions.map((one) => "id" in one && one.id)).size).toBe(1);
    });
  });

  describe(`cancelling in ${engine}`, () => {
    test("a pending job is never claimed, a running one never finished", async () => {
      const pending = await submit();
      expect(await jobs.cancel("org", pending)).toBe("cancelled");
      expect(await claimOne()).toBeUndefined();
      const running = await submit();
      const claim = await claimOne();
      expect(await jobs.cancel("org", running)).toBe("cancelled");
      expect(await queue.complete(heldBy(claim), COMPLETION)).toBe(false);
      expect(await queue.release(heldBy(claim))).toBe(false);
      expect(await jobs.get("org", running)).toMatchObject({
        status: "FAILED",
        failure: { code: "cancelled", message: "cancelled" },
      });
    });

    test("again gives the same answer, and a finished job cannot be cancelled", async () => {
      const id = await submit();
      await jobs.cancel("org", id);
      expect(await jobs.cancel("org", id)).toBe("cancelled");
      await submit();
      const claim = await claimOne();
      await queue.complete(heldBy(claim), COMPLETION);
      expect(await jobs.cancel("org", claim.job.id)).toBe("finished");
      expect(await jobs.cancel("org", newId())).toBe("unknown");
    });
  });

  describe(`listing ${engine}`, () => {
    test("newest first, page by page", async () => {
      const ids = [];
      for (let index = 0; index < 5; index++) ids.push(await submit());
      const page = await jobs.list("org", { limit: 2 });
      expect(page.map(({ id }) => id)).toEqual([ids[4], ids[3]]);
      const next = await jobs.list("org", { limit: 10, before: page[1]!.id });
      expect(next.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    });

    test("by status, type and time", async () => {
      const parse = await submit();
      await sleep(2);
      const between = Date.now();
      await sleep(2);
      const split = await submit({ type: "split" });
      await jobs.cancel("org", split);
      const listed = async (filter: object): Promise<string[]> =>
        (await jobs.list("org", { limit: 10, ...filter })).map(({ id }) => id);
      expect(await listed({ status: "FAILED" })).toEqual([split]);
      expect(await listed({ type: "parse" })).toEqual([parse]);
      expect(await listed({ createdAfter: between })).toEqual([split]);
      expect(await listed({ createdBefore: between })).toEqual([parse]);
    });
  });

  describe(`retention in ${engine}`, () => {
    test("a final job expires, is buried once, and is forgotten later", async () => {
      await opened.close();
      opened = await open({ retentionMs: 1, maxAttempts: 3, backoffMs: 0 });
      ({ jobs, queue } = opened);
      const id = await submit({ metadata: "m", idempotency: { key: "k", fingerprint: "f" } });
      expect(await jobs.bury("org", id)).toBe(false);
      await jobs.cancel("org", id);
      await sleep(5);
      expect((await jobs.expired(10)).map((job) => job.id)).toEqual([id]);
      expect(await jobs.bury("org", id)).toBe(true);
      expect(await jobs.bury("org", id)).toBe(false);
      expect(await jobs.get("org", id)).toMatchObject({ gone: true, metadata: undefined });
      expect(await jobs.cancel("org", id)).toBe("gone");
      expect(await jobs.list("org", { limit: 10 })).toEqual([]);
      expect(await jobs.expired(10)).toEqual([]);
      expect(await jobs.forget(Date.now() + 1)).toBe(1);
      expect(await jobs.get("org", id)).toBeUndefined();
      await submit({ idempotency: { key: "k", fingerprint: "another" } });
    });
  });
}
