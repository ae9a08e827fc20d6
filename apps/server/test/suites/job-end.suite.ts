import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { heldBy, newCompletion, newJob } from "../support/jobs.ts";
import type { JobEngineOptions, Completion, Held, JobQueue, JobStore, NewJob } from "../../src/ports/job-store.ts";
import type { UsageStore } from "../../src/ports/usage-store.ts";
import type { WebhookStore } from "../../src/ports/webhook-store.ts";

export interface OpenedJobEnd {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  readonly usage: UsageStore;
  readonly webhooks: WebhookStore;
  close(): Promise<void>;
}

/** The end of a job writes its usage and its webhook exactly once, in every engine. `open` returns an empty store. */
export function jobEndSuite(engine: string, open: (options: JobEngineOptions) => Promise<OpenedJobEnd>): void {
  describe(`the end of a job in ${engine}`, () => {
    let opened: OpenedJobEnd;
    beforeEach(async () => {
      opened = await open({ retentionMs: 60_000, maxAttempts: 1, maxLosses: 1, backoffMs: 0 });
    });
    afterEach(() => opened.close());

    const submit = async (options: Partial<NewJob> = {}): Promise<string> => {
      const job = newJob({ requestId: "request-1", webhook: Buffer.from("sealed target"), ...options });
      await opened.jobs.submit(job);
      return job.id;
    };
    const claim = async (leaseMs = 60_000): Promise<Held> => heldBy((await opened.queue.claim("w", 1, leaseMs))[0]!);
    const announced = async (): Promise<unknown> =>
      (await opened.webhooks.list({ limit: 10 })).map(({ jobId, type, state }) => [jobId, type, state]);
    const counted = async (): Promise<unknown> =>
      (await opened.usage.list({})).map(({ completed, failed, pages, credits }) => [completed, failed, pages, credits]);

    test("completed: counted and announced once, also when it is reported twice", async () => {
      const id = await submit();
      const held = await claim();
      expect(await announced()).toEqual([]);
      await opened.queue.complete(held, completion());
      await opened.queue.complete(held, completion());
      await opened.queue.fail(held, { code: "timeout", message: "late" });
      await opened.jobs.cancel("org", id);
      expect(await announced()).toEqual([[id, "job.completed", "pending"]]);
      expect(await counted()).toEqual([[1, 0, 3, 4.5]]);
    });

    test("failed: announced, and costs nothing", async () => {
      const id = await submit();
      await opened.queue.fail(await claim(), { code: "timeout", message: "too long" });
      expect(await announced()).toEqual([[id, "job.failed", "pending"]]);
      expect(await counted()).toEqual([[0, 1, 0, 0]]);
    });

    test("cancelled, waiting or running: announced once, and a worker that continues changes nothing", async () => {
      const waiting = await submit();
      await opened.jobs.cancel("org", waiting);
      const running = await submit();
      const held = await claim();
      await opened.jobs.cancel("org", running);
      await opened.jobs.cancel("org", running);
      await opened.queue.complete(held, completion());
      expect(await announced()).toEqual([
        [running, "job.failed", "pending"],
        [waiting, "job.failed", "pending"],
      ]);
      expect(await counted()).toEqual([[0, 2, 0, 0]]);
    });

    test("lost with its worker: announced once, by whoever notices", async () => {
      const retried = await submit();
      expect(await opened.queue.retry(await claim())).toBe("failed");
      const expired = await submit();
      await claim(1);
      await sleep(5);
      await opened.queue.recover("expired");
      await opened.queue.recover("all");
      expect(await announced()).toEqual([
        [expired, "job.failed", "pending"],
        [retried, "job.failed", "pending"],
      ]);
    });

    test("without a webhook there is no event, and a job given back has not ended", async () => {
      await submit({ webhook: null });
      await opened.queue.release(await claim());
      expect(await counted()).toEqual([]);
      await opened.queue.complete(await claim(), completion());
      expect(await announced()).toEqual([]);
      expect(await counted()).toEqual([[1, 0, 3, 4.5]]);
    });

    test("usage adds up by organisation, key and day", async () => {
      const today = (): string => new Date().toISOString().slice(0, 10);
      const before = today();
      for (const keyId of ["a", "a", "b"]) {
        await submit({ keyId });
        await opened.queue.complete(await claim(), completion());
      }
      await submit({ organisation: "other" });
      await opened.queue.complete(await claim(), completion());
      const day = today();
      // Midnight may pass in between: usage is grouped by day.
      if (day !== before) return;
      expect(await opened.usage.list({ organisation: "org" })).toEqual([
        { organisation: "org", keyId: "a", day, completed: 2, failed: 0, pages: 6, credits: 9 },
        { organisation: "org", keyId: "b", day, completed: 1, failed: 0, pages: 3, credits: 4.5 },
      ]);
      expect(await opened.usage.list({ keyId: "b", since: day, until: day })).toHaveLength(1);
      expect(await opened.usage.list({ until: "2020-01-01" })).toEqual([]);
    });
  });
}

/** A price that is not a whole number. */
function completion(): Completion {
  return { ...newCompletion(), credits: 4.5 };
}
