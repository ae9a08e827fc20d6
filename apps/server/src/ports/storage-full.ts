import { ServiceError } from "../errors/service-error.ts";

/** SQLite's result code for a database that cannot grow. */
const SQLITE_FULL = 13;
/** PostgreSQL's SQLSTATE disk_full. */
const POSTGRES_FULL = "53100";

/** Whether an error or its cause reports that the disk is full or a quota is used up. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, errcode } = cause as NodeJS.ErrnoException & { readonly errcode?: number };
    if (code === "ENOSPC" || code === "EDQUOT" || code === POSTGRES_FULL || errcode === SQLITE_FULL) return true;
  }
  return false;
}

/** The error of a full disk. Nothing of the request was stored. */
export function storageFull(cause: unknown): ServiceError {
  return new ServiceError(
    "not_ready",
    "The service's storage is full and nothing of this request was kept. Try again in 30 seconds.",
    { cause, headers: { "retry-after": "30" } },
  );
}
