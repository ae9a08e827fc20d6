import type { CompletedJob, JobRecord, JobStatus } from "@docsvc/openapi";

/**
 * The record with its status in the upper case that the contract writes: the interface leaves the case on the wire open.
 * A status that is not one of the four stays as it is.
 */
export function withKnownStatus(job: JobRecord): JobRecord {
  const status: string = job.status.toUpperCase();
  return status !== job.status && KNOWN.has(status) ? ({ ...job, status } as JobRecord) : job;
}

export function isCompleted(job: JobRecord): job is CompletedJob {
  return job.status === "COMPLETED";
}

/** A cancelled job reads back as FAILED here; how another server writes it is not fixed. */
export function isCancelled(job: JobRecord): boolean {
  if (/^cancell?ed$/i.test(job.status)) return true;
  return job.status === "FAILED" && [job.error_code, job.error].includes("cancelled");
}

/** An unknown status is not final. */
export function isFinal(job: JobRecord): boolean {
  return isCompleted(job) || job.status === "FAILED" || isCancelled(job);
}

const KNOWN: ReadonlySet<string> = new Set<JobStatus>(["PENDING", "RUNNING", "COMPLETED", "FAILED"]);
