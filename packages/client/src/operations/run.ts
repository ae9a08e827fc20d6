import type { AsyncConfig, JobSubmission, JobType } from "@docsvc/openapi";
import { callService, newKey, withKey } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import { within } from "../connection/deadline.ts";
import type { Answer } from "../connection/call.ts";
import { toReference } from "../files/document.ts";
import type { DocumentSource } from "../files/document.ts";
import type { UploadOptions } from "../files/upload.ts";
import { JobTimeoutError } from "../errors/job-errors.ts";
import { TimeoutError } from "../errors/transport-errors.ts";
import { DEFAULT_TIMEOUT_MS, waitForJob } from "../jobs/poll.ts";
import type { WaitOptions } from "../jobs/poll.ts";
import { completeResponse } from "../result/response.ts";
import type { Finish, OperationResponse } from "../result/response.ts";
import { runSynchronously } from "./run-synchronously.ts";
import type { Submission } from "./run-synchronously.ts";

/** Options of a submission besides those of the operation. `timeout` covers all of it, including the upload. */
export interface SubmitOptions extends UploadOptions {}

/** Options of a call besides those of the operation. `timeout` covers all of it; a submitted job continues afterwards. */
export interface RequestOptions extends SubmitOptions, WaitOptions {
  /**
   * `sync`: one request, which fails if its answer takes longer than the client's `timeout`. `async`: submit, then poll.
   * @defaultValue the answer of one request if it arrives within 20 seconds, else polling
   */
  readonly mode?: "sync" | "async" | undefined;
}

/** An operation with its options, without the document. */
export interface Task<Result> {
  readonly type: JobType;
  readonly options: { readonly async?: AsyncConfig | undefined; readonly schema?: object };
  readonly finish: Finish<Result>;
}

/** Runs an operation and returns its full result. */
export async function runOperation<Result>(
  connection: Connection,
  task: Task<Result>,
  input: DocumentSource,
  request: RequestOptions,
): Promise<Answer<OperationResponse<Result>>> {
  const { mode, idempotencyKey = newKey(), timeout = DEFAULT_TIMEOUT_MS } = request;
  let jobId: string | undefined;
  const run = async (signal: AbortSignal): Promise<Answer<OperationResponse<Result>>> => {
    const submission = await prepareSubmission(connection, task, input, { ...request, idempotencyKey, signal });
    const outcome = mode === "async" ? undefined : await runSynchronously(connection, submission, mode, timeout);
    jobId = outcome?.answer?.data.job_id ?? outcome?.jobId ?? (await submit(connection, submission));
    const answer = outcome?.answer ?? (await waitForJob(connection, jobId, { ...request, signal, timeout }));
    return completeResponse(connection, answer, { ...request, signal, timeout: undefined }, task.finish);
  };
  try {
    return await within({ signal: request.signal, timeout }, run, () =>
      jobId === undefined ? notSubmitted(task.type, timeout) : new JobTimeoutError(jobId, timeout),
    );
  } catch (error) {
    throw withKey(error, idempotencyKey, jobId);
  }
}

/** Submits an operation and returns the id of its job. */
export async function submitOperation(
  connection: Connection,
  task: Task<unknown>,
  input: DocumentSource,
  { idempotencyKey = newKey(), ...request }: SubmitOptions,
): Promise<string> {
  const { signal, timeout } = request;
  const run = async (inner: AbortSignal): Promise<string> =>
    submit(connection, await prepareSubmission(connection, task, input, { ...request, idempotencyKey, signal: inner }));
  try {
    return await within({ signal, timeout }, run, () => notSubmitted(task.type, timeout ?? 0));
  } catch (error) {
    throw withKey(error, idempotencyKey);
  }
}

function notSubmitted(type: JobType, timeout: number): TimeoutError {
  return new TimeoutError(
    `No answer to the ${type} within ${timeout} ms. Whether it is a job is not known: call again with this idempotencyKey.`,
  );
}

/** The contract leaves the success status of a submission open, so every 2xx is accepted. */
async function submit(connection: Connection, { type, body, options }: Submission): Promise<string> {
  const { data } = await callService<JobSubmission>(
    connection,
    { method: "post", path: `/${type}_async`, body, expects: "job_id" },
    options,
  );
  return data.job_id;
}

/**
 * The request's body. The document is uploaded first if needed. The upload's key is derived from the operation's, so that a repeated call
 * finds the same file, and with it the same job.
 */
async function prepareSubmission(
  connection: Connection,
  { type, options: own }: Task<unknown>,
  input: DocumentSource,
  request: SubmitOptions & { readonly idempotencyKey: string },
): Promise<Submission> {
  // `timeout` limits the whole call; each attempt keeps the client's own limit.
  const options = { ...request, timeout: undefined };
  const upload = { ...options, idempotencyKey: `${request.idempotencyKey}.upload` };
  const reference = await toReference(connection, input, upload);
  return { type, options, body: { ...own, [type === "edit" ? "document_url" : "input"]: reference } };
}
