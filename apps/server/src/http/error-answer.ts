import type { ErrorBody, ValidationErrorBody } from "@docsvc/openapi";
import { ServiceError, ValidationError } from "../errors/service-error.ts";
import type { ErrorCode } from "../errors/service-error.ts";
import { isStorageFull, storageFull } from "../ports/storage-full.ts";
import { isStoreUnavailable, storeUnavailable } from "../ports/store-unavailable.ts";

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody | ValidationErrorBody;
  /** An unexpected error, which is logged completely. */
  readonly unexpected: boolean;
}

/** Converts an error to the contract's form. An unknown error is described only in the log. */
export function toErrorAnswer(error: unknown, requestId: string): ErrorAnswer {
  if (ValidationError.isInstance(error)) {
    return { status: 422, headers: {}, body: { detail: [...error.detail] }, unexpected: false };
  }
  const stores = fromStores(error);
  const known = stores ?? (ServiceError.isInstance(error) ? error : fromFramework(error));
  if (known === undefined) {
    return {
      status: 500,
      headers: {},
      body: { error: "internal error", code: "internal_error", request_id: requestId },
      unexpected: true,
    };
  }
  return {
    status: known.status,
    headers: known.headers,
    body: {
      error: known.message,
      code: known.code,
      ...(known.jobId === undefined ? {} : { job_id: known.jobId }),
      ...(known.status >= 500 ? { request_id: requestId } : {}),
    },
    unexpected: stores !== undefined,
  };
}

/** The caller is asked to retry, and the log shows the operator what to check. */
function fromStores(error: unknown): ServiceError | undefined {
  if (isStorageFull(error)) return storageFull(error);
  return isStoreUnavailable(error) ? storeUnavailable(error) : undefined;
}

/** Errors that Fastify and its multipart parser raise before a handler is reached. */
function fromFramework(error: unknown): ServiceError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known = FRAMEWORK_ERRORS[code];
  if (known !== undefined) return new ServiceError(known[0], known[1], { cause: error });
  // Busboy throws plain errors for an invalid multipart body.
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  if (status === 400) return new ServiceError("bad_request", UNREADABLE, { cause: error });
  return undefined;
}

const UNREADABLE = "The request cannot be read. Check its headers and that the body is complete.";

const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_BAD_URL: ["bad_request", "The path of the request is not a valid URL path."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["bad_request", UNREADABLE],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    "unsupported_media_type",
    "Send the file as multipart/form-data, in a part named file.",
  ],
};
