import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { COMPLETION, FAILURE, divisionOf, divisions, heldPart } from "../support/divisions.ts";
import type { OpenedSlices } from "../support/divisions.ts";
import { heldBy } from "../support/jobs.ts";
import { ASSEMBLY } from "../../src/ports/job-parts.ts";
import type { JobEngineOptions, JobEvent, JobQueue, JobStore } from "../../src/ports/job-store.ts";
import type { SliceQueue } from "../../src/ports/slice-queue.ts";

/** Tests that every engine of {@link SliceQueue} must pass. `open` returns an empty store. */
export function sliceQueueSuite(engine: string, open: (options: JobEngineOptions) => Promise<OpenedSlices>): void {
  let opened: OpenedSlices;
  let jobs: JobStore;
  let queue: JobQueue;
  let slices: SliceQueue;
  const reopen = async (options: Partial<JobEngineOptions> = {}): Promise<void> => {
    opened = await open({ retentionMs: 60_000, maxAttempts: 3, backoffMs: 0, ...options });
    ({ jobs, queue, slices } = opened);
  };
  beforeEach(() => reopen());
  afterEach(() => opened.close());
  const { submit, claims, claim, part, divided, job, announced, counted } = divisions(() => opened);

  describe(`dividing in ${engine}`, () => {
    test("slices are claimed in the order of their pages, with the job's secret, and then the assembly", async () => {
      const id = await divided(2, { secret: Buffer.from("sealed") }, { inputKey: "slices/input" });
      const [first, second, ...none] = await claims(5);
      expect(none).toEqual([]);
      expect(first).toMatchObject({
        job: { id, status: "RUNNING", attempt: 1 },
        part: { number: 1, pages: { first: 1, last: 4 }, attempt: 1, inputKey: "slices/input" },
      });
      expect(Buffer.from(first!.secret!).toString()).toBe("sealed");
      expect(second!.part).toMatchObject({ number: 2, pages: { first: 5, last: 8 } });
      expect(await slices.finish(heldPart(second!))).toBe(true);
      expect(await claims(5)).toEqual([]);
      expect(await slices.finish(heldPart(first!))).toBe(true);
      const [assembly, ...others] = await claims(5);
      expect(others).toEqual([]);
      expect(assembly!.part).toMatchObject({
        number: ASSEMBLY,
        slices: [
          { number: 1, pages: { first: 1, last: 4 }, token: first!.part!.token },
          { number: 2, pages: { first: 5, last: 8 }, token: second!.part!.token },
        ],
      });
      // The result's key is derived from it.
      expect(assembly!.job.token).toBe(assembly!.part!.token);
    });

    test("the claim that was divided is worth nothing any more, and one that no longer holds divides nothing", async () => {
      const id = await submit();
      const whole = heldBy(await claim());
      expect(await slices.divide({ ...whole, token: whole.token - 1 }, divisionOf(2))).toBe(false);
      expect(await slices.divide(whole, divisionOf(2))).toBe(true);
      expect(await slices.divide(whole, divisionOf(2))).toBe(false);
      expect(await queue.heartbeat([whole], 60_000)).toEqual([id]);
      expect(await queue.complete(whole, COMPLETION)).toBe(false);
      expect(await queue.retry(whole)).toBe("refused");
      expect(await queue.release(whole)).toBe(false);
      expect(await queue.recover("all")).toBe(0);
      expect(await job(id)).toMatchObject({ status: "RUNNING" });
      expect(await claims(9)).toHaveLength(2);
    });

    test("the end of the assembly is the end of the job: result, usage and webhook, once", async () => {
      const id = await divided(2, { secret: Buffer.from("sealed") });
      for (const held of (await claims(2)).map(heldPart)) await slices.finish(held);
      const assembly = await part();
      expect(await slices.finish(assembly)).toBe(false);
      expect(await slices.complete(assembly, COMPLETION)).toBe(true);
      expect(await slices.complete(assembly, COMPLETION)).toBe(false);
      expect(await slices.fail(assembly, FAILURE)).toBe(false);
      expect(await jobs.cancel("org", id)).toBe("finished");
      expect(await job(id)).toMatchObject({ status: "COMPLETED", ...COMPLETION, progress: 1, failure: null });
      expect(await announced()).toEqual([[id, "job.completed"]]);
      expect(await counted()).toEqual([[1, 0, 8, 8]]);
      expect(await claims(9)).toEqual([]);
    });

    test("a slice alone is no end of its job", async () => {
      const id = await divided(1);
      expect(await slices.complete(await part(), COMPLETION)).toBe(false);
      expect(await job(id)).toMatchObject({ status: "RUNNING", result: null });
    });

    test("progress is that of all slices together", async () => {
      const id = await divided(2);
      const [first, second] = (await claims(2)).map(heldPart);
      await slices.heartbeat(
        [
          { ...first!, pagesDone: 1 },
          { ...second!, pagesDone: 3 },
        ],
        60_000,
      );
      expect(await job(id)).toMatchObject({ progress: 0.5 });
      await slices.finish(first!);
      expect(await job(id)).toMatchObject({ progress: 7 / 8 });
      await slices.release(second!);
      expect(await job(id)).toMatchObject({ progress: 0.5 });
    });

    test("parts that wait and run are counted by lane, with the age of the oldest that waits", async () => {
      const empty = { waiting: 0, running: 0, oldestWaiting: null };
      expect(await slices.lanes()).toEqual([
        { priority: true, ...empty },
        { priority: false, ...empty },
      ]);
      const before = Date.now();
      await divided(3);
      await divided(1, { priority: true });
      // The urgent slice first: its assembly waits in its lane.
      const urgent = await part();
      await slices.finish(urgent);
      expect((await claim()).part!.number).toBe(ASSEMBLY);
      const slice = await part();
      const [high, low] = await slices.lanes();
      expect(high).toEqual({ priority: true, waiting: 0, running: 1, oldestWaiting: null });
      expect(low).toEqual({ priority: false, waiting: 2, running: 1, oldestWaiting: expect.any(Number) });
      expect(low!.oldestWaiting).toBeGreaterThanOrEqual(before);
      expect(low!.oldestWaiting).toBeLessThanOrEqual(Date.now());
      await slices.finish(slice);
      expect((await slices.lanes())[1]).toMatchObject({ waiting: 2, running: 0 });
    });

    test("what becomes due is announced in this process", async () => {
      const events: JobEvent[] = [];
      const id = await submit();
      const whole = heldBy(await claim());
      queue.onChange((event) => events.push(event));
      await slices.divide(whole, divisionOf(1));
      await slices.finish(await part());
      await slices.complete(await part(), COMPLETION);
      expect(events).toEqual([
        { id, status: "RUNNING", partsDue: true },
        { id, status: "RUNNING", partsDue: true },
        { id, status: "COMPLETED" },
      ]);
    });
  });

  describe(`parts lost and given back in ${engine}`, () => {
    test("a crash repeats that slice alone", async () => {
      await divided(3);
      const [first, second, third] = (await claims(3)).map(heldPart);
      expect(await slices.finish(first!)).toBe(true);
      expect(await slices.retry(second!)).toBe("waiting");
      expect(await slices.finish(third!)).toBe(true);
      const [again, ...others] = await claims(9);
      expect(others).toEqual([]);
      expect(again!.part).toMatchObject({ number: 2, attempt: 2 });
      expect(await slices.finish(second!)).toBe(false);
      expect(await slices.finish(heldPart(again!))).toBe(true);
      expect((await claim()).part!.number).toBe(ASSEMBLY);
    });

    test("the third crash of a slice fails the job, and says which pages", async () => {
      const id = await divided(2, { secret: Buffer.from("sealed") });
      const other = await part();
      for (const outcome of ["waiting", "waiting", "failed"]) expect(await slices.retry(await part())).toBe(outcome);
      expect(await job(id)).toMatchObject({
        status: "FAILED",
        credits: 0,
        failure: { code: "worker_lost", message: expect.stringContaining("pages 5–8") },
      });
      expect(await slices.finish(other)).toBe(false);
      expect(await announced()).toEqual([[id, "job.failed"]]);
      expect(await counted()).toEqual([[0, 1, 0, 0]]);
    });

    test("an assembly is repeated by itself, and fails the job after its third crash", async () => {
      const id = await divided(1);
      await slices.finish(await part());
      const tokens: number[] = [];
      for (const outcome of ["waiting", "waiting", "failed"]) {
        const held = await part();
        expect(held.number).toBe(ASSEMBLY);
        tokens.push(held.token);
        expect(await slices.retry(held)).toBe(outcome);
      }
      expect(new Set(tokens).size).toBe(3);
      expect(await job(id)).toMatchObject({ status: "FAILED", failure: { code: "worker_lost" } });
    });

    test("a worker that outslept its lease changes nothing", async () => {
      await divided(1);
      const late = await part(1);
      await sleep(5);
      expect(await slices.recover("expired")).toBe(1);
      const next = await part();
      expect(next.token).toBeGreaterThan(late.token);
      expect(await slices.heartbeat([late, next], 60_000)).toEqual([late]);
      expect(await slices.finish(late)).toBe(false);
      expect(await slices.fail(late, FAILURE)).toBe(false);
      expect(await slices.retry(late)).toBe("refused");
      expect(await slices.release(late)).toBe(false);
      expect(await slices.finish(next)).toBe(true);
    });

    test("a lease that holds is left alone, unless no worker can be alive", async () => {
      await divided(2);
      await claims(2);
      expect(await slices.recover("expired")).toBe(0);
      expect(await slices.recover("all")).toBe(2);
      expect(await claims(9)).toHaveLength(2);
    });

    test("many slices of one job lost for the last time are one end of it", async () => {
      await opened.close();
      await reopen({ maxLosses: 1 });
      const id = await divided(3);
      await claims(3);
      await slices.recover("all");
      expect(await announced()).toEqual([[id, "job.failed"]]);
      expect(await counted()).toEqual([[0, 1, 0, 0]]);
      expect(await claims(9)).toEqual([]);
    });

    test("a part given back costs no attempt", async () => {
      await divided(1);
      const first = await part();
      expect(await slices.release(first)).toBe(true);
      const again = await claim();
      expect(again.part).toMatchObject({ number: 1, attempt: 1 });
      expect(again.part!.token).toBeGreaterThan(first.token);
      expect(await slices.finish(first)).toBe(false);
    });

    test("a crashed slice waits before its next attempt", async () => {
      await opened.close();
      await reopen({ backoffMs: 60_000 });
      await divided(1);
      await slices.retry(await part());
      expect(await claims(9)).toEqual([]);
    });

    test("slices whose blobs are missing are read again, and the assembly comes after them", async () => {
      await divided(3);
      for (const held of (await claims(3)).map(heldPart)) await slices.finish(held);
      const assembly = await part();
      expect(await slices.reread(assembly, [2])).toBe(true);
      expect(await slices.reread(assembly, [2])).toBe(false);
      const [again, ...others] = await claims(9);
      expect(others).toEqual([]);
      expect(again!.part).toMatchObject({ number: 2, attempt: 2 });
      await slices.finish(heldPart(again!));
      const next = await claim();
      expect(next.part!.number).toBe(ASSEMBLY);
      expect(next.part!.token).toBeGreaterThan(assembly.token);
      expect(await slices.complete(heldPart(next), COMPLETION)).toBe(true);
    });
  });

  describe(`the clock of a divided job in ${engine}`, () => {
    test("runs while any part does, and stops while all wait", async () => {
      await divided(2, {}, { budgetMs: 10_000 });
      await sleep(40);
      // The clock has not run until now.
      const [first, second] = await claims(2);
      expect([first!.part!.leftMs, second!.part!.leftMs]).toEqual([10_000, 10_000]);
      await sleep(40);
      await slices.finish(heldPart(first!));
      await slices.release(heldPart(second!));
      await sleep(40);
      const { leftMs } = (await claim()).part!;
      // Timers may fire slightly early.
      expect(leftMs).toBeLessThanOrEqual(9965);
    });

    test("does not run on after a lost lease", async () => {
      await divided(1, {}, { budgetMs: 10_000 });
      await part(1);
      await sleep(1500);
      await slices.recover("expired");
      // Less than the elapsed time; how much less varies on a busy machine.
      expect((await claim()).part!.leftMs).toBeGreaterThan(9000);
    });

    test("never goes below nothing", async () => {
      await divided(2, {}, { budgetMs: 1 });
      const held = await part();
      await sleep(10);
      await slices.release(held);
      expect((await claim()).part!.leftMs).toBe(0);
    });
  });
}
