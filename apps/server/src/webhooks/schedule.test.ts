import { expect, test } from "vitest";
import { DEFAULT_WEBHOOK_WAITS_MS } from "../settings/options.ts";
import { waitAfterMs } from "./schedule.ts";

const HOUR_MS = 3_600_000;

test("ten tries take about 75 hours, each wait longer than the one before", () => {
  const waits = Array.from({ length: 9 }, (_, index) => waitAfterMs(DEFAULT_WEBHOOK_WAITS_MS, index + 1, 0.5)!);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / HOUR_MS;
  expect(hours).toBeCloseTo(75.58, 1);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waitAfterMs(DEFAULT_WEBHOOK_WAITS_MS, 10)).toBeUndefined();
});

test("a wait varies by a tenth", () => {
  expect(waitAfterMs([1000], 1, 0)).toBeCloseTo(900);
  expect(waitAfterMs([1000], 1, 1)).toBeCloseTo(1100);
});
