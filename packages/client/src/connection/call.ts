import type { Settings } from "./options.ts";

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
