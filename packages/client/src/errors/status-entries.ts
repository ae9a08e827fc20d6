import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  GatewayTimeoutError,
  GoneError,
  NotFoundError,
  NotImplementedError,
  OverloadedError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  UnexpectedStatusError,
  UnsupportedMediaTypeError,
  ValidationError,
} from "./api-errors.ts";
import type { ApiError, ApiErrorDetails } from "./api-errors.ts";
import type { DocsvcErrorCode } from "./docsvc-error.ts";

/** What an answered status is called, and what the caller can do about it. `{job}` stands for the job that it names. */
export interface StatusEntry {
  readonly errorClass: new (code: DocsvcErrorCode, message: string, details: ApiErrorDetails) => ApiError;
  readonly code: DocsvcErrorCode;
  readonly advice: string;
}

export function findStatusEntry(
  status: number,
  serviceCode: string | undefined,
  jobId: string | undefined,
): StatusEntry {
  if (status === 504 && serviceCode === "timeout") return JOB_RAN_OUT;
  if (status === 504 && jobId === undefined) return NO_JOB;
  return ENTRIES[status] ?? (status >= 500 ? SERVER_ENTRY : UNEXPECTED_ENTRY);
}

const SERVER_ENTRY: StatusEntry = {
  errorClass: ServerError,
  code: "server_error",
  advice: "Try again; the service's log has more under the request id.",
};

const UNEXPECTED_ENTRY: StatusEntry = {
  errorClass: UnexpectedStatusError,
  code: "unexpected_status",
  advice: "Check that baseUrl leads to the service, and what stands in between.",
};

const LATER = "Try again later, after Retry-After where it is given.";
const STILL_RUNNING: StatusEntry = {
  errorClass: GatewayTimeoutError,
  code: "gateway_timeout",
  advice: "The job{job} goes on: wait for it with jobs.wait, or use the _async form.",
};
const JOB_RAN_OUT: StatusEntry = {
  errorClass: GatewayTimeoutError,
  code: "gateway_timeout",
  advice: "The job{job} has ended: raise settings.timeout, or process fewer pages at once.",
};
const NO_JOB: StatusEntry = {
  errorClass: GatewayTimeoutError,
  code: "gateway_timeout",
  advice: "A proxy gave up before the service did: use the _async form and jobs.wait.",
};

const ENTRIES: Readonly<Record<number, StatusEntry>> = {
  202: STILL_RUNNING,
  400: { errorClass: BadRequestError, code: "bad_request", advice: "Change the request or the document." },
  401: {
    errorClass: AuthenticationError,
    code: "authentication",
    advice: "Check apiKey or DOCSVC_API_KEY: a live key begins with ak_live_.",
  },
  404: {
    errorClass: NotFoundError,
    code: "not_found",
    advice: "Check the id, whose key this is, and baseUrl.",
  },
  409: { errorClass: ConflictError, code: "conflict", advice: "Read the job again before going on." },
  410: {
    errorClass: GoneError,
    code: "gone",
    advice: "Its time has ended: run the operation again.",
  },
  413: {
    errorClass: PayloadTooLargeError,
    code: "payload_too_large",
    advice: "Send a smaller file, or raise the service's limit.",
  },
  415: {
    errorClass: UnsupportedMediaTypeError,
    code: "unsupported_media_type",
    advice: "Send JSON to operations and files to upload.",
  },
  422: { errorClass: ValidationError, code: "validation", advice: "Correct the named fields." },
  429: { errorClass: RateLimitError, code: "rate_limited", advice: LATER },
  500: SERVER_ENTRY,
  501: {
    errorClass: NotImplementedError,
    code: "not_implemented",
    advice: "See what this service is configured for.",
  },
  503: { errorClass: OverloadedError, code: "overloaded", advice: LATER },
  504: STILL_RUNNING,
};
