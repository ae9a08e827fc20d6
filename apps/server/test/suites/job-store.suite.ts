import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { newId } from "../../src/ports/identifiers.ts";
import { heldBy, newCompletion, newJob } from "../support/jobs.ts";
import { jobsOfTest } from "../support/opened-jobs.ts";
import type { OpenedJobs } from "../support/opened-jobs.ts";
import type { JobEngineOptions } from "../../src/ports/job-store.ts";

const COMPLETION = newCompletion();

/** Tests that every engine of `JobStore` must pass. `open` returns an empty store. */
export function jobStoreSuite(engine: string, open: (options: JobEngineOptions) => Promise<OpenedJobs>): void {
  const store = jobsOfTest(open);
  const { submit, claimOne } = store;

  describe(`submitting to ${engine}`, () => {
    test("a job comes back as it went in", async () => {
      const id = await submit({ metadata: { "ü\u0000": [null, 1] }, request: { a: "\u{1F600}" } });
      const job = await store.jobs.get("org", id);
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
      expect((await store.jobs.get("org", await submit({ metadata: null })))?.metadata).toBeNull();
      expect((await store.jobs.get("org", await submit()))?.metadata).toBeUndefined();
    });

    test("another organisation does not see it", async () => {
      const id = await submit();
      expect(await store.jobs.get("other", id)).toBeUndefined();
      expect(await store.jobs.cancel("other", id)).toBe("unknown");
      expect(await store.jobs.list("other", { limit: 10 })).toEqual([]);
    });

    test("an idempotency key gives the first job again, and refuses another request", async () => {
      const idempotency = { key: "k", fingerprint: "same" };
      const id = await submit({ idempotency });
      expect(await store.jobs.submit(newJob({ idempotency }))).toEqual({
        outcome: "repeated",
        id,
      });
      expect(await store.jobs.repeated("org", idempotency)).toEqual({ outcome: "repeated", id });
      expect(await store.jobs.repeated("org", { ...idempotency, key: "new" })).toBeUndefined();
      const other = { key: "k", fingerprint: "other" };
      expect(await store.jobs.submit(newJob({ idempotency: other }))).toEqual({
        outcome: "conflict",
      });
      const elsewhere = newJob({ organisation: "other", idempotency });
      expect((await store.jobs.submit(elsewhere)).outcome).toBe("created");
      expect(await store.jobs.list("org", { limit: 10 })).toHaveLength(1);
    });

    test("of equal submissions at the same moment one creates the job", async () => {
      const idempotency = { key: "k", fingerprint: "same" };
      const submissions = await Promise.all(
        Array.from({ length: 5 }, () => store.jobs.submit(newJob({ idempotency }))),
      );
      expect(submissions.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
      expect(new Set(submissions.map((one) => "id" in one && one.id)).size).toBe(1);
    });
  });

  describe(`cancelling in ${engine}`, () => {
    test("a pending job is never claimed, a running one never finished", async () => {
      const pending = await submit();
      expect(await store.jobs.cancel("org", pending)).toBe("cancelled");
      expect(await claimOne()).toBeUndefined();
      const running = await submit();
      const claim = await claimOne();
      expect(await store.jobs.cancel("org", running)).toBe("cancelled");
      expect(await store.queue.complete(heldBy(claim), COMPLETION)).toBe(false);
      expect(await store.queue.release(heldBy(claim))).toBe(false);
      expect(await store.jobs.get("org", running)).toMatchObject({
        status: "FAILED",
        failure: { code: "cancelled", message: "cancelled" },
      });
    });

    test("again gives the same answer, and a finished job cannot be cancelled", async () => {
      const id = await submit();
      await store.jobs.cancel("org", id);
      expect(await store.jobs.cancel("org", id)).toBe("cancelled");
      await submit();
      const claim = await claimOne();
      await store.queue.complete(heldBy(claim), COMPLETION);
      expect(await store.jobs.cancel("org", claim.job.id)).toBe("finished");
      expect(await store.jobs.cancel("org", newId())).toBe("unknown");
    });
  });

  describe(`listing ${engine}`, () => {
    test("newest first, page by page", async () => {
      const ids = [];
      for (let index = 0; index < 5; index++) ids.push(await submit());
      const page = await store.jobs.list("org", { limit: 2 });
      expect(page.map(({ id }) => id)).toEqual([ids[4], ids[3]]);
      const next = await store.jobs.list("org", { limit: 10, before: page[1]!.id });
      expect(next.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    });

    test("by status, type and time", async () => {
      const parse = await submit();
      await sleep(10);
      const between = Date.now();
      await sleep(10);
      const split = await submit({ type: "split" });
      await store.jobs.cancel("org", split);
      const listed = async (filter: object): Promise<string[]> =>
        (await store.jobs.list("org", { limit: 10, ...filter })).map(({ id }) => id);
      expect(await listed({ status: "FAILED" })).toEqual([split]);
      expect(await listed({ type: "parse" })).toEqual([parse]);
      expect(await listed({ createdAfter: between })).toEqual([split]);
      expect(await listed({ createdBefore: between })).toEqual([parse]);
    });
  });

  describe(`retention in ${engine}`, () => {
    test("a final job expires, is buried once, and is forgotten later", async () => {
      await store.reopen({ retentionMs: 1 });
      const id = await submit({ metadata: "m", idempotency: { key: "k", fingerprint: "f" } });
      expect(await store.jobs.bury("org", id)).toBe(false);
      await store.jobs.cancel("org", id);
      await sleep(5);
      expect((await store.jobs.expired(10)).map((job) => job.id)).toEqual([id]);
      expect(await store.jobs.bury("org", id)).toBe(true);
      expect(await store.jobs.bury("org", id)).toBe(false);
      expect(await store.jobs.get("org", id)).toMatchObject({ gone: true, metadata: undefined });
      expect(await store.jobs.cancel("org", id)).toBe("gone");
      expect(await store.jobs.list("org", { limit: 10 })).toEqual([]);
      expect(await store.jobs.expired(10)).toEqual([]);
      expect(await store.jobs.forget(Date.now() + 60_000)).toBe(1);
      expect(await store.jobs.get("org", id)).toBeUndefined();
      await submit({ idempotency: { key: "k", fingerprint: "another" } });
    });
  });
}
