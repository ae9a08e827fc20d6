import type { JobRecord, JobSubmission, JobType, VersionResponse } from "@docsvc/openapi";
import { callService } from "../connection/connection.ts";
import type { Connection, PostOptions } from "../connection/connection.ts";
import { isPassing } from "../connection/retry.ts";
import type { Answer } from "../connection/call.ts";
import { ApiError, GatewayTimeoutError } from "../errors/api-errors.ts";
import { JobCancelledError, JobFailedError } from "../errors/job-errors.ts";
import { toApiError } from "../errors/to-api-error.ts";
import { TimeoutError, missing } from "../errors/transport-errors.ts";
import type { OperationResponse } from "../result/response.ts";

/** A request ready to be sent to either form of its operation. */
export interface Submission {
  readonly type: JobType;
  readonly body: object;
  readonly options: PostOptions;
}

/** The result, or the job that continues; undefined if the server does not support this. */
export interface SynchronousOutcome {
  readonly answer?: Answer<OperationResponse<unknown>>;
  readonly jobId?: string;
}

/**
 * Requests the result in one call, and accepts the job's id instead if the result takes longer than a few seconds.
 *
 * A server without `Prefer: wait` may delay its answer indefinitely. It is recognised by its lack of `GET /version`, which the plain
 * interface does not have; from then on the client uses the asynchronous form.
 */
export async function runSynchronously(
  connection: Connection,
  { type, body, options }: Submission,
  mode: "sync" | undefined,
  timeout: number,
): Promise<SynchronousOutcome | undefined> {
  if (mode === undefined && holding.has(connection)) return undefined;
  // Half of a request's time limit, so that the server's answer arrives in time.
  const waitSeconds = Math.floor(Math.min(MAX_WAIT_SECONDS, connection.settings.timeout / 2000, timeout / 2000));
  const isHopeless = async (error: unknown): Promise<boolean> =>
    isHeld(error) && (mode === "sync" || (await isPlain(connection, options)));
  try {
    const { data, response } = await callService<OperationResponse<unknown> | JobSubmission>(
      connection,
      {
        method: "post",
        path: `/${type}`,
        body,
        headers: mode === undefined ? { Prefer: `wait=${waitSeconds}` } : {},
        isHopeless,
      },
      options,
    );
    if ("result" in data) return { answer: { data, response } };
    if (response.status === 202 && typeof data.job_id === "string") {
      if (mode === "sync") throw toApiError(response, data);
      return { jobId: data.job_id };
    }
    throw missing("result", { status: response.status });
  } catch (error) {
    if (error instanceof ApiError && error.jobOfAnswer !== undefined) {
      if (!isStillRunning(error)) throw toJobError(error, error.jobOfAnswer);
      if (mode === undefined) return { jobId: error.jobOfAnswer };
    }
    if (mode === "sync" || !holding.has(connection) || !isHeld(error)) throw error;
    return undefined;
  }
}

/** Servers that have delayed a synchronous call for longer than requested. */
const holding = new WeakSet<Connection>();

const MAX_WAIT_SECONDS = 20;

/** Whether there was no answer in time, for this client or for a proxy. */
function isHeld(error: unknown): boolean {
  return error instanceof TimeoutError || (error instanceof GatewayTimeoutError && error.jobOfAnswer === undefined);
}

async function isPlain(connection: Connection, { signal }: PostOptions): Promise<boolean> {
  try {
    await callService<VersionResponse>(connection, { method: "get", path: "/version" }, { signal, maxRetries: 0 });
    return false;
  } catch (error) {
    signal?.throwIfAborted();
    if (isPassing(error)) return false;
    holding.add(connection);
    return true;
  }
}

/** Whether the job still runs: 202 and 504, except a 504 for a job that exceeded its own timeout. */
function isStillRunning(error: ApiError): boolean {
  return error instanceof GatewayTimeoutError && error.serviceCode !== "timeout";
}

/** Reports the end of a job as one error, whether its status or its record shows it. */
function toJobError(cause: ApiError, jobId: string): JobFailedError | JobCancelledError {
  const { serviceCode, status, requestId } = cause;
  const job = { job_id: jobId, status: "FAILED", error: cause.serviceMessage, error_code: serviceCode } as JobRecord;
  return new (serviceCode === "cancelled" ? JobCancelledError : JobFailedError)(job, { cause, status, requestId });
}
