import type { paths } from "@docsvc/openapi";
import { callService } from "../connection/connection.ts";
import type { Connection, ServiceRequest } from "../connection/connection.ts";
import type { Answer, CallOptions } from "../connection/send.ts";
import { jobIdOf } from "./reference.ts";
import type { JobReference } from "./reference.ts";

/** A request about one job. */
export async function callJob<Data>(
  connection: Connection,
  method: ServiceRequest["method"],
  path: keyof paths,
  job: JobReference,
  options: CallOptions,
  query?: object,
): Promise<Answer<Data>> {
  const jobId = jobIdOf(job);
  return callService(connection, { method, path, pathParameters: { job_id: jobId }, query, jobId }, options);
}
