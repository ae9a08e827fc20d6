import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/ports/identifiers.ts";
import { COMPLETION, FAILURE, divisions, heldPart } from "../support/divisions.ts";
import type { OpenedSlices } from "../support/divisions.ts";
import { heldBy } from "../support/jobs.ts";
import { ASSEMBLY } from "../../src/ports/job-parts.ts";
import type { JobEngineOptions } from "../../src/ports/job-store.ts";

/** How divided jobs end, and the order of claims until then, for every engine. `open` returns an empty store. */
export function dividedJobSuite(engine: string, open: (options: JobEngineOptions) => Promise<OpenedSlices>): void {
  let opened: OpenedSlices;
  beforeEach(async () => {
    opened = await open({ retentionMs: 60_000, maxAttempts: 3, backoffMs: 0 });
  });
  afterEach(() => opened.close());
  const { submit, claims, claim, part, dividedAll, divided, job, announced, counted } = divisions(() => opened);

  describe(`the end of a divided job in ${engine}`, () => {
    test("cancelled: no part is claimed, none that runs can be finished", async () => {
      const id = await divided(3, { secret: Buffer.from("sealed") });
      const held = (await claims(2)).map(heldPart);
      expect(await opened.jobs.cancel("org", id)).toBe("cancelled");
      expect(await opened.jobs.cancel("org", id)).toBe("cancelled");
      expect(await opened.slices.heartbeat(held, 60_000)).toEqual(held);
      for (const one of held) {
        expect(await opened.slices.finish(one)).toBe(false);
        expect(await opened.slices.retry(one)).toBe("refused");
        expect(await opened.slices.release(one)).toBe(false);
      }
      expect(await claims(9)).toEqual([]);
      expect(await opened.slices.recover("all")).toBe(0);
      expect(await announced()).toEqual([[id, "job.failed"]]);
      expect(await counted()).toEqual([[0, 1, 0, 0]]);
    });

    test("cancelled amid its assembly: there is no result", async () => {
      const id = await divided(1);
      await opened.slices.finish(await part());
      const assembly = await part();
      expect(await opened.jobs.cancel("org", id)).toBe("cancelled");
      expect(await opened.slices.complete(assembly, COMPLETION)).toBe(false);
      expect(await job(id)).toMatchObject({ status: "FAILED", result: null, credits: 0 });
    });

    test("failed by one part: the others are over, too", async () => {
      const id = await divided(2);
      const [first, second] = (await claims(2)).map(heldPart);
      expect(await opened.slices.fail(first!, FAILURE)).toBe(true);
      expect(await opened.slices.finish(second!)).toBe(false);
      expect(await job(id)).toMatchObject({ status: "FAILED", failure: FAILURE, credits: 0 });
      expect(await announced()).toEqual([[id, "job.failed"]]);
    });

    test("its blobs are known until they are forgotten", async () => {
      const id = await divided(2, {}, { inputKey: "slices/input" });
      await opened.slices.release(await part());
      expect(await opened.slices.ended(9)).toEqual([]);
      await opened.slices.forget(id);
      const held = await part();
      await opened.jobs.cancel("org", id);
      expect(await opened.slices.ended(9)).toEqual([
        {
          id,
          inputKey: "slices/input",
          slices: [
            { number: 1, token: held.token },
            { number: 2, token: 0 },
          ],
        },
      ]);
      const [other, pending] = [await submit(), await submit()];
      await claim();
      expect(await opened.slices.inUse([id, other, pending, newId()])).toEqual(new Set([id, other]));
      await opened.slices.forget(id);
      expect(await opened.slices.ended(9)).toEqual([]);
      expect(await opened.slices.inUse([id])).toEqual(new Set());
    });
  });

  describe(`whose turn it is between jobs and slices in ${engine}`, () => {
    /** Claims one at a time, each ending at once. Returns a letter for a job, with a digit for a slice. */
    const served = async (count: number): Promise<string> => {
      const names: string[] = [];
      for (let index = 0; index < count; index++) {
        const [one] = await claims(1);
        if (one === undefined) break;
        const { organisation, priority } = one.job;
        const letter = priority ? organisation.toUpperCase() : organisation;
        names.push(one.part === undefined ? letter : `${letter}${one.part.number}`);
        if (one.part === undefined) await opened.queue.fail(heldBy(one), FAILURE);
        else if (one.part.number === ASSEMBLY) await opened.slices.complete(heldPart(one), COMPLETION);
        else await opened.slices.finish(heldPart(one));
      }
      return names.join(" ");
    };

    test("a long document does not hold up the short ones of its organisation, nor they it", async () => {
      await divided(3, { organisation: "a" });
      for (let index = 0; index < 6; index++) await submit({ organisation: "a" });
      expect(await served(9)).toBe("a1 a a2 a a3 a a0 a a");
    });

    test("nor does it hold up other organisations", async () => {
      await divided(20, { organisation: "a" });
      for (let index = 0; index < 3; index++) await submit({ organisation: "b" });
      expect(await served(7)).toBe("b a1 b a2 b a3 a4");
    });

    test("long documents of two organisations share the slots equally, of one the older comes first", async () => {
      await dividedAll([9, { organisation: "a" }], [9, { organisation: "b" }], [9, { organisation: "b" }]);
      const claimed = await claims(6);
      const names = claimed.map(({ job, part: claimedPart }) => `${job.organisation}${claimedPart!.number}`);
      expect(names.toSorted()).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
      expect(new Set(claimed.map(({ job }) => job.id)).size).toBe(2);
    });

    test("slices of a job with priority go first, and of five claims one goes to the other lane", async () => {
      await dividedAll([9, { organisation: "b" }], [9, { organisation: "a", priority: true }]);
      // Claiming the whole job was the first of the five.
      expect(await served(9)).toBe("A1 A2 A3 b1 A4 A5 A6 A7 b2");
    });

    test("a key's concurrency counts jobs, not slices", async () => {
      const limits = { rate: null, concurrency: 1 };
      const key = { id: "limited", organisation: "org", name: "", prefix: "", hash: Buffer.from("h"), limits };
      await opened.keys.add(key);
      const id = await divided(3, { keyId: "limited" });
      const waiting = await submit({ keyId: "limited" });
      const claimed = await claims(9);
      expect(claimed.map(({ job: { id: of }, part: claimedPart }) => [of, claimedPart?.number])).toEqual([
        [id, 1],
        [id, 2],
        [id, 3],
      ]);
      expect(await opened.jobs.counts()).toEqual({ PENDING: 1, RUNNING: 1 });
      await opened.jobs.cancel("org", id);
      expect((await claim()).job.id).toBe(waiting);
    });
  });
}
