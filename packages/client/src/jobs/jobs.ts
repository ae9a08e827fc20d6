import type { CancelResponse, DeleteResponse, JobRecord, JobType, operations, paths } from "@docsvc/openapi";
import type { Client } from "openapi-fetch";
import type { Settings } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import type { CallAnswer, CallInit, CallOptions } from "../connection/send.ts";
import { InvalidResponseError } from "../errors/transport-errors.ts";
import { readJobPage } from "./job-page.ts";
import type { JobPage } from "./job-page.ts";
import { jobIdOf } from "./reference.ts";
import type { FinishedJob, JobReference } from "./reference.ts";
import { withKnownStatus } from "./status.ts";
import { waitForJob } from "./wait.ts";
import type { WaitOptions } from "./wait.ts";

/** Filters and position of a job list. */
export type JobListQuery = NonNullable<operations["listJobs"]["parameters"]["query"]>;

export interface GetJobOptions extends CallOptions {
  /** Seconds, up to 30, that the server may hold the answer until the job is final. A plain server ignores it. */
  readonly wait?: number | undefined;
}

/** Reading, waiting for, listing, cancelling and deleting jobs: `client.jobs`. */
export class Jobs {
  readonly #settings: Settings;
  readonly #raw: Client<paths>;

  constructor(settings: Settings, raw: Client<paths>) {
    this.#settings = settings;
    this.#raw = raw;
  }

  /** Reads a job. Its status is given in upper case, whatever case the server writes. */
  async get(job: JobReference, options: GetJobOptions = {}): Promise<JobRecord> {
    const jobId = jobIdOf(job);
    const query = options.wait ? { wait: options.wait } : {};
    const record = await this.#call<JobRecord>(jobId, options, (init) =>
      this.#raw.GET("/job/{job_id}", { ...init, params: { path: { job_id: jobId }, query } }),
    );
    if (typeof record.status === "string") return withKnownStatus(record);
    throw new InvalidResponseError("The job has no status: check what baseUrl leads to.", { jobId });
  }

  /**
   * Waits until a job is final and returns its completed record.
   *
   * @throws {@link JobFailedError} when it failed
   * @throws {@link JobCancelledError} when it was cancelled
   * @throws {@link JobTimeoutError} when `timeoutMs` is over; the job goes on
   */
  async wait<Operation extends JobType = JobType>(
    job: JobReference<Operation>,
    options: WaitOptions = {},
  ): Promise<FinishedJob<Operation>> {
    const { signal } = options;
    return waitForJob(jobIdOf(job), (poll) => this.get(job, { ...poll, signal }), options);
  }

  /** Reads one page of the job list, newest first. Results are given as addresses. */
  async list(query: JobListQuery = {}, options: CallOptions = {}): Promise<JobPage> {
    const { data, response } = await send<unknown>({
      settings: this.#settings,
      options,
      timeoutMs: Math.min(MOST_TIMEOUT_MS, this.#settings.timeoutMs),
      start: (init) => this.#raw.GET("/jobs", { ...init, params: { query } }),
    });
    return readJobPage(data, response.headers);
  }

  /** Goes through all jobs, newest first, reading page after page. */
  async *listAll(query: JobListQuery = {}, options: CallOptions = {}): AsyncGenerator<JobRecord, void, undefined> {
    let cursor = query.cursor;
    for (;;) {
      const page = await this.list(cursor === undefined ? query : { ...query, cursor }, options);
      yield* page.jobs;
      // The same cursor again would never end.
      if (page.nextCursor === undefined || page.nextCursor === cursor) return;
      cursor = page.nextCursor;
    }
  }

  /**
   * Cancels a job that is pending or running.
   *
   * @throws {@link ConflictError} when it is already final
   */
  async cancel(job: JobReference, options: CallOptions = {}): Promise<CancelResponse> {
    const jobId = jobIdOf(job);
    return this.#call<CancelResponse>(jobId, options, (init) =>
      this.#raw.POST("/cancel/{job_id}", { ...init, params: { path: { job_id: jobId } } }),
    );
  }

  /** Deletes a job and its result at once; one that still runs is cancelled first. */
  async delete(job: JobReference, options: CallOptions = {}): Promise<DeleteResponse> {
    const jobId = jobIdOf(job);
    return this.#call<DeleteResponse>(jobId, options, (init) =>
      this.#raw.DELETE("/job/{job_id}", { ...init, params: { path: { job_id: jobId } } }),
    );
  }

  async #call<Data>(
    jobId: string,
    options: CallOptions,
    start: (init: CallInit) => Promise<CallAnswer<Data>>,
  ): Promise<Data> {
    const timeoutMs = Math.min(MOST_TIMEOUT_MS, this.#settings.timeoutMs);
    const { data } = await send<Data>({ settings: this.#settings, options, timeoutMs, jobId, start });
    return data;
  }
}

/** Nothing about jobs takes long: a poll is held for 30 seconds at most. */
const MOST_TIMEOUT_MS = 60_000;
