const MAX_LETTERS = 1000;

/** A closed set of codes, so that a `switch` over them can be exhaustive. */
export type DocsvcErrorCode =
  | "bad_request"
  | "authentication"
  | "not_found"
  | "conflict"
  | "gone"
  | "payload_too_large"
  | "unsupported_media_type"
  | "validation"
  | "rate_limit"
  | "server"
  | "not_implemented"
  | "overloaded"
  | "gateway_timeout"
  | "unexpected_status"
  | "connection"
  | "timeout"
  | "invalid_response"
  | "invalid_argument"
  | "job_failed"
  | "job_cancelled"
  | "job_timeout"
  | "result_expired"
  | "schema_mismatch"
  | "webhook_verification";

export interface DocsvcErrorDetails {
  readonly cause?: unknown;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The base class of every error that this client throws, except a caller's abort reason, which is rethrown unchanged. */
export class DocsvcError extends Error {
  /** The class name, spelled out because minifiers rename classes. */
  static readonly kind: string = "DocsvcError";
  /** Identifies this package across installed copies. */
  static readonly origin: string = "@docsvc/client";

  declare readonly code: DocsvcErrorCode;
  /** The HTTP status, when an answer was received. */
  declare readonly status: number | undefined;
  /** The `X-Request-Id` of the answer, to quote in support requests. */
  declare readonly requestId: string | undefined;
  /** The job that the failed call read, waited for or started. */
  declare readonly jobId: string | undefined;
  /** The call's idempotency key. A repeated call with it finds the job or file that may have been created. */
  declare readonly idempotencyKey: string | undefined;

  constructor(message: string, { cause, status, requestId, jobId, idempotencyKey }: DocsvcErrorDetails = {}) {
    // A value that is not text can be megabytes long.
    super(
      message.length > MAX_LETTERS ? `${message.slice(0, MAX_LETTERS)}…` : message,
      cause === undefined ? undefined : { cause },
    );
    const { kind } = new.target;
    // `JobFailedError` is `job_failed`.
    const code = kind.slice(0, -"Error".length).replace(/\B[A-Z]/g, "_$&");
    Object.assign(this, { name: kind, code: code.toLowerCase(), status, requestId, jobId, idempotencyKey });
  }

  /** Whether a value is an error of this class, even if it comes from another installed copy of this package, for which `instanceof` is false. */
  static isInstance<Instance extends DocsvcError>(this: ErrorClass<Instance>, value: unknown): value is Instance {
    let { constructor } = Object(value) as { constructor?: Partial<typeof DocsvcError> };
    while (constructor?.origin === this.origin && constructor.kind !== this.kind) {
      constructor = Object.getPrototypeOf(constructor) as typeof constructor;
    }
    return constructor?.origin === this.origin;
  }
}

export type ErrorClass<Instance extends DocsvcError> = (abstract new (...args: never[]) => Instance) & {
  readonly kind: string;
  readonly origin: string;
};
