import type { CancelResponse, JobRecord } from "@docsvc/openapi";
import type { Connection } from "../connection/connection.ts";
import type { CallOptions } from "../connection/call.ts";
import { within } from "../connection/deadline.ts";
import { JobTimeoutError } from "../errors/job-errors.ts";
import { completeResponse } from "../result/response.ts";
import type { Finish, OperationResponse } from "../result/response.ts";
import { CANCEL, callJob } from "./call-job.ts";
import { DEFAULT_TIMEOUT_MS, pollJob, waitForJob } from "./poll.ts";
import type { WaitOptions, WatchOptions } from "./poll.ts";

/** A submitted job. It needs only its id: `client.jobs.attach(id)` creates another instance, even in another process. */
export class Job<Result> {
  readonly job_id: string;
  readonly #connection: Connection;
  readonly #finish: Finish<Result>;

  constructor(connection: Connection, jobId: string, finish: Finish<Result>) {
    this.job_id = jobId;
    this.#connection = connection;
    this.#finish = finish;
  }

  /** Returns the id, for logs and messages. */
  toString(): string {
    return this.job_id;
  }

  /**
   * Waits until the job is final and returns its full result.
   *
   * @throws {@link JobFailedError} if it failed
   * @throws {@link JobCancelledError} if it was cancelled
   * @throws {@link JobTimeoutError} if `timeout` is exceeded; the job continues
   * @throws {@link ResultExpiredError} if it was deleted, or its retention has ended
   */
  async wait(options: WaitOptions = {}): Promise<OperationResponse<Result>> {
    const { timeout = DEFAULT_TIMEOUT_MS } = options;
    const { job_id } = this;
    const run = async (signal: AbortSignal): Promise<OperationResponse<Result>> => {
      const answer = await waitForJob(this.#connection, job_id, { ...options, signal });
      return (await completeResponse(this.#connection, answer, { signal }, this.#finish)).data;
    };
    return within({ ...options, timeout }, run, () => new JobTimeoutError(job_id, timeout));
  }

  /** Yields the record each time its status or progress changes; the last one is final. */
  async *watch(options: WatchOptions = {}): AsyncGenerator<JobRecord, void, undefined> {
    for await (const { data } of pollJob(this.#connection, this.job_id, options)) yield data;
  }

  /**
   * Cancels a pending or running job.
   *
   * @throws {@link ConflictError} if it is already final
   */
  async cancel(options: CallOptions = {}): Promise<CancelResponse> {
    return (await callJob<CancelResponse>(this.#connection, CANCEL, this, options)).data;
  }
}
