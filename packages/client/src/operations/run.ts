import type { JobSubmission, JobType } from "@docsvc/openapi";
import type { Settings } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import type { CallAnswer, CallInit, CallOptions } from "../connection/send.ts";
import { InvalidResponseError } from "../errors/transport-errors.ts";
import { toApiError } from "../errors/to-api-error.ts";
import type { SubmittedJob } from "../jobs/reference.ts";

export interface SubmitOptions extends CallOptions {
  /** Makes a repeated call safe: the same key and body give the same job. */
  readonly idempotencyKey?: string | undefined;
}

export interface SubmitInit extends CallInit {
  readonly params: { readonly header: { readonly "Idempotency-Key"?: string } };
}

type Start<Data> = (init: SubmitInit) => Promise<CallAnswer<Data>>;

/** A synchronous operation: its result, or an error that names the job where the result took too long. */
export async function runOperation<Result extends { readonly job_id: string; readonly result: unknown }>(
  settings: Settings,
  options: SubmitOptions | undefined,
  start: Start<Result | JobSubmission>,
): Promise<Result> {
  const { data, response } = await post(settings, options, start);
  if ("result" in data) return data;
  // A gateway that adds `Prefer: wait` gets 202 and the job alone.
  if (response.status === 202) throw toApiError(response, data);
  throw new InvalidResponseError("The answer has no result: check that baseUrl leads to the service.", {
    status: response.status,
    jobId: data.job_id,
  });
}

/** An asynchronous operation: the id of its job. The interface leaves its success status open, so every 2xx is one. */
export async function submitJob<Operation extends JobType>(
  settings: Settings,
  options: SubmitOptions | undefined,
  start: Start<JobSubmission>,
): Promise<SubmittedJob<Operation>> {
  const { data, response } = await post(settings, options, start);
  if (typeof data.job_id === "string") return data;
  throw new InvalidResponseError("The answer has no job_id: check that baseUrl leads to the service.", {
    status: response.status,
  });
}

function post<Data>(
  settings: Settings,
  options: SubmitOptions | undefined,
  start: Start<Data>,
): Promise<{ readonly data: Data; readonly response: Response }> {
  return send({
    settings,
    options,
    timeoutMs: settings.timeoutMs,
    start: (init) => start({ ...init, params: { header: idempotencyHeader(options?.idempotencyKey) } }),
  });
}

export function idempotencyHeader(key: string | undefined): { readonly "Idempotency-Key"?: string } {
  return key === undefined ? {} : { "Idempotency-Key": key };
}
