import { ApiError } from "../errors/api-errors.ts";
import { ConnectionError, TimeoutError } from "../errors/transport-errors.ts";

/**
 * Milliseconds to wait before the next attempt, or undefined if another attempt cannot help.
 *
 * Full jitter, as in Brooker, "Exponential Backoff and Jitter" (2015): clients that failed together do not come back
 * together.
 */
export function retryDelayMs(error: unknown, tries: number): number | undefined {
  if (!isPassing(error)) return undefined;
  const backoffMs = Math.random() * Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** tries);
  const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  return retryAfterMs === undefined ? backoffMs : Math.min(LONGEST_RETRY_AFTER_MS, retryAfterMs) + backoffMs / 4;
}

/** Whether the same request may succeed later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof ConnectionError || error instanceof TimeoutError;
  if (error.serviceCode === "idempotency_conflict") return true;
  // Another answer about a job that has ended would be the same.
  if (error.jobOfAnswer) return false;
  // Request Timeout, Too Early, Too Many Requests.
  return [408, 425, 429].includes(error.status) || (error.status >= 500 && error.status !== 501);
}

/**
 * The service is restarting or unreachable: there was no answer, or one that says so. This does not count as a refusal; `outageTimeout`
 * limits how long it may last.
 */
export function isOutage(error: unknown): boolean {
  // Neither a certificate that is not trusted nor a document that could not be read gets better within a minute.
  if (error instanceof ConnectionError) return !/CERT|SSL|TLS|upload broke/.test(error.message);
  if (!(error instanceof ApiError)) return false;
  const { serviceCode, status } = error;
  return serviceCode === undefined ? status === 502 : OUTAGE_CODES.includes(serviceCode);
}

/** The service is starting or draining, or still answers the same request of a caller whose connection broke. */
const OUTAGE_CODES = "not_ready idempotency_conflict";

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8000;
/** Milliseconds. A server that requests an hour would otherwise block a program for an hour. */
const LONGEST_RETRY_AFTER_MS = 60_000;
