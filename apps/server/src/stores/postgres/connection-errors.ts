import { StoreUnavailableError } from "../../ports/store-unavailable.ts";

/** SQLSTATE classes and codes that say: not now (PostgreSQL manual, appendix A). */
const NOT_NOW = /^(?:08...|53[23]00|57P0[1235]|57014|25006|25P03)$/;
/** Of two transactions that stood in each other's way this one was rolled back whole, and may be run again. */
const CONFLICT = /^(?:40001|40P01)$/;
const NETWORK = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver's own words; it gives these errors no code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

export function isConflict(error: unknown): boolean {
  return CONFLICT.test(codeOf(error));
}

export function isConnectionError(error: unknown): boolean {
  const code = codeOf(error);
  return NOT_NOW.test(code) || NETWORK.test(code) || (error instanceof Error && DRIVER.test(error.message));
}

/** The error as the rest of the service knows it. */
export function toStoreError(error: unknown): unknown {
  return isConnectionError(error) ? new StoreUnavailableError("database", { cause: error }) : error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
