import { StoreUnavailableError } from "../../ports/store-unavailable.ts";

/** SQLSTATE classes and codes of temporary failures (PostgreSQL manual, appendix A). */
const NOT_NOW = /^(?:08...|53[23]00|57P0[1235]|57014|25006|25P03)$/;
/** The transaction conflicted with another one, was rolled back completely, and may be repeated. */
const CONFLICT = /^(?:40001|40P01)$/;
const NETWORK = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver's own messages; these errors have no code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

export function isConflict(error: unknown): boolean {
  return CONFLICT.test(codeOf(error));
}

export function isConnectionError(error: unknown): boolean {
  const code = codeOf(error);
  return NOT_NOW.test(code) || NETWORK.test(code) || (error instanceof Error && DRIVER.test(error.message));
}

/** Converts an error to the service's own. */
export function toStoreError(error: unknown): unknown {
  return isConnectionError(error) ? new StoreUnavailableError("database", { cause: error }) : error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
