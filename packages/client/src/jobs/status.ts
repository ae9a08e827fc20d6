import type { JobRecord } from "@docsvc/openapi";

/** The record with its status in the contract's upper case; on the wire, the case is open. */
export function withKnownStatus(job: JobRecord): JobRecord {
  return { ...job, status: job.status.toUpperCase() } as JobRecord;
}

/**
 * How a job ended; undefined while it continues, and for an unknown status. This service reports a cancelled job as FAILED; other servers
 * are free to report it differently.
 */
export function endOf(job: JobRecord): "completed" | "failed" | "cancelled" | undefined {
  const { status, error, error_code } = job as Readonly<Record<keyof JobRecord | "error" | "error_code", unknown>>;
  if (status === "COMPLETED") return "completed";
  if (status === "FAILED") return [error_code, error].includes("cancelled") ? "cancelled" : "failed";
  return /^CANCELL?ED$/.test(String(status)) ? "cancelled" : undefined;
}
