import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RateStore } from "../../src/ports/rate-store.ts";

/** Tests that every engine of {@link RateStore} must pass. */
export function rateStoreSuite(
  engine: string,
  open: () => Promise<{ rates: RateStore; close(): Promise<void> }>,
): void {
  describe(`rates in ${engine}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test("a bucket holds a burst, then says how long to wait, and belongs to one key", async () => {
      // Windows of an hour: the duration of the test does not matter.
      const rate = { count: 3, seconds: 3 * 3600 };
      for (let index = 0; index < 3; index++) expect(await opened.rates.take("a", rate)).toBe(0);
      const wait = await opened.rates.take("a", rate);
      expect(wait).toBeGreaterThan(3_000_000);
      expect(wait).toBeLessThanOrEqual(3_600_000);
      expect(await opened.rates.take("b", rate)).toBe(0);
    });

    test("a bucket is refilled evenly", async () => {
      const rate = { count: 1, seconds: 0.05 };
      expect(await opened.rates.take("a", rate)).toBe(0);
      await sleep(100);
      expect(await opened.rates.take("a", rate)).toBe(0);
    });

    test("of many requests at once no more are granted than the bucket holds", async () => {
      const takes = await Promise.all(
        Array.from({ length: 30 }, () => opened.rates.take("a", { count: 10, seconds: 3600 })),
      );
      expect(takes.filter((wait) => wait === 0)).toHaveLength(10);
    });
  });
}
