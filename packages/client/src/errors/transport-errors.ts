import { DocsvcError } from "./docsvc-error.ts";
import type { DocsvcErrorDetails } from "./docsvc-error.ts";

/** No complete answer came back: no connection, a broken one, or a name that does not resolve. */
export class ConnectionError extends DocsvcError {
  static override readonly kind: string = "ConnectionError";
  declare readonly code: "connection";

  constructor(message: string, details?: DocsvcErrorDetails) {
    super("connection", message, details);
  }
}

/** No answer within `timeoutMs`. Whether the service did the work is not known. */
export class TimeoutError extends DocsvcError {
  static override readonly kind: string = "TimeoutError";
  declare readonly code: "timeout";

  constructor(message: string, details?: DocsvcErrorDetails) {
    super("timeout", message, details);
  }
}

/** A success status with a body that is not the contract's, such as a login page. */
export class InvalidResponseError extends DocsvcError {
  static override readonly kind: string = "InvalidResponseError";
  declare readonly code: "invalid_response";

  constructor(message: string, details?: DocsvcErrorDetails) {
    super("invalid_response", message, details);
  }
}

/** The call cannot be made as asked; nothing was sent. */
export class InvalidArgumentError extends DocsvcError {
  static override readonly kind: string = "InvalidArgumentError";
  declare readonly code: "invalid_argument";

  constructor(message: string, details?: DocsvcErrorDetails) {
    super("invalid_argument", message, details);
  }
}
