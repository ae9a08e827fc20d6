/**
 * Whether a lease has run out. While the database was away nobody could extend one, so that after its start each counts anew: an outage
 * costs no job an attempt.
 */
export const LEASE_IS_OVER = `(
  lease_until < docsvc.now_ms()
  and (extract(epoch from pg_postmaster_start_time()) * 1000)::bigint + lease_ms < docsvc.now_ms()
)`;

/** Rows of one look for what was lost: they are treated one by one, and after a crash of the fleet there may be thousands. */
export const RECOVERED_AT_ONCE = 100;
