/** Longer waits help no document, and hold up whoever waits for it. */
export const MAX_BACKOFF_MS = 60_000;

/** How long what has crashed waits before its next attempt: four times as long after each, up to a minute. */
export function backoffAfter(attempt: number, firstMs: number): number {
  return Math.min(firstMs * 4 ** (attempt - 1), Math.max(firstMs, MAX_BACKOFF_MS));
}
