import { ServiceError } from "../errors/service-error.ts";
import { FileStoreUnavailableError } from "./file-store.ts";

/**
 * A store that does not answer: its server is down, restarting or not to be reached. What was under way may or may not have been kept;
 * whoever asked may ask again.
 */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  constructor(store: string, options: ErrorOptions) {
    super(`The ${store} does not answer (${reasonOf(options.cause)}).`, options);
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "for an unknown reason";
  // Of several addresses that were tried at once the error has a code alone.
  return cause.message || String((cause as NodeJS.ErrnoException).code);
}

/** Whether an error, or what caused it, says that a store does not answer. */
export function isStoreUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreUnavailableError || cause instanceof FileStoreUnavailableError) return true;
  }
  return false;
}

/** Nothing is said of whether the request was kept, because that is unknown: with an idempotency key it can be repeated safely. */
export function storeUnavailable(cause: unknown): ServiceError {
  return new ServiceError(
    "not_ready",
    "The service cannot reach its stores. Try again in 5 seconds, with the same Idempotency-Key if the request had one.",
    { cause, headers: { "retry-after": "5" } },
  );
}
