import type { Job } from "../ports/job-store.ts";
import type { Context } from "./context.ts";
import { findJob, jobGone } from "./find-job.ts";
import { resultKeys } from "./result-key.ts";

/** Deletes a job at once, cancelling it first if it is not final. @throws {@link ServiceError} */
export async function deleteJob(context: Context, organisation: string, id: string): Promise<void> {
  const { jobs } = context.stores;
  await findJob(context, organisation, id);
  await jobs.cancel(organisation, id);
  const job = await findJob(context, organisation, id);
  if (!(await buryJob(context, job))) throw jobGone();
}

/** Deletes first the blobs, then the row: after a crash in between, the row is deleted again later, and no blob is left without one. */
export async function buryJob(context: Pick<Context, "stores">, { id, organisation, token }: Job): Promise<boolean> {
  const { files, jobs } = context.stores;
  for (const key of resultKeys(id, token)) await files.remove(key);
  return jobs.bury(organisation, id);
}
