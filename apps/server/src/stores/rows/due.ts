/**
 * Times that survive a clock which is set, forward or back, and a machine that slept. What lies in a store is written and read by the
 * machine's clock (of a fleet, the database's), so a time alone proves little:
 *
 * - Work that nothing made wait is due whatever the clock says; a backoff never lies further ahead than the longest.
 * - A lease is over only if it was seen so for a while by this process's own time, which no one sets (`lease-watch.ts`): a holder that is
 *   alive extends it meanwhile, by the new clock. One further ahead than it was long was written before the clock went back.
 * - What a job's time is counted of are its heartbeats; between two of them no more passes than {@link MAX_BETWEEN_BEATS_MS}.
 */
import { MAX_BACKOFF_MS } from "./backoff.ts";

/** Heartbeats come once a second. */
const MAX_BETWEEN_BEATS_MS = 5000;

/** SQL: whether a waiting job or part may be claimed. @param now SQL for the store's time */
export function isDue(now: string): string {
  return `(attempt = 0 or run_at <= ${now} or run_at > ${now} + ${MAX_BACKOFF_MS})`;
}

/** No try of a webhook is given as long. */
export const MAX_SENDING_MS = 600_000;

/** SQL: whether a webhook's next try is due. Its times lie up to a day ahead, so that it is noted when they were set. */
export function isWebhookDue(now: string): string {
  return `(due_at <= ${now} or sending_until is null and (tries = 0 or due_set_at > ${now}))`;
}

/** SQL: whether a lease looks as if it had run out. */
export function looksLost(now: string): string {
  return `(lease_until < ${now} or lease_until > ${now} + lease_ms)`;
}

/** SQL: what is left of a division's time, of which `noted_at` says up to when it is counted; null: the clock is. */
export function budgetLeft(now: string, engine: "sqlite" | "postgres"): string {
  const [least, most] = engine === "sqlite" ? ["min", "max"] : ["least", "greatest"];
  return `${most}(0, budget_ms - coalesce(${least}(${most}(0, ${now} - noted_at), ${MAX_BETWEEN_BEATS_MS}), 0))`;
}
