import { startDeadline } from "./deadline.ts";

/** Resolves after a time; rejects with the signal's reason if it aborts earlier. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  const { passed, clear } = startDeadline(signal, ms);
  await passed.catch(() => signal?.throwIfAborted()).finally(clear);
}
