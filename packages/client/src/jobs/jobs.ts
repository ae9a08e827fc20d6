import type { CancelResponse, DeleteResponse, JobRecord, JobType, operations } from "@docsvc/openapi";
import { callService } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import { toReply } from "../connection/reply.ts";
import type { Reply } from "../connection/reply.ts";
import type { CallOptions } from "../connection/call.ts";
import type { ResultOf } from "../result/response.ts";
import { CANCEL, callJob } from "./call-job.ts";
import { Job } from "./job.ts";
import { readJobPage } from "./job-page.ts";
import type { JobPage } from "./job-page.ts";
import { readJob } from "./poll.ts";
import { jobIdOf } from "./reference.ts";
import type { JobReference } from "./reference.ts";

/** Filters and position of a job list. */
export type JobListQuery = NonNullable<operations["listJobs"]["parameters"]["query"]>;

export interface GetJobOptions extends CallOptions {
  /** Seconds, up to 30, for which the server may delay its answer until the job is final. Other servers ignore it. */
  readonly wait?: number | undefined;
}

/** One page if awaited; all jobs, page after page, in `for await`. */
export interface JobListing extends Reply<JobPage>, AsyncIterable<JobRecord> {}

/** Reads, lists, cancels, deletes and attaches to jobs: `client.jobs`. */
export class Jobs {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Returns a job that was submitted earlier, to wait for, watch or cancel it. Sends no request.
   *
   * @example
   * ```ts
   * const { result } = await client.jobs.attach<"parse">(id).wait();
   * ```
   */
  attach<Operation extends JobType = JobType>(job: JobReference): Job<ResultOf<Operation>> {
    return new Job(this.#connection, jobIdOf(job), (result) => result as ResultOf<Operation>);
  }

  /** Reads a job's current record. Its status is in upper case, whichever case the server uses. */
  get(job: JobReference, options: GetJobOptions = {}): Reply<JobRecord> {
    return toReply(readJob(this.#connection, job, options));
  }

  /** Lists jobs, newest first. Results are returned as addresses. */
  list(query: JobListQuery = {}, options: CallOptions = {}): JobListing {
    const connection = this.#connection;
    const read = async (cursor = query.cursor): Promise<{ data: JobPage; response: Response }> => {
      const { data, response } = await callService<unknown>(
        connection,
        { method: "get", path: "/jobs", query: { ...query, cursor } },
        options,
      );
      return { data: readJobPage(data, response.headers), response };
    };
    const first = toReply(read());
    const iterate = async function* (): AsyncGenerator<JobRecord, void, undefined> {
      let page = await first;
      for (let cursor = query.cursor; ;) {
        yield* page.jobs;
        // A repeated cursor would never end.
        if (page.nextCursor === undefined || page.nextCursor === cursor) return;
        cursor = page.nextCursor;
        page = (await read(cursor)).data;
      }
    };
    return Object.assign(first, { [Symbol.asyncIterator]: iterate });
  }

  /**
   * Cancels a pending or running job.
   *
   * @throws {@link ConflictError} if it is already final
   */
  cancel(job: JobReference, options: CallOptions = {}): Reply<CancelResponse> {
    return toReply(callJob(this.#connection, CANCEL, job, options));
  }

  /** Deletes a job and its result at once. A running job is cancelled first. */
  delete(job: JobReference, options: CallOptions = {}): Reply<DeleteResponse> {
    return toReply(callJob(this.#connection, { method: "delete", path: "/job/{job_id}" }, job, options));
  }
}
