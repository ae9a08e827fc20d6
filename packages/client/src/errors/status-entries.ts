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

/** The error class of a response status, and what the caller can do. `{job}` is replaced by the job that the answer names. */
export type StatusEntry = readonly [
  errorClass: new (message: string, details: ApiErrorDetails) => ApiError,
  advice: string,
];

export function findStatusEntry(
  status: number,
  serviceCode: string | undefined,
  jobId: string | undefined,
): StatusEntry {
  if (status === 504 && serviceCode === "timeout") {
    return [GatewayTimeoutError, "The job{job} has ended: raise settings.timeout."];
  }
  if (status === 504 && jobId === undefined) {
    return [GatewayTimeoutError, "A proxy gave up first: use mode async."];
  }
  return ENTRIES[status] ?? (status >= 500 ? SERVER_ENTRY : UNEXPECTED_ENTRY);
}

const SERVER_ENTRY: StatusEntry = [ServerError, "Try again; the service's log has the details."];
const UNEXPECTED_ENTRY: StatusEntry = [UnexpectedStatusError, "Check that baseUrl leads to the service."];
const STILL_RUNNING: StatusEntry = [
  GatewayTimeoutError,
  "The job{job} continues: wait for it with jobs.attach, or leave mode out.",
];
const LATER = "Try again later.";

const ENTRIES: Readonly<Record<number, StatusEntry>> = {
  202: STILL_RUNNING,
  400: [BadRequestError, "Change the request or the document."],
  401: [AuthenticationError, "Check apiKey or DOCSVC_API_KEY."],
  404: [NotFoundError, "Check the id, the key and baseUrl."],
  409: [ConflictError, "Read the job again."],
  410: [GoneError, "Run the operation again."],
  413: [PayloadTooLargeError, "Send a smaller file."],
  415: [UnsupportedMediaTypeError, "Send JSON, and files to upload."],
  422: [ValidationError, "Correct the named fields."],
  429: [RateLimitError, LATER],
  501: [NotImplementedError, "See what the service offers."],
  503: [OverloadedError, LATER],
  504: STILL_RUNNING,
};
