import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { machineClock } from "./machine-clock.ts";

test("a clock of the machine continues, and is never ahead of time", async () => {
  const before = performance.now();
  await using clock = await machineClock();
  while (clock.ms() < 100) await sleep(5);
  // Its last tick may have begun earlier.
  expect(clock.ms()).toBeLessThanOrEqual(performance.now() - before);
});

test("what does not hold in time is reported", async () => {
  await using clock = await machineClock();
  let asked = 0;
  await clock.within(60_000, async () => ++asked === 3);
  expect(asked).toBe(3);
  await expect(clock.within(50, async () => false)).rejects.toThrow("after 50 ms of this machine's own time");
  expect(clock.ms()).toBeGreaterThan(50);
});
