/** A signal that fires when the caller aborts or the time is up, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects when the signal fires: for work that does not watch a signal. */
  readonly passed: Promise<never>;
  readonly isExpired: () => boolean;
  readonly clear: () => void;
}

/**
 * Not `AbortSignal.any` over `AbortSignal.timeout`: those timers live on after the call, and a caller's long-lived signal
 * would collect a listener for each request.
 */
export function startDeadline(callerSignal: AbortSignal | undefined, timeoutMs: number): Deadline {
  const controller = new AbortController();
  let expired = false;
  const { promise: passed, reject } = Promise.withResolvers<never>();
  passed.catch(ignore);
  controller.signal.addEventListener("abort", () => reject(controller.signal.reason), { once: true });

  const abort = (): void => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener("abort", abort, { once: true });

  const expire = (): void => {
    expired = true;
    controller.abort();
  };
  const timer = timeoutMs <= MAX_TIMER_MS ? setTimeout(expire, Math.max(0, timeoutMs)) : undefined;
  return {
    signal: controller.signal,
    passed,
    isExpired: () => expired,
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener("abort", abort);
    },
  };
}

/** Longer timers overflow a 32-bit number and fire at once. */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;

function ignore(): void {}
