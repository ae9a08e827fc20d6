import { looksLost } from "../rows/due.ts";

/**
 * Whether a lease looks as if it had run out. While the database was away no one could extend one, so that after its start each counts again: an outage
 * costs no job an attempt.
 */
export const LEASE_IS_OVER: string = `(
  ${looksLost("docsvc.now_ms()")}
  and not (extract(epoch from pg_postmaster_start_time()) * 1000)::bigint between docsvc.now_ms() - lease_ms and docsvc.now_ms()
)`;

/** Rows of one look for what was lost: they are treated one by one, and after a crash of the fleet there may be thousands. */
export const RECOVERED_AT_ONCE = 100;
