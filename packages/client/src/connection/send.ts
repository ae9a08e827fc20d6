import { attempt } from "./attempt.ts";
import type { Settings } from "./options.ts";
import { isOutage, retryDelayMs } from "./retry.ts";
import { sleep } from "./sleep.ts";

/** What every call takes. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the whole call, its attempts and pauses included.
   * @defaultValue as long as the attempts take, each limited by the client's `timeout`
   */
  readonly timeout?: number | undefined;
  /** How often a failed request is retried, instead of the client's. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds for which requests to a service that does not answer are retried, instead of the client's. */
  readonly outageTimeout?: number | undefined;
  /** Headers for this call only. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One request, complete except for what `send` adds. */
export interface Call<Data> {
  readonly settings: Settings;
  readonly options: CallOptions;
  /** Milliseconds for each attempt. */
  readonly timeout: number;
  readonly jobId?: string | undefined;
  /** What is asked, for the log. */
  readonly label: string;
  /** Who is asked, for messages; the service itself when not given. */
  readonly host?: string | undefined;
  /** Called for each attempt, so that it creates a new body. */
  readonly start: (init: CallInit) => Promise<CallAnswer<Data>>;
  /** Whether another try is known to be useless, for a failure that would otherwise be repeated. */
  readonly isHopeless?: ((error: unknown) => Promise<boolean>) | undefined;
}

export interface CallInit {
  readonly signal: AbortSignal;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface CallAnswer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** What was asked for, with the response it came in. */
export interface Answer<Data> {
  readonly data: Data;
  readonly response: Response;
}

/** Makes a request, again where that can help, and turns whatever happens into data or a typed error. */
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
