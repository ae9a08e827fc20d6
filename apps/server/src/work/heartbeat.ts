import type { Stores } from "../ports/stores.ts";
import type { Runs } from "./runs.ts";

/** Extends the leases of the work in this process, ends what has been taken over by others, and returns the claims of lost workers to the queue. */
export async function beat(
  { queue, slices }: Pick<Stores, "queue" | "slices">,
  runs: Runs,
  leaseMs: number,
): Promise<void> {
  const jobs = runs.heldJobs();
  const parts = runs.heldParts();
  const lost = new Set(jobs.length === 0 ? [] : await queue.heartbeat(jobs, leaseMs));
  const lostParts = parts.length === 0 ? [] : await slices.heartbeat(parts, leaseMs);
  runs.abort(({ job, part }) =>
    part === undefined
      ? lost.has(job.id)
      : lostParts.some(({ id, number, token }) => id === job.id && number === part.number && token === part.token),
  );
  // After this process's own leases were extended, so that a machine that slept does not treat its own claims as lost.
  await queue.recover("expired");
  await slices.recover("expired");
}
