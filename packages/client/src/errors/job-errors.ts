import type { FailedJob, JobRecord } from "@docsvc/openapi";
import { DocsvcError } from "./docsvc-error.ts";
import type { DocsvcErrorDetails } from "./docsvc-error.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** Base class of the two job endings without a result. */
class JobEndedError extends DocsvcError {
  declare readonly jobId: string;
  /** The job's whole record, with the service's `error` and `metadata`. */
  declare readonly job: JobRecord;
  /** The service's `error_code`, such as `password_wrong`; undefined from other servers. */
  declare readonly errorCode: string | undefined;

  constructor(message: string, job: JobRecord, details?: DocsvcErrorDetails) {
    super(`Job ${job.job_id} ${message}`, { ...details, jobId: job.job_id });
    Object.assign(this, { job, errorCode: (job as FailedJob).error_code });
  }
}

/** The job reached `FAILED`, according to a synchronous answer or its record. Reading a record does not throw it. */
export class JobFailedError extends JobEndedError {
  static override readonly kind: string = "JobFailedError";
  declare readonly code: "job_failed";

  constructor(job: JobRecord, details?: DocsvcErrorDetails) {
    const { error, error_code } = job as FailedJob;
    super(`failed${error_code === undefined ? "" : ` (${error_code})`}: ${describe(error)}`, job, details);
  }
}

/** The job was cancelled while the client waited for it. */
export class JobCancelledError extends JobEndedError {
  static override readonly kind: string = "JobCancelledError";
  declare readonly code: "job_cancelled";

  constructor(job: JobRecord, details?: DocsvcErrorDetails) {
    super("was cancelled: submit it again if you still need it.", job, details);
  }
}

/** The wait exceeded its `timeout`. The job continues: wait for `jobId` again, or cancel it. */
export class JobTimeoutError extends DocsvcError {
  static override readonly kind: string = "JobTimeoutError";
  declare readonly code: "job_timeout";
  declare readonly jobId: string;

  constructor(jobId: string, timeout: number) {
    const message = `Job ${jobId} is not final after ${timeout} ms and continues: wait for it with jobs.attach.`;
    super(message, { jobId });
  }
}

/** The job or its result was deleted, or its retention has ended. An expired signed address does not cause it, because the client renews those. */
export class ResultExpiredError extends DocsvcError {
  static override readonly kind: string = "ResultExpiredError";
  declare readonly code: "result_expired";
  declare readonly jobId: string;

  constructor(jobId: string, cause: unknown) {
    const message = `The result of job ${jobId} was deleted or is past its retention. Run the operation again.`;
    super(message, { jobId, cause });
  }
}

/** The extracted data does not fit the caller's schema. `jobs.attach(jobId).wait()` returns it unchecked. */
export class SchemaMismatchError extends DocsvcError {
  static override readonly kind: string = "SchemaMismatchError";
  declare readonly code: "schema_mismatch";
  declare readonly issues: readonly SchemaIssue[];

  constructor(jobId: string, issues: readonly SchemaIssue[]) {
    const named = issues.slice(0, 3).map(({ path, message }) => `${path || "data"}: ${message}`);
    super(`The extracted data does not fit the schema (${named.join("; ")}). Loosen the schema.`, {
      jobId,
    });
    Object.assign(this, { issues });
  }
}

/** A place in the data, as a JSON Pointer, and what is wrong there. */
export interface SchemaIssue {
  readonly path: string;
  readonly message: string;
}

/** The contract leaves the type of a job's `error` open; other servers send objects. */
function describe(error: unknown): string {
  const { message = JSON.stringify(error) } = Object(error) as { readonly message?: string };
  return withoutSecrets(typeof error === "string" ? error : (message ?? "no reason was given."));
}
