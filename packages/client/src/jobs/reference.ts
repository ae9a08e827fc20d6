import { InvalidArgumentError } from "../errors/transport-errors.ts";

/** A job, by its id, its `jobid://` reference, or anything that carries its id: a record, a response, a `Job`. */
export type JobReference = string | { readonly job_id: string };

export function jobIdOf(job: JobReference): string {
  return idOf(job, "job_id");
}

/** A bare id. A dot segment would be resolved away, and another path asked. */
export function idOf<Name extends string>(reference: string | Readonly<Record<Name, string>>, name: Name): string {
  const given = typeof reference === "string" ? reference : reference?.[name];
  const id = (given ?? "").replace(/^(docsvc|jobid):\/\//, "");
  if (!/^\.{0,2}$|:\/\//.test(id)) return id;
  throw new InvalidArgumentError(`A ${name} of the service is needed.`);
}
