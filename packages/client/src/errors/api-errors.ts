import { DocsvcError } from "./docsvc-error.ts";
import type { DocsvcErrorDetails } from "./docsvc-error.ts";

export interface ApiErrorDetails extends DocsvcErrorDetails {
  readonly status: number;
  readonly serviceCode?: string | undefined;
  readonly issues?: readonly ValidationIssue[];
  readonly retryAfterMs?: number | undefined;
  readonly jobOfAnswer?: string | undefined;
  readonly serviceMessage?: string | undefined;
}

/** One violation of the contract in a request, as reported by the service. */
export interface ValidationIssue {
  readonly loc: readonly unknown[];
  readonly msg: string;
  readonly type: string;
}

/** The service, or a server in front of it, answered with an error status. */
export class ApiError extends DocsvcError {
  static override readonly kind: string = "ApiError";
  declare readonly status: number;
  /** The machine-readable `code` of the service's error body, such as `too_many_pages`; undefined from other servers. */
  declare readonly serviceCode: string | undefined;
  /** Milliseconds to wait before the next attempt, as requested by the service; undefined if it requests none. */
  declare readonly retryAfterMs: number | undefined;
  /** The job that the answer names: the status of a synchronous operation reports the end of its job. */
  declare readonly jobOfAnswer: string | undefined;
  /** The service's own message. */
  declare readonly serviceMessage: string;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, details);
    const { serviceCode, serviceMessage = message, retryAfterMs, jobOfAnswer } = details;
    Object.assign(this, { serviceCode, serviceMessage, retryAfterMs, jobOfAnswer });
  }
}

/** 400: the request is well-formed but cannot be carried out: an input that cannot be fetched, an invalid page range, a damaged file. */
export class BadRequestError extends ApiError {
  static override readonly kind: string = "BadRequestError";
  declare readonly code: "bad_request";
}

/** 401: the API key is missing or not valid. */
export class AuthenticationError extends ApiError {
  static override readonly kind: string = "AuthenticationError";
  declare readonly code: "authentication";
}

/** 404: there is no such job, file, pipeline or path for this key. */
export class NotFoundError extends ApiError {
  static override readonly kind: string = "NotFoundError";
  declare readonly code: "not_found";
}

/** 409: the resource's state does not allow this, such as cancelling a finished job. */
export class ConflictError extends ApiError {
  static override readonly kind: string = "ConflictError";
  declare readonly code: "conflict";
}

/** 410: the job, result or file was deleted or its retention has ended. */
export class GoneError extends ApiError {
  static override readonly kind: string = "GoneError";
  declare readonly code: "gone";
}

/** 413: the upload is larger than the service accepts. */
export class PayloadTooLargeError extends ApiError {
  static override readonly kind: string = "PayloadTooLargeError";
  declare readonly code: "payload_too_large";
}

/** 415: the endpoint does not accept the body's content type. */
export class UnsupportedMediaTypeError extends ApiError {
  static override readonly kind: string = "UnsupportedMediaTypeError";
  declare readonly code: "unsupported_media_type";
}

/** 422: the request violates the contract; `issues` names each place. */
export class ValidationError extends ApiError {
  static override readonly kind: string = "ValidationError";
  declare readonly code: "validation";
  declare readonly issues: readonly ValidationIssue[];

  constructor(message: string, details: ApiErrorDetails) {
    super(message, details);
    Object.assign(this, { issues: details.issues ?? [] });
  }
}

/** 429: too many requests for this key. */
export class RateLimitError extends ApiError {
  static override readonly kind: string = "RateLimitError";
  declare readonly code: "rate_limit";
}

/** 500, and 5xx statuses without a class of their own: the service failed. */
export class ServerError extends ApiError {
  static override readonly kind: string = "ServerError";
  declare readonly code: "server";
}

/** 501: the service does not have this feature, or it is not configured. */
export class NotImplementedError extends ApiError {
  static override readonly kind: string = "NotImplementedError";
  declare readonly code: "not_implemented";
}

/** 503: the service is overloaded, starting or draining. */
export class OverloadedError extends ApiError {
  static override readonly kind: string = "OverloadedError";
  declare readonly code: "overloaded";
}

/** A synchronous call took too long (504, or 202 if the caller sent `Prefer`). The job continues: wait for `jobId`. */
export class GatewayTimeoutError extends ApiError {
  static override readonly kind: string = "GatewayTimeoutError";
  declare readonly code: "gateway_timeout";
}

/** A status that the contract does not define, usually from a proxy or another program at this address. */
export class UnexpectedStatusError extends ApiError {
  static override readonly kind: string = "UnexpectedStatusError";
  declare readonly code: "unexpected_status";
}
