import { errorStatuses } from "@docsvc/openapi";
import type { ErrorCode, ValidationIssue } from "@docsvc/openapi";

export type { ErrorCode } from "@docsvc/openapi";

/** Registered globally, so that the check works across two installed copies of this package. */
const MARKER: unique symbol = Symbol.for("docsvc.server.error");

export interface ServiceErrorOptions extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The job that the failed request started. */
  readonly jobId?: string;
}

/**
 * A failure whose message is sent to the caller unchanged: it says what to do, and never contains document text, keys or signed URLs. The
 * contract has the only table of codes and their statuses.
 */
export class ServiceError extends Error {
  override readonly name: string = "ServiceError";
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly jobId: string | undefined;

  constructor(code: ErrorCode, message: string, options: ServiceErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.headers = options.headers ?? {};
    this.jobId = options.jobId;
    Object.defineProperty(this, MARKER, { value: true });
  }

  get status(): number {
    return errorStatuses[this.code];
  }

  /** Like `instanceof`, but also true for an error of another copy of this package. */
  static isInstance(value: unknown): value is ServiceError {
    return typeof value === "object" && value !== null && MARKER in value;
  }
}

const VALIDATION_MARKER: unique symbol = Symbol.for("docsvc.server.validation-error");

/** The request violates the contract: 422 with one entry for each place. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  readonly detail: readonly ValidationIssue[];

  constructor(detail: readonly ValidationIssue[]) {
    super(detail.map(({ loc, msg }) => `${loc.join(".")} ${msg}`).join("; "));
    this.detail = detail;
    Object.defineProperty(this, VALIDATION_MARKER, { value: true });
  }

  /** Like `instanceof`, but also true for an error of another copy of this package. */
  static isInstance(value: unknown): value is ValidationError {
    return typeof value === "object" && value !== null && VALIDATION_MARKER in value;
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorStatuses, value);
}
