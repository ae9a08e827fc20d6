import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { heldBy, newCompletion } from "../support/jobs.ts";
import { jobsOfTest } from "../support/opened-jobs.ts";
import type { OpenedJobs } from "../support/opened-jobs.ts";
import type { JobEngineOptions, JobEvent } from "../../src/ports/job-store.ts";

const COMPLETION = newCompletion();

/** Tests that every engine of `JobQueue` must pass. `open` returns an empty store. */
export function jobQueueSuite(engine: string, open: (options: JobEngineOptions) => Promise<OpenedJobs>): void {
  const store = jobsOfTest(open);
  const { submit, claimOne } = store;

  describe(`claiming from ${engine}`, () => {
    test("priority goes first, then the oldest", async () => {
      const first = await submit();
      const second = await submit();
      const urgent = await submit({ priority: true });
      const claims = await store.queue.claim("worker", 2, 60_000);
      expect(claims.map(({ job }) => job.id)).toEqual([urgent, first]);
      expect((await claimOne()).job.id).toBe(second);
      expect(await claimOne()).toBeUndefined();
    });

    test("a claim runs the job, counts the attempt and hands out the secret", async () => {
      await submit({ secret: Buffer.from("sealed") });
      const { job, secret } = await claimOne();
      expect(job).toMatchObject({ status: "RUNNING", attempt: 1 });
      expect(job.token).toBeGreaterThan(0);
      expect(Buffer.from(secret!).toString()).toBe("sealed");
    });

    test("a heartbeat notes progress and pages, and refuses an outdated token", async () => {
      await submit();
      const claim = await claimOne();
      const held = { ...heldBy(claim), progress: 0.5, numPages: 816 };
      expect(await store.queue.heartbeat([held], 60_000)).toEqual([]);
      expect(await store.jobs.get("org", claim.job.id)).toMatchObject({ progress: 0.5, numPages: 816 });
      expect(await store.queue.heartbeat([{ ...held, token: held.token - 1 }], 60_000)).toEqual([claim.job.id]);
    });

    test("a completed job has its result and no secret", async () => {
      await submit({ secret: Buffer.from("sealed") });
      const claim = await claimOne();
      expect(await store.queue.complete(heldBy(claim), COMPLETION)).toBe(true);
      const job = await store.jobs.get("org", claim.job.id);
      expect(job).toMatchObject({ status: "COMPLETED", ...COMPLETION, progress: 1, failure: null });
      expect(job?.expiresAt).toBe(job!.finishedAt! + 60_000);
      expect((await store.jobs.getByResult(COMPLETION.result.id))?.id).toBe(claim.job.id);
      expect(await store.queue.complete(heldBy(claim), COMPLETION)).toBe(false);
    });

    test("a failed job has its error", async () => {
      await submit();
      const claim = await claimOne();
      const failure = { code: "timeout", message: "too long" } as const;
      expect(await store.queue.fail(heldBy(claim), failure)).toBe(true);
      expect(await store.jobs.get("org", claim.job.id)).toMatchObject({ status: "FAILED", failure, credits: 0 });
    });

    test("a released job is claimed again and its attempt does not count", async () => {
      await submit();
      const first = await claimOne();
      expect(await store.queue.release(heldBy(first))).toBe(true);
      const second = await claimOne();
      expect(second.job.attempt).toBe(1);
      expect(await store.queue.complete(heldBy(first), COMPLETION)).toBe(false);
      expect(await store.queue.complete(heldBy(second), COMPLETION)).toBe(true);
    });
  });

  describe(`fencing in ${engine}`, () => {
    test("a worker that outslept its lease cannot finish what another has taken over", async () => {
      await submit();
      const late = await claimOne(1);
      await sleep(5);
      expect(await store.queue.recover("expired")).toBe(1);
      const next = await claimOne();
      expect(next.job.token).toBeGreaterThan(late.job.token);
      expect(await store.queue.heartbeat([heldBy(late)], 60_000)).toEqual([late.job.id]);
      expect(await store.queue.complete(heldBy(late), COMPLETION)).toBe(false);
      expect(await store.queue.fail(heldBy(late), { code: "timeout", message: "late" })).toBe(false);
      expect(await store.queue.retry(heldBy(late))).toBe("refused");
      expect(await store.queue.release(heldBy(late))).toBe(false);
      expect(await store.queue.complete(heldBy(next), COMPLETION)).toBe(true);
    });

    test("a lease that still holds is left alone, unless no worker can be alive", async () => {
      await submit();
      await claimOne();
      expect(await store.queue.recover("expired")).toBe(0);
      expect(await store.queue.recover("all")).toBe(1);
    });

    test("the third crash fails the job as lost", async () => {
      const id = await submit({ secret: Buffer.from("sealed") });
      expect(await store.queue.retry(heldBy(await claimOne()))).toBe("pending");
      expect(await store.queue.retry(heldBy(await claimOne()))).toBe("pending");
      expect(await store.queue.retry(heldBy(await claimOne()))).toBe("failed");
      expect((await store.jobs.get("org", id))?.failure?.code).toBe("worker_lost");
      expect(await claimOne()).toBeUndefined();
    });

    test("a lost worker is no fault of the document, unless it is lost again and again", async () => {
      await store.reopen({ maxAttempts: 1, maxLosses: 4 });
      const id = await submit();
      for (let restart = 1; restart < 4; restart++) {
        expect((await claimOne()).job.attempt).toBe(restart);
        await store.queue.recover("all");
        expect((await store.jobs.get("org", id))?.status).toBe("PENDING");
      }
      await claimOne();
      await store.queue.recover("all");
      expect((await store.jobs.get("org", id))?.failure?.code).toBe("worker_lost");
    });

    test("a crashed job waits before its next attempt", async () => {
      await store.reopen({ backoffMs: 60_000 });
      await submit();
      await store.queue.retry(heldBy(await claimOne()));
      expect(await claimOne()).toBeUndefined();
    });
  });

  test(`${engine} counts and announces what changes`, async () => {
    const events: JobEvent[] = [];
    const unsubscribe = store.queue.onChange((event) => events.push(event));
    const id = await submit();
    expect(await store.jobs.counts()).toEqual({ PENDING: 1, RUNNING: 0 });
    const claim = await claimOne();
    expect(await store.jobs.counts()).toEqual({ PENDING: 0, RUNNING: 1 });
    await store.queue.complete(heldBy(claim), COMPLETION);
    unsubscribe();
    await submit();
    expect(events).toEqual([
      { id, status: "PENDING" },
      { id, status: "RUNNING" },
      { id, status: "COMPLETED" },
    ]);
  });
}
