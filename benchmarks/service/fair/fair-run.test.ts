/** The short forms of the fair and the turns run. The long forms: `benchmarks/fair.ts`. */
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fairRun } from "./fair-run.ts";
import { turnsRun } from "./turns-run.ts";

test("next to a flood no one else is refused, and organisations in turns are all served", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "docsvc-fair-"));
  const flooded = await fairRun(join(folder.path, "fair"), { slots: 2, flood: 20, documents: 2, pauseMs: 0 });
  expect(flooded.refusedOther).toBe(0);
  expect(flooded.refusedFlood).toBeGreaterThan(0);
  const plan = { slots: 2, organisations: 2, callers: 2, rounds: 1, letters: 2 };
  const { one, inTurns } = await turnsRun(join(folder.path, "turns"), plan);
  expect([one.length, inTurns.length]).toEqual([1, 1]);
  expect(Math.min(...one, ...inTurns)).toBeGreaterThan(0);
});
