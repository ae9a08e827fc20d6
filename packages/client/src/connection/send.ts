import { attempt } from "./attempt.ts";
import { isOutage, retryDelayMs } from "./retry.ts";
import { sleep } from "./sleep.ts";
import type { Call, Answer } from "./call.ts";

/** Sends a request, retries it if that can help, and returns data or throws a typed error. */
export async function send<Data>(call: Call<Data>): Promise<Answer<Data>> {
  const { settings, options, label } = call;
  const { maxRetries = settings.maxRetries, outageTimeout = settings.outageTimeout, timeout } = options;
  const endMs = performance.now() + (timeout ?? Infinity);
  let refusals = 0;
  let silentSinceMs: number | undefined;
  for (let tries = 0; ; tries += 1) {
    options.signal?.throwIfAborted();
    const startedMs = performance.now();
    const log = (level: "debug" | "info" | "warn", fields: object): void =>
      settings.log(level, label, { ...fields, tries, ms: Math.round(performance.now() - startedMs) });
    try {
      const answer = await attempt(call, Math.min(timeout ?? call.timeout, endMs - startedMs));
      const { status, headers } = answer.response;
      log("debug", { status, requestId: headers.get("x-request-id") });
      return answer;
    } catch (error) {
      const delayMs = retryDelayMs(error, tries);
      const nextMs = performance.now() + (delayMs ?? 0);
      const isSilent = isOutage(error) && maxRetries > 0;
      silentSinceMs = isSilent ? (silentSinceMs ?? startedMs) : undefined;
      if (!isSilent) refusals += 1;
      const isOver = refusals > maxRetries || nextMs - (silentSinceMs ?? nextMs) > outageTimeout || nextMs > endMs;
      if (delayMs === undefined || (await call.isHopeless?.(error)) || isOver) {
        log("info", { error });
        throw error;
      }
      log("warn", { error, delayMs });
      await sleep(delayMs, options.signal);
    }
  }
}
