import { DocsvcError } from "./docsvc-error.ts";
import type { DocsvcErrorDetails } from "./docsvc-error.ts";

/** No complete answer came back: no connection, a broken one, or a name that does not resolve. */
export class ConnectionError extends DocsvcError {
  static override readonly kind: string = "ConnectionError";
  declare readonly code: "connection";
}

/** No answer within `timeout`. Whether the service did the work is not known. */
export class TimeoutError extends DocsvcError {
  static override readonly kind: string = "TimeoutError";
  declare readonly code: "timeout";
}

/** A success status with a body that is not the contract's, such as a login page. */
export class InvalidResponseError extends DocsvcError {
  static override readonly kind: string = "InvalidResponseError";
  declare readonly code: "invalid_response";
}

/** An answer of something else than the service. */
export function missing(field: string, details?: DocsvcErrorDetails): InvalidResponseError {
  return new InvalidResponseError(`The answer has no ${field}: check that baseUrl leads to the service.`, details);
}

/** The call cannot be made as asked; nothing was sent. */
export class InvalidArgumentError extends DocsvcError {
  static override readonly kind: string = "InvalidArgumentError";
  declare readonly code: "invalid_argument";
}
