/** A signal that fires when the caller aborts or the time is up, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects when the signal fires, for work that ignores signals. */
  readonly passed: Promise<never>;
  readonly clear: () => void;
}

/**
 * Not `AbortSignal.any` with `AbortSignal.timeout`: their timers outlive the call, and a caller's long-lived signal would collect a listener
 * for each request.
 */
export function startDeadline(callerSignal: AbortSignal | undefined, timeout: number): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  // Node 20 has no `Promise.withResolvers`.
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  passed.catch(() => {});

  const abort = (): void => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener("abort", abort);
  const timer = setTimeout(abort, Math.min(MAX_TIMER_MS, timeout));
  return {
    signal,
    passed,
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener("abort", abort);
    },
  };
}

/** Ends work of several steps when its time is up, even if a step ignores the signal. */
export async function within<Value>(
  { signal, timeout = Infinity }: { readonly signal?: AbortSignal | undefined; readonly timeout?: number | undefined },
  work: (signal: AbortSignal) => Promise<Value>,
  late: () => Error,
): Promise<Value> {
  const deadline = startDeadline(signal, timeout);
  try {
    return await Promise.race([work(deadline.signal), deadline.passed]);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw deadline.signal.aborted ? late() : error;
  } finally {
    deadline.clear();
  }
}

/** 25 days. Longer timers overflow a 32-bit number and fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
