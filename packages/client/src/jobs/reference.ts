import { InvalidArgumentError } from "../errors/transport-errors.ts";

/** A job: its id, its `jobid://` reference, or an object with its id, such as a record, a response or a `Job`. */
export type JobReference = string | { readonly job_id: string };

export function jobIdOf(job: JobReference): string {
  return idOf(job, "job_id");
}

/** Returns the bare id. A dot segment is refused, because URL resolution would remove it and request another path. */
export function idOf<Name extends string>(reference: string | Readonly<Record<Name, string>>, name: Name): string {
  const given = typeof reference === "string" ? reference : reference?.[name];
  const id = (given ?? "").replace(/^(docsvc|jobid):\/\//, "");
  if (!/^\.{0,2}$|:\/\//.test(id)) return id;
  throw new InvalidArgumentError(`A ${name} of the service is needed.`);
}
