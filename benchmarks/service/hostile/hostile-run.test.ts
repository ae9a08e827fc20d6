import { effort } from "@docsvc/fixtures/effort";
import { expect, test } from "vitest";
import { BOMBS } from "./bombs.ts";
import { hostileDocuments } from "./hostile-documents.ts";
import { hostileRun } from "./hostile-run.ts";
import { OPERATIONS } from "./requests.ts";

/**
 * The short form of `benchmarks/hostile.ts`. The long form checks for delays; this only finds documents that meet no deadline
 * at all.
 */
const HERE = { graceSeconds: 120, withoutUsual: true } as const;

/** Enough for every operation to get some of them. */
const DAMAGED = 12;

test("damaged documents and bombs end in a result or one clear error each, and no one else is refused", async () => {
  const documents = Object.keys(BOMBS).length + effort(DAMAGED, Object.keys(BOMBS).length);
  const plan = { documents, seed: 7, atOnce: 3, deadlineSeconds: effort(1, 4), memoryMb: 600, steadyMs: 1000 };
  const result = await hostileRun({ ...plan, ...HERE });
  expect(result.faults).toEqual({
    unanswered: [],
    defect: [],
    "process lost": [],
    late: [],
    "steady caller refused": [],
  });
  expect(Object.values(result.byEnding).reduce((sum, count) => sum + count, 0)).toBe(documents);
  expect(result.byKind["bomb"]).toBe(Object.keys(BOMBS).length);
});

test("operations on damaged documents and bombs end in a result or one clear error each", async () => {
  const documents = Object.keys(BOMBS).length + DAMAGED;
  const plan = { documents, seed: 5, atOnce: 2, deadlineSeconds: effort(1, 4), memoryMb: 800, steadyMs: 2000 };
  const result = await hostileRun({ ...plan, operations: true, ...HERE });
  expect(Object.values(result.faults).flat()).toEqual([]);
  expect(Object.values(result.byEnding).reduce((sum, count) => sum + count, 0)).toBe(documents);
  expect(Object.keys(result.byOperation).toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
});

test("a seed gives the same documents again", async () => {
  const digest = async (seed: number): Promise<string[]> => {
    const found: string[] = [];
    for await (const document of hostileDocuments(100, seed)) {
      if (document.kind !== "bomb") found.push(`${document.name} ${document.bytes.length}`);
    }
    return found;
  };
  expect(await digest(3)).toEqual(await digest(3));
  expect(await digest(3)).not.toEqual(await digest(4));
});
