import { QUEUE_SCHEMA } from "./queue-engine.ts";

/** Tolerance for rounding. A heartbeat further ahead was written before the clock was set back. */
const MAX_AHEAD_MS = 1000;
/** For a claim whose row does not say how long its lease is. */
const LEASE_MS = 15_000;

/** The last heartbeat of a pg-boss entry, in milliseconds. */
const HEARTBEAT_AT = "(extract(epoch from entry.heartbeat_on) * 1000)::bigint";
const LEASE = `coalesce(claimed.lease_ms, ${LEASE_MS})`;

/**
 * Whether there was no heartbeat for the length of the lease. None could be sent while the database was down, so each lease starts again
 * after the database does: an outage costs no job an attempt.
 */
const IS_OVER = `(
  (${HEARTBEAT_AT} + ${LEASE} < docsvc.now_ms() or ${HEARTBEAT_AT} > docsvc.now_ms() + ${MAX_AHEAD_MS})
  and not (extract(epoch from pg_postmaster_start_time()) * 1000)::bigint between docsvc.now_ms() - ${LEASE} and docsvc.now_ms()
)`;

/**
 * SQL: claims that look lost; with `all` as `$1`, all active claims.
 *
 * @param claimed - how the row of a claim is joined to its entry, under the name `claimed`
 */
export function lostAmong(claimed: string): string {
  return `select claimed.*, ${HEARTBEAT_AT} + ${LEASE} as lease_until
    from ${QUEUE_SCHEMA}.job entry join ${claimed}
    where entry.state = 'active' and ($1 = 'all' or ${IS_OVER})`;
}

/** Number of lost claims read at a time: they are handled one by one, and a crash of the fleet may leave thousands. */
export const RECOVERED_AT_ONCE = 100;
