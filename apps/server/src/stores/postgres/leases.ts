import { QUEUE_SCHEMA } from "./queue-engine.ts";

/** A heartbeat that was written by a clock which is set back since, and no difference of a rounding. */
const MAX_AHEAD_MS = 1000;
/** Of a claim whose row does not say how long it holds. */
const LEASE_MS = 15_000;

/** The last sign of life of an entry of pg-boss, in milliseconds. */
const HEARTBEAT_AT = "(extract(epoch from entry.heartbeat_on) * 1000)::bigint";
const LEASE = `coalesce(claimed.lease_ms, ${LEASE_MS})`;

/**
 * Whether no sign of life came for as long as a claim holds without. While the database was away no one could give one, so that after its
 * start each lease counts again: an outage costs no job an attempt.
 */
const IS_OVER = `(
  (${HEARTBEAT_AT} + ${LEASE} < docsvc.now_ms() or ${HEARTBEAT_AT} > docsvc.now_ms() + ${MAX_AHEAD_MS})
  and not (extract(epoch from pg_postmaster_start_time()) * 1000)::bigint between docsvc.now_ms() - ${LEASE} and docsvc.now_ms()
)`;

/**
 * SQL: claims that look lost, with `all` as `$1` all that hold.
 *
 * @param claimed - how the row of a claim is joined to its entry, under the name `claimed`
 */
export function lostAmong(claimed: string): string {
  return `select claimed.*, ${HEARTBEAT_AT} + ${LEASE} as lease_until
    from ${QUEUE_SCHEMA}.job entry join ${claimed}
    where entry.state = 'active' and ($1 = 'all' or ${IS_OVER})`;
}

/** Rows of one look for what was lost: they are treated one by one, and after a crash of the fleet there may be thousands. */
export const RECOVERED_AT_ONCE = 100;
