import { InvalidArgumentError } from "../errors/transport-errors.ts";

/** A job, by its id, its `jobid://` reference, or anything that carries its id: a record, a response, a `Job`. */
export type JobReference = string | { readonly job_id: string };

export function jobIdOf(job: JobReference): string {
  return checkId(typeof job === "string" ? job : job?.job_id, "job_id");
}

/** A bare id. A dot segment would be resolved away, and another path asked. */
export function checkId(reference: string | undefined, name: string): string {
  const id = (reference ?? "").replace(/^(docsvc|jobid):\/\//, "");
  if (!/^\.{0,2}$|:\/\//.test(id)) return id;
  throw new InvalidArgumentError(`A ${name} of the service is needed.`);
}
