import type { Stores } from "../ports/stores.ts";
import type { Runs } from "./runs.ts";

/** Extends the leases of what runs here, ends what is no longer ours, and gives back what workers that are gone have held. */
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
  // After our own leases were extended: a machine that slept takes nothing from itself.
  await queue.recover("expired");
  await slices.recover("expired");
}
