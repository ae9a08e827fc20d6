import type { Claim } from "../ports/job-store.ts";
import type { Stores } from "../ports/stores.ts";
import type { Ending } from "./ending.ts";
import { heldJob, heldPart, holdOf } from "./hold.ts";
import type { WorkerLog } from "./worker-log.ts";

/** Stores the ending of an attempt. A claim that is no longer valid changes nothing, and its blob is deleted. */
export async function settle(
  stores: Pick<Stores, "queue" | "slices" | "files">,
  claim: Claim,
  ending: Ending,
  log: WorkerLog,
): Promise<void> {
  const { files, slices } = stores;
  const hold = holdOf(stores, claim);
  const held = heldPart(claim, 0);
  const fields = { job_id: claim.job.id, request_id: claim.job.requestId, part: held?.number };
  // Refused, because it was cancelled or taken over in the meantime. No row ever pointed to this blob.
  const unless = async (accepted: boolean, key: string | null): Promise<void> => {
    if (!accepted && key !== null) await files.remove(key);
  };
  switch (ending.kind) {
    case "completed":
      return unless(await hold.complete(ending.completion), ending.completion.result.key);
    case "divided":
      return unless(
        await slices.divide(heldJob(claim, { done: 0, total: 0 }), ending.division),
        ending.division.inputKey,
      );
    case "read":
      return unless(held !== undefined && (await slices.finish(held)), ending.key);
    case "reread":
      if (held !== undefined) await slices.reread(held, ending.numbers);
      return undefined;
    case "failed":
      if (ending.defect !== undefined) log.error({ ...fields, stack: ending.defect }, "defect in the engine");
      await hold.fail(ending.failure);
      return undefined;
    case "lost":
      log.error({ ...fields, how: ending.how }, "child process lost");
      await hold.retry();
      return undefined;
    case "stopped":
      // A cancelled job refuses this; a drained one returns to the queue.
      await hold.release();
      return undefined;
  }
}
