import type { CompletedJob, JobRecord } from "@docsvc/openapi";

/** The record with its status in the upper case that the contract writes: the interface leaves the case on the wire open. */
export function withKnownStatus(job: JobRecord): JobRecord {
  return { ...job, status: job.status.toUpperCase() } as JobRecord;
}

export function isCompleted(job: JobRecord): job is CompletedJob {
  return job.status === "COMPLETED";
}

/** A cancelled job reads back as FAILED here; how another server writes it is not fixed. */
export function isCancelled(job: JobRecord): boolean {
  const { status, error, error_code } = job as Partial<Readonly<Record<string, unknown>>>;
  return /^CANCELL?ED$/.test(String(status)) || (status === "FAILED" && [error_code, error].includes("cancelled"));
}

/** An unknown status is not final. */
export function isFinal(job: JobRecord): boolean {
  return isCompleted(job) || job.status === "FAILED" || isCancelled(job);
}
