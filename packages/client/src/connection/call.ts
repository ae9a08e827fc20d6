import type { Settings } from "./options.ts";

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for the whole call, including its attempts and pauses.
   * @defaultValue no limit except the client's `timeout` for each attempt
   */
  readonly timeout?: number | undefined;
  /** Number of retries of a failed request. Overrides the client's. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds for which requests are retried while the service does not answer. Overrides the client's. */
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
  /** Describes the request in the log. */
  readonly label: string;
  /**
   * The host named in messages.
   * @defaultValue the service itself
   */
  readonly host?: string | undefined;
  /** Called for each attempt, so that each has a new body. */
  readonly start: (init: CallInit) => Promise<CallAnswer<Data>>;
  /** Whether another attempt is known to be useless, for a failure that would otherwise be retried. */
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

/** The requested data with its response. */
export interface Answer<Data> {
  readonly data: Data;
  readonly response: Response;
}
