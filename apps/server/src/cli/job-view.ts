import type { JobRecord } from "@docsvc/client";
import type { Job } from "../ports/job-store.ts";

/** A job without its result, with the contract's names. */
export interface JobView {
  readonly job_id: string;
  readonly type?: string | undefined;
  readonly status: string;
  /** 0–1. */
  readonly progress?: number | undefined;
  readonly num_pages?: number | undefined;
  readonly created_at?: string | undefined;
  readonly finished_at?: string | undefined;
  readonly error?: string | undefined;
  readonly error_code?: string | undefined;
}

/** A job as a service returns it. */
export function recordToView(record: JobRecord): JobView {
  return withoutUndefined({
    job_id: record.job_id,
    type: record.type,
    status: record.status,
    progress: record.progress,
    num_pages: "usage" in record ? record.usage?.num_pages : undefined,
    created_at: record.created_at,
    finished_at: "finished_at" in record ? record.finished_at : undefined,
    error: "error" in record ? record.error : undefined,
    error_code: "error_code" in record ? record.error_code : undefined,
  });
}

/** A job as it is stored. */
export function storedToView(job: Job): JobView {
  return withoutUndefined({
    job_id: job.id,
    type: job.type,
    status: job.status,
    progress: job.progress,
    num_pages: job.status === "COMPLETED" ? (job.numPages ?? undefined) : undefined,
    created_at: new Date(job.createdAt).toISOString(),
    finished_at: job.finishedAt === null ? undefined : new Date(job.finishedAt).toISOString(),
    error: job.failure?.message,
    error_code: job.failure?.code,
  });
}

function withoutUndefined(view: JobView): JobView {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined)) as unknown as JobView;
}
