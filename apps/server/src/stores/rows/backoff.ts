/** Milliseconds. Longer delays help no document, and delay its caller. */
export const MAX_BACKOFF_MS = 60_000;

/** Milliseconds before the next attempt after a crash: four times as long after each, up to a minute. */
export function backoffAfter(attempt: number, firstMs: number): number {
  return Math.min(firstMs * 4 ** (attempt - 1), Math.max(firstMs, MAX_BACKOFF_MS));
}
