import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newJob } from "../support/jobs.ts";
import type { JobEngineOptions, JobQueue, JobStore, NewJob } from "../../src/ports/job-store.ts";
import type { KeyStore } from "../../src/ports/key-store.ts";

export interface OpenedClaims {
  readonly jobs: JobStore;
  readonly queue: JobQueue;
  readonly keys: KeyStore;
  close(): Promise<void>;
}

/** The order of claims, for every engine of the queue. `open` returns an empty store. */
export function claimOrderSuite(engine: string, open: (options: JobEngineOptions) => Promise<OpenedClaims>): void {
  describe(`whose turn it is in ${engine}`, () => {
    let opened: OpenedClaims;
    beforeEach(async () => {
      opened = await open({ retentionMs: 60_000, maxAttempts: 3, backoffMs: 0 });
    });
    afterEach(() => opened.close());

    const submit = async (count: number, options: Partial<NewJob> = {}): Promise<void> => {
      for (let index = 0; index < count; index++) {
        await opened.jobs.submit(newJob({ organisation: "a", ...options }));
      }
    };
    /** Claims one job at a time; each ends at once, so that one slot serves all. */
    const served = async (count: number): Promise<string> => {
      let letters = "";
      for (let index = 0; index < count; index++) {
        const [claim] = await opened.queue.claim("w", 1, 60_000);
        if (claim === undefined) break;
        const { id, token, organisation, priority } = claim.job;
        letters += priority ? organisation.toUpperCase() : organisation;
        await opened.queue.fail({ id, token, progress: 0, numPages: null }, { code: "timeout", message: "over" });
      }
      return letters;
    };

    test("an organisation with a thousand jobs does not keep others waiting", async () => {
      await submit(1000, { organisation: "a" });
      await submit(2, { organisation: "b" });
      await submit(1, { organisation: "c" });
      expect(await served(7)).toBe("abcabaa");
    });

    test("an organisation has no more claims than its slots, however many are free", async () => {
      await opened.close();
      opened = await open({ retentionMs: 60_000, maxAttempts: 3, backoffMs: 0, organisationSlots: 2 });
      await submit(5, { organisation: "a" });
      await submit(1, { organisation: "b" });
      const claims = await opened.queue.claim("w", 6, 60_000);
      expect(claims.map(({ job }) => job.organisation).toSorted()).toEqual(["a", "a", "b"]);
      expect(await opened.queue.claim("w", 6, 60_000)).toEqual([]);
      const { id, token } = claims.find(({ job }) => job.organisation === "a")!.job;
      await opened.queue.fail({ id, token, progress: 0, numPages: null }, { code: "timeout", message: "over" });
      expect(await opened.queue.claim("w", 6, 60_000)).toHaveLength(1);
    });

    test("what is kept for some organisations goes to them, and to others that have no claim", async () => {
      await submit(5, { organisation: "a" });
      await opened.queue.claim("w", 1, 60_000);
      expect(await opened.queue.claim("w", 2, 60_000, ["c"])).toEqual([]);
      await submit(2, { organisation: "b" });
      await submit(2, { organisation: "c" });
      const claims = await opened.queue.claim("w", 5, 60_000, ["c"]);
      expect(claims.map(({ job }) => job.organisation).toSorted()).toEqual(["b", "c", "c"]);
      expect(await opened.queue.claim("w", 9, 60_000)).toHaveLength(5);
    });

    test("many slots are shared equally, whatever came first", async () => {
      await submit(20, { organisation: "a" });
      await submit(20, { organisation: "b" });
      const claims = await opened.queue.claim("w", 6, 60_000);
      expect(claims.filter(({ job }) => job.organisation === "a")).toHaveLength(3);
      // The jobs of a end; its share is free, and b does not get more than half.
      for (const { job } of claims.filter(({ job }) => job.organisation === "a")) {
        await opened.queue.fail(
          { id: job.id, token: job.token, progress: 0, numPages: null },
          { code: "timeout", message: "over" },
        );
      }
      const more = await opened.queue.claim("w", 3, 60_000);
      expect(more.map(({ job }) => job.organisation)).toEqual(["a", "a", "a"]);
    });

    test("priority is first, and of five claims one goes to those without", async () => {
      await submit(20);
      await submit(20, { priority: true });
      expect(await served(15)).toBe("AAAAaAAAAaAAAAa");
    });

    test("a lane that was empty has no turns to make up for", async () => {
      await submit(10, { priority: true });
      expect(await served(8)).toBe("AAAAAAAA");
      await submit(10);
      expect(await served(4)).toBe("AAaa");
    });

    test("an organisation that gives all its jobs priority delays the others, and does not shut them out", async () => {
      await submit(100, { organisation: "a", priority: true });
      await submit(100, { organisation: "b" });
      expect((await served(50)).replaceAll("A", "")).toBe("b".repeat(10));
    });

    test("a key runs as many jobs as it may, and its other jobs delay no one", async () => {
      const limits = { rate: null, concurrency: 2 };
      const key = { id: "limited", organisation: "a", name: "", prefix: "", hash: Buffer.from("h"), limits };
      await opened.keys.add(key);
      await submit(5, { keyId: "limited" });
      await submit(2, { keyId: "free" });
      const claims = await opened.queue.claim("w", 10, 60_000);
      expect(claims.map(({ job }) => job.keyId).toSorted()).toEqual(["free", "free", "limited", "limited"]);
      const { id, token } = claims.find(({ job }) => job.keyId === "limited")!.job;
      expect(await opened.queue.claim("w", 10, 60_000)).toEqual([]);
      await opened.queue.fail({ id, token, progress: 0, numPages: null }, { code: "timeout", message: "over" });
      expect(await opened.queue.claim("w", 10, 60_000)).toHaveLength(1);
    });

    test("a key in between that waits for its turn hides no other", async () => {
      const limits = { rate: null, concurrency: 1 };
      for (const [id, hash] of [
        ["k1", "1"],
        ["k3", "3"],
      ] as const) {
        await opened.keys.add({ id, organisation: "a", name: "", prefix: "", hash: Buffer.from(hash), limits });
      }
      for (const keyId of ["k1", "k1", "k2", "k3", "k3", "k4"]) await submit(1, { keyId });
      await submit(1, { organisation: "b", keyId: "k0" });
      const claims = await opened.queue.claim("w", 10, 60_000);
      expect(claims.map(({ job }) => job.keyId).toSorted()).toEqual(["k0", "k1", "k2", "k3", "k4"]);
    });

    test("lanes are counted apart, with the age of their oldest job", async () => {
      await submit(3);
      await submit(2, { priority: true });
      await opened.queue.claim("w", 1, 60_000);
      expect(await opened.jobs.lanes()).toMatchObject([
        { priority: true, waiting: 1, running: 1 },
        { priority: false, waiting: 3, running: 0, oldestWaiting: expect.any(Number) },
      ]);
    });
  });
}
