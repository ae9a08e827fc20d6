/** Resolves after a time; rejects with the signal's reason when it aborts before. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (signal?.aborted) {
    reject(signal.reason);
    return promise;
  }
  const abort = (): void => {
    clearTimeout(timer);
    reject(signal?.reason);
  };
  const timer = setTimeout(
    () => {
      signal?.removeEventListener("abort", abort);
      resolve();
    },
    Math.max(0, ms),
  );
  signal?.addEventListener("abort", abort, { once: true });
  return promise;
}
