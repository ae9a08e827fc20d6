import { DocsvcError } from "./docsvc-error.ts";
import type { DocsvcErrorDetails } from "./docsvc-error.ts";

/** No complete answer arrived: no connection, a broken one, or a name that does not resolve. */
export class ConnectionError extends DocsvcError {
  static override readonly kind: string = "ConnectionError";
  declare readonly code: "connection";
}

/** No answer within `timeout`. The service may have done the work. */
export class TimeoutError extends DocsvcError {
  static override readonly kind: string = "TimeoutError";
  declare readonly code: "timeout";
}

/** A success status with a body that does not fit the contract, such as a login page. */
export class InvalidResponseError extends DocsvcError {
  static override readonly kind: string = "InvalidResponseError";
  declare readonly code: "invalid_response";
}

/** The error for an answer that lacks a field, so it is not the service's. */
export function missing(field: string, details?: DocsvcErrorDetails): InvalidResponseError {
  return new InvalidResponseError(`The answer has no ${field}: check that baseUrl leads to the service.`, details);
}

/** The call's arguments are invalid; nothing was sent. */
export class InvalidArgumentError extends DocsvcError {
  static override readonly kind: string = "InvalidArgumentError";
  declare readonly code: "invalid_argument";
}
