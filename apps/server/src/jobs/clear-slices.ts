import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "./context.ts";
import { SLICES, jobOfSliceKey, sliceKey } from "./slice-key.ts";

const BATCH = 100;

/** Deletes the blobs of divided jobs that have ended: first the blobs, then the rows, so that no blob is left behind. */
export async function clearEndedDivisions({ stores: { files, slices } }: Pick<Context, "stores">): Promise<void> {
  for (const { id, inputKey, slices: parts } of await slices.ended(BATCH)) {
    for (const { number, token } of parts) {
      // Includes blobs of workers that were superseded or killed.
      for (let used = 1; used <= token; used++) await files.remove(sliceKey(id, number, used));
    }
    if (inputKey !== null) await files.remove(inputKey);
    await slices.forget(id);
  }
}

/**
 * Deletes what a worker wrote for a job that had already ended, if it was killed before it could delete it. Safe at any time: a blob that is
 * still needed belongs to a running job.
 */
export async function removeLostSlices({ stores: { files, slices } }: Pick<Context, "stores">): Promise<number> {
  let removed = 0;
  const sift = async (keys: readonly string[]): Promise<void> => {
    const inUse = await slices.inUse([...new Set(keys.map(jobOfSliceKey))]);
    for (const key of keys) {
      if (inUse.has(jobOfSliceKey(key))) continue;
      await files.remove(key);
      removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const key of files.list(SLICES)) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    await nextTurn();
    await sift(batch);
    batch = [];
  }
  await sift(batch);
  return removed;
}
