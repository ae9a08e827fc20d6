import type { JobRecord } from "@docsvc/openapi";
import { DocsvcError } from "./docsvc-error.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** The job reached `FAILED`. Not thrown by reading a job, only by waiting for one. */
export class JobFailedError extends DocsvcError {
  static override readonly kind: string = "JobFailedError";
  declare readonly code: "job_failed";
  declare readonly jobId: string;
  /** The whole record, with the service's own `error` and `metadata`. */
  readonly job: JobRecord;
  /** The service's `error_code`, such as `password_wrong`; absent from a plain server. */
  readonly errorCode: string | undefined;

  constructor(job: JobRecord) {
    const errorCode = "error_code" in job ? job.error_code : undefined;
    const label = errorCode === undefined ? "" : ` (${errorCode})`;
    super("job_failed", `Job ${job.job_id} failed${label}: ${describe("error" in job ? job.error : undefined)}`, {
      jobId: job.job_id,
    });
    this.job = job;
    this.errorCode = errorCode;
  }
}

/** The job was cancelled while it was waited for. */
export class JobCancelledError extends DocsvcError {
  static override readonly kind: string = "JobCancelledError";
  declare readonly code: "job_cancelled";
  declare readonly jobId: string;
  readonly job: JobRecord;

  constructor(job: JobRecord) {
    super(
      "job_cancelled",
      `Job ${job.job_id} was cancelled: submit the document again if its result is still wanted.`,
      {
        jobId: job.job_id,
      },
    );
    this.job = job;
  }
}

/** The wait ran out of its `timeoutMs`. The job goes on: wait for `jobId` again, or cancel it. */
export class JobTimeoutError extends DocsvcError {
  static override readonly kind: string = "JobTimeoutError";
  declare readonly code: "job_timeout";
  declare readonly jobId: string;

  constructor(jobId: string, timeoutMs: number) {
    super(
      "job_timeout",
      `Job ${jobId} is not final after ${timeoutMs} ms. It goes on: wait for it again, or cancel it.`,
      {
        jobId,
      },
    );
  }
}

/** The interface leaves the type of a job's `error` open: other servers send objects. */
function describe(error: unknown): string {
  if (error === undefined || error === null || error === "") return "no reason was given.";
  if (typeof error === "string") return withoutSecrets(error);
  const text: unknown = typeof error === "object" ? (Reflect.get(error, "message") ?? Reflect.get(error, "error")) : "";
  return withoutSecrets(typeof text === "string" && text !== "" ? text : JSON.stringify(error));
}
