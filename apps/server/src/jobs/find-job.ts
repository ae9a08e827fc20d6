import { ServiceError } from "../errors/service-error.ts";
import { isId } from "../ports/identifiers.ts";
import type { Job } from "../ports/job-store.ts";
import type { Context } from "./context.ts";

/** @throws {@link ServiceError} `job_not_found`, even if another organisation has the job; `job_gone` */
export async function findJob(context: Context, organisation: string, id: string): Promise<Job> {
  const job = isId(id) ? await context.stores.jobs.get(organisation, id) : undefined;
  if (job === undefined) throw jobNotFound();
  if (job.gone) throw jobGone();
  return job;
}

export function jobNotFound(): ServiceError {
  return new ServiceError(
    "job_not_found",
    "There is no such job. Check the job_id, and that the key belongs to the organization that submitted it.",
  );
}

export function jobGone(): ServiceError {
  return new ServiceError("job_gone", "The job was deleted or is past its retention. Submit the document again.");
}
