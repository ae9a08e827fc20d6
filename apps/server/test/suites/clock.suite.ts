import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JobEngineOptions } from "../../src/ports/job-store.ts";
import { COMPLETION, divisions, heldPart } from "../support/divisions.ts";
import type { OpenedSlices } from "../support/divisions.ts";
import { heldBy } from "../support/jobs.ts";

const HOURS = 3_600_000;
const LOST_AFTER_MS = 100;
const BUDGET_MS = 60_000;
/** Maximum time that a change of the clock may cost a document. */
const MAX_COST_MS = 6000;

/**
 * Tests jobs, parts and webhooks of an engine while its clock is changed.
 *
 * @param setClock - sets the engine's clock to this many milliseconds from the true time
 */
export function clockSuite(
  engine: string,
  open: (options: JobEngineOptions) => Promise<OpenedSlices>,
  setClock: (aheadMs: number) => Promise<void>,
): void {
  let opened: OpenedSlices;
  const { submit, claims, claim, divided } = divisions(() => opened);
  beforeEach(async () => {
    opened = await open({ retentionMs: BUDGET_MS, maxAttempts: 3, backoffMs: 20, lostAfterMs: LOST_AFTER_MS });
  });
  afterEach(async () => {
    await setClock(0);
    await opened.close();
  });

  const steps = [
    ["forward", 2 * HOURS],
    ["back", -2 * HOURS],
    ["back a little", -40_000],
  ] as const;
  describe.each(steps)(`a clock of ${engine} that goes %s`, (_, step) => {
    test("leaves what waits claimable", async () => {
      const ids = [await submit(), await submit()];
      const [first] = await claims(1);
      await setClock(step);
      await opened.queue.release(heldBy(first!));
      expect((await claims(2)).map(({ job }) => job.id).toSorted()).toEqual(ids.toSorted());
    });

    test("takes nothing from a worker that is alive", async () => {
      await divided(1);
      await submit();
      const both = await claims(2);
      const part = heldPart(both.find((one) => one.part !== undefined)!);
      const whole = heldBy(both.find((one) => one.part === undefined)!);
      await setClock(step);
      for (let look = 0; look < 3; look++) {
        expect(await opened.queue.recover("expired")).toBe(0);
        expect(await opened.slices.recover("expired")).toBe(0);
        expect(await opened.queue.heartbeat([whole], BUDGET_MS)).toEqual([]);
        expect(await opened.slices.heartbeat([part], BUDGET_MS)).toEqual([]);
        await sleep(LOST_AFTER_MS);
      }
      expect(await opened.queue.complete(whole, COMPLETION)).toBe(true);
      expect(await opened.slices.finish(part)).toBe(true);
    });

    test("counts no time of a document that did not pass", async () => {
      await divided(2, {}, { budgetMs: BUDGET_MS });
      const first = heldPart(await claim());
      await setClock(step);
      await opened.slices.finish(first);
      const { leftMs } = (await claim()).part!;
      expect(leftMs).toBeLessThanOrEqual(BUDGET_MS);
      expect(leftMs).toBeGreaterThan(BUDGET_MS - MAX_COST_MS);
    });

    test("makes no try of a webhook wait for the clock to come round", async () => {
      await submit();
      await opened.queue.complete(heldBy(await claim()), COMPLETION);
      const [event] = await opened.webhooks.claim(1, 8, BUDGET_MS);
      const tried = { at: Date.now(), durationMs: 1, status: 500, error: "500" };
      await opened.webhooks.settle(event!, tried, { state: "pending", dueAt: Date.now() + 50 });
      await setClock(step);
      await sleep(60);
      expect(await opened.webhooks.claim(1, 8, BUDGET_MS)).toHaveLength(1);
    });
  });

  test(`${engine}: a worker that died before its clock went back is found`, async () => {
    await divided(1);
    await submit();
    await claims(2);
    await setClock(-2 * HOURS);
    await opened.queue.recover("expired");
    await opened.slices.recover("expired");
    await sleep(LOST_AFTER_MS + 20);
    expect(await opened.queue.recover("expired")).toBe(1);
    expect(await opened.slices.recover("expired")).toBe(1);
  });

  test(`${engine}: what has crashed before its clock went back is tried again`, async () => {
    await submit();
    await opened.queue.retry(heldBy(await claim()));
    await setClock(-2 * HOURS);
    expect(await claim()).toBeDefined();
  });
}
