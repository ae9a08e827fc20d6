import type { AsyncConfig, JobSubmission, JobType } from "@docsvc/openapi";
import { callService, newKey } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import type { Answer } from "../connection/send.ts";
import { toReference } from "../files/document.ts";
import type { DocumentSource } from "../files/document.ts";
import type { UploadOptions } from "../files/upload.ts";
import { waitForJob } from "../jobs/poll.ts";
import type { WaitOptions } from "../jobs/poll.ts";
import { completeResponse } from "../result/response.ts";
import type { Finish, OperationResponse } from "../result/response.ts";
import { runSynchronously } from "./run-synchronously.ts";
import type { Submission } from "./run-synchronously.ts";

/** What a submission takes besides the operation's own options. */
export interface SubmitOptions extends Omit<UploadOptions, "timeout"> {}

/** What an operation takes besides its own options. `timeout` is for its waiting; the job goes on afterwards. */
export interface RequestOptions extends SubmitOptions, WaitOptions {
  /**
   * `sync`: one request, which fails when its answer takes longer than the client's `timeout`. `async`: submit, then
   * poll.
   * @defaultValue the answer of one request if it comes within 20 seconds, else polling
   */
  readonly mode?: "sync" | "async" | undefined;
}

/** An operation with its options, but for the document. */
export interface Task<Result> {
  readonly type: JobType;
  readonly options: { readonly async?: AsyncConfig | undefined; readonly schema?: object };
  readonly finish: Finish<Result>;
}

/** Runs an operation to its full result. */
export async function runOperation<Result>(
  connection: Connection,
  task: Task<Result>,
  input: DocumentSource,
  request: RequestOptions,
): Promise<Answer<OperationResponse<Result>>> {
  const submission = await prepareSubmission(connection, task, input, request);
  const { mode } = request;
  const outcome = mode === "async" ? undefined : await runSynchronously(connection, submission, mode);
  const answer =
    outcome?.answer ??
    (await waitForJob(connection, outcome?.jobId ?? (await submit(connection, submission)), request));
  return completeResponse(connection, answer, request, task.finish);
}

/** Submits an operation; the id of its job. */
export async function submitOperation(
  connection: Connection,
  task: Task<unknown>,
  input: DocumentSource,
  request: SubmitOptions,
): Promise<string> {
  return submit(connection, await prepareSubmission(connection, task, input, request));
}

/** The interface leaves the success status of a submission open, so every 2xx is one. */
async function submit(connection: Connection, { type, body, options }: Submission): Promise<string> {
  const { data } = await callService<JobSubmission>(
    connection,
    { method: "post", path: `/${type}_async`, body, expects: "job_id" },
    options,
  );
  return data.job_id;
}

/**
 * The body of the interface: its document is uploaded first where it has to be. The upload's key follows from the
 * operation's, so that a repeated call finds the same file, and with it the same job.
 */
async function prepareSubmission(
  connection: Connection,
  { type, options: own }: Task<unknown>,
  input: DocumentSource,
  request: SubmitOptions,
): Promise<Submission> {
  const { idempotencyKey = newKey() } = request;
  // A request's own time is that of its job: each single try keeps the client's.
  const options = { ...request, idempotencyKey, timeout: undefined };
  const reference = await toReference(connection, input, { ...options, idempotencyKey: `${idempotencyKey}.upload` });
  return { type, options, body: { ...own, [type === "edit" ? "document_url" : "input"]: reference } };
}
