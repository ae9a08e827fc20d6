import { callService } from "../connection/connection.ts";
import type { Connection, ServiceRequest } from "../connection/connection.ts";
import type { Answer, CallOptions } from "../connection/call.ts";
import { jobIdOf } from "./reference.ts";
import type { JobReference } from "./reference.ts";

export const CANCEL: ServiceRequest = { method: "post", path: "/cancel/{job_id}" };

/** Sends a request about one job. */
export async function callJob<Data>(
  connection: Connection,
  request: ServiceRequest,
  job: JobReference,
  options: CallOptions,
): Promise<Answer<Data>> {
  const jobId = jobIdOf(job);
  return callService(connection, { ...request, pathParameters: { job_id: jobId }, jobId }, options);
}
