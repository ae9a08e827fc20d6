import { ServiceError } from "../errors/service-error.ts";
import { FileStoreUnavailableError } from "./file-store.ts";

/**
 * A store does not answer: its server is down, restarting or unreachable. Changes in progress may or may not have been stored, and the
 * request may be retried.
 */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  constructor(store: string, options: ErrorOptions) {
    super(`The ${store} does not answer (${reasonOf(options.cause)}).`, options);
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "for an unknown reason";
  // If several addresses were tried at once, the error has only a code.
  return cause.message || String((cause as NodeJS.ErrnoException).code);
}

/** Whether an error or its cause reports that a store does not answer. */
export function isStoreUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreUnavailableError || cause instanceof FileStoreUnavailableError) return true;
  }
  return false;
}

/** The message does not say whether the request was stored, because that is unknown: with an idempotency key it can be repeated safely. */
export function storeUnavailable(cause: unknown): ServiceError {
  return new ServiceError(
    "not_ready",
    "The service cannot reach its stores. Try again in 5 seconds, with the same Idempotency-Key if the request had one.",
    { cause, headers: { "retry-after": "5" } },
  );
}
