import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/ports/identifiers.ts";
import { newJob } from "../support/jobs.ts";
import type { JobStore } from "../../src/ports/job-store.ts";
import type { WebhookClaim, WebhookSecretStore, WebhookStore, WebhookTry } from "../../src/ports/webhook-store.ts";

export interface OpenedWebhooks {
  readonly jobs: JobStore;
  readonly webhooks: WebhookStore;
  readonly secrets: WebhookSecretStore;
  close(): Promise<void>;
}

/** Tests that every engine of the two webhook ports must pass. `open` returns an empty store. */
export function webhookStoreSuite(engine: string, open: () => Promise<OpenedWebhooks>): void {
  describe(`webhooks in ${engine}`, () => {
    let opened: OpenedWebhooks;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    /** Cancelling is the fastest way to end a job. */
    const ended = async (organisation = "org"): Promise<string> => {
      const job = newJob({ organisation, webhook: Buffer.from("sealed target") });
      await opened.jobs.submit(job);
      await opened.jobs.cancel(organisation, job.id);
      return job.id;
    };
    const claim = async (leaseMs = 60_000): Promise<WebhookClaim | undefined> =>
      (await opened.webhooks.claim(1, 8, leaseMs))[0];

    test("an event is claimed once, with its sealed target", async () => {
      const jobId = await ended();
      const event = (await claim())!;
      expect(event).toMatchObject({ organisation: "org", jobId, type: "job.failed", tries: 0 });
      expect(Buffer.from(event.target).toString()).toBe("sealed target");
      expect(await claim()).toBeUndefined();
      expect(await opened.webhooks.counts()).toEqual({ pending: 1, oldestPending: expect.any(Number) });
    });

    test("a try that failed is due again at its time, and one that was taken never", async () => {
      await ended();
      const first = (await claim())!;
      const dueAt = Date.now() + 300;
      expect(await opened.webhooks.settle(first, REFUSED, { state: "pending", dueAt })).toBe(true);
      let second: WebhookClaim | undefined;
      while (second === undefined) second = await claim();
      // The database rounds its milliseconds.
      expect(Date.now()).toBeGreaterThanOrEqual(dueAt - 1);
      expect(second).toMatchObject({ id: first.id, tries: 1 });
      expect(await opened.webhooks.settle(second, TAKEN, { state: "delivered" })).toBe(true);
      expect(await opened.webhooks.list({ limit: 5 })).toMatchObject([
        { state: "delivered", tries: 2, dueAt: null, lastTry: TAKEN },
      ]);
      expect(await opened.webhooks.tries("org", first.id)).toEqual([REFUSED, TAKEN]);
      expect(await opened.webhooks.tries("other", first.id)).toEqual([]);
      expect(await opened.webhooks.counts()).toEqual({ pending: 0, oldestPending: null });
    });

    test("a sender that outslept its lease settles nothing, and its try does not count", async () => {
      await ended();
      const late = (await claim(1))!;
      await sleep(5);
      expect(await opened.webhooks.recover("expired")).toBe(1);
      const next = (await claim())!;
      expect(next.tries).toBe(0);
      expect(await opened.webhooks.settle(late, REFUSED, { state: "failed" })).toBe(false);
      expect(await opened.webhooks.settle(next, TAKEN, { state: "delivered" })).toBe(true);
      expect(await opened.webhooks.tries("org", next.id)).toHaveLength(1);
    });

    test("a lease that holds is left alone, unless no sender can be alive", async () => {
      await ended();
      await claim();
      expect(await opened.webhooks.recover("expired")).toBe(0);
      expect(await opened.webhooks.recover("all")).toBe(1);
      expect(await claim()).toBeDefined();
    });

    test("organisations are served equally, and none has more under way than it may", async () => {
      for (let index = 0; index < 5; index++) await ended("a");
      await ended("b");
      const claims = await opened.webhooks.claim(10, 3, 60_000);
      expect(claims.map(({ organisation }) => organisation)).toEqual(["a", "b", "a", "a"]);
      await opened.webhooks.settle(claims[0]!, TAKEN, { state: "delivered" });
      expect(await opened.webhooks.claim(10, 3, 60_000)).toHaveLength(1);
    });

    test("a replayed event is due at once under its own id, also while it is being sent", async () => {
      await ended();
      const first = (await claim())!;
      await opened.webhooks.settle(first, REFUSED, { state: "failed" });
      expect(await opened.webhooks.replay("other", first.id)).toBe(false);
      expect(await opened.webhooks.replay("org", first.id)).toBe(true);
      const again = (await claim())!;
      expect(again).toMatchObject({ id: first.id, tries: 0 });
      expect(await opened.webhooks.replay("org", first.id)).toBe(true);
      expect(await opened.webhooks.settle(again, TAKEN, { state: "delivered" })).toBe(false);
    });

    test("a list is of an organisation, a state or a job", async () => {
      const [a, b] = [await ended("a"), await ended("b")];
      const jobs = async (filter: object): Promise<string[]> =>
        (await opened.webhooks.list({ limit: 10, ...filter })).map(({ jobId }) => jobId);
      expect(await jobs({})).toEqual([b, a]);
      expect(await jobs({ organisation: "a" })).toEqual([a]);
      expect(await jobs({ jobId: b })).toEqual([b]);
      expect(await jobs({ state: "gone" })).toEqual([]);
    });

    test("settled events are forgotten with their log, pending ones never", async () => {
      await ended();
      const event = (await claim())!;
      expect(await opened.webhooks.forget(Date.now() + 60_000)).toBe(0);
      await opened.webhooks.settle(event, TAKEN, { state: "delivered" });
      expect(await opened.webhooks.forget(Date.now() - 3_600_000)).toBe(0);
      expect(await opened.webhooks.forget(Date.now() + 60_000)).toBe(1);
      expect(await opened.webhooks.tries("org", event.id)).toEqual([]);
    });

    test("an organisation has one first secret, and while one replaces another both are valid", async () => {
      const { secrets } = opened;
      const secret = (text: string): { id: string; sealed: Uint8Array } => ({ id: newId(), sealed: Buffer.from(text) });
      const valid = async (): Promise<string[]> =>
        (await secrets.valid("org")).map(({ sealed }) => Buffer.from(sealed).toString());
      expect(await valid()).toEqual([]);
      expect(await secrets.addFirst("org", secret("one"))).toBe(true);
      expect(await secrets.addFirst("org", secret("never"))).toBe(false);
      await secrets.rotate("org", secret("two"), Date.now() + 3_600_000);
      expect(await valid()).toEqual(["two", "one"]);
      await secrets.rotate("org", secret("three"), Date.now() - 1);
      expect(await valid()).toEqual(["three", "one"]);
      expect(await secrets.valid("other")).toEqual([]);
    });
  });
}

const REFUSED: WebhookTry = { at: 1, durationMs: 2, status: 500, error: "refused" };
const TAKEN: WebhookTry = { at: 3, durationMs: 4, status: 204, error: null };
