/**
 * Times that stay correct if the clock is set, forward or back, or the machine sleeps. Times in a store are written and compared with the
 * machine's clock (in a fleet, the database's), so a time alone proves little:
 *
 * - Work without a backoff is due whatever the clock says; a backoff is never further ahead than the longest one.
 * - A lease is over only if it has looked expired for a while by this process's monotonic clock (`lease-watch.ts`): a live holder extends it
 *   in the meantime, by the new clock. A lease further ahead than its length was written before the clock was set back.
 * - A job's time is counted by its heartbeats; at most {@link MAX_BETWEEN_BEATS_MS} count between two of them.
 */
import { MAX_BACKOFF_MS } from "./backoff.ts";

/** Heartbeats are sent once a second. */
const MAX_BETWEEN_BEATS_MS = 5000;

/** SQL: whether a waiting job or part may be claimed. @param now SQL for the store's time */
export function isDue(now: string): string {
  return `(attempt = 0 or run_at <= ${now} or run_at > ${now} + ${MAX_BACKOFF_MS})`;
}

/** No try of a webhook is allowed as long. */
export const MAX_SENDING_MS = 600_000;

/** SQL: whether a webhook's next try is due. Its times are up to a day ahead, so the time when they were set is recorded too. */
export function isWebhookDue(now: string): string {
  return `(due_at <= ${now} or sending_until is null and (tries = 0 or due_set_at > ${now}))`;
}

/** SQL: whether a lease looks expired. */
export function leaseExpired(now: string): string {
  return `(lease_until < ${now} or lease_until > ${now} + lease_ms)`;
}

/** SQL: what is left of a division's time, of which `noted_at` says up to when it is counted; null: the clock is stopped. */
export function budgetLeft(now: string, engine: "sqlite" | "postgres"): string {
  const [least, most] = engine === "sqlite" ? ["min", "max"] : ["least", "greatest"];
  return `${most}(0, budget_ms - coalesce(${least}(${most}(0, ${now} - noted_at), ${MAX_BETWEEN_BEATS_MS}), 0))`;
}
