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
import type { ApiError, ApiErrorDetails, ValidationIssue } from "./api-errors.ts";
import type { DocsvcErrorCode } from "./docsvc-error.ts";
import { withoutSecrets } from "./without-secrets.ts";

export interface RequestContext {
  readonly hasKey?: boolean;
  readonly jobId?: string | undefined;
}

/**
 * The error for an answer that is not a success. `body` is whatever was read: the contract's error objects, a proxy's
 * HTML, or nothing at all.
 */
export function toApiError(response: Response, body: unknown, context: RequestContext = {}): ApiError {
  const { status } = response;
  const fields = isRecord(body) ? body : {};
  const issues = readIssues(fields["detail"]);
  const serviceCode = textOf(fields["code"]);
  const jobId = textOf(fields["job_id"]) ?? context.jobId;
  const entry = findEntry(status, serviceCode, jobId);
  const advice = adviceFor(entry, status, serviceCode, context).replace("{job}", () =>
    jobId === undefined ? "" : ` ${jobId}`,
  );
  const explained = textOf(fields["error"]) ?? textOf(fields["detail"]) ?? describeIssues(issues);
  const said = sentence(withoutSecrets(explained ?? describeForeign(response, body)));
  const details: ApiErrorDetails = {
    status,
    serviceCode,
    issues,
    jobId,
    requestId: response.headers.get("x-request-id") ?? textOf(fields["request_id"]),
    retryAfterMs: readRetryAfterMs(response.headers.get("retry-after"), Date.now()),
  };
  const label = serviceCode === undefined ? `${status}` : `${status} ${withoutSecrets(serviceCode)}`;
  return new entry.errorClass(entry.code, `${label}: ${said} ${advice}`.trim(), details);
}

interface Entry {
  readonly errorClass: new (code: DocsvcErrorCode, message: string, details: ApiErrorDetails) => ApiError;
  readonly code: DocsvcErrorCode;
  readonly advice: string;
}

const SERVER_ENTRY: Entry = {
  errorClass: ServerError,
  code: "server_error",
  advice: "Try again; the service's log has more under the request id.",
};

const UNEXPECTED_ENTRY: Entry = {
  errorClass: UnexpectedStatusError,
  code: "unexpected_status",
  advice: "Check that baseUrl leads to the service, and what stands in between.",
};

const LATER = "Try again later, after Retry-After where it is given.";
const STILL_RUNNING: Entry = {
  errorClass: GatewayTimeoutError,
  code: "gateway_timeout",
  advice: "The job{job} goes on: wait for it with jobs.wait, or use the _async form.",
};
const JOB_RAN_OUT: Entry = {
  errorClass: GatewayTimeoutError,
  code: "gateway_timeout",
  advice: "The job{job} has ended: raise settings.timeout, or process fewer pages at once.",
};
const NO_JOB: Entry = {
  errorClass: GatewayTimeoutError,
  code: "gateway_timeout",
  advice: "A proxy gave up before the service did: use the _async form and jobs.wait.",
};

const ENTRIES: Readonly<Record<number, Entry>> = {
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

/** A service that gives a code also says what to do; of this client's calls and key it knows nothing. */
function adviceFor(entry: Entry, status: number, serviceCode: string | undefined, context: RequestContext): string {
  if (status === 401 && context.hasKey === false) return "No API key was given: pass apiKey, or set DOCSVC_API_KEY.";
  return serviceCode === undefined || status === 504 ? entry.advice : "";
}

function findEntry(status: number, serviceCode: string | undefined, jobId: string | undefined): Entry {
  if (status === 504 && serviceCode === "timeout") return JOB_RAN_OUT;
  if (status === 504 && jobId === undefined) return NO_JOB;
  return ENTRIES[status] ?? (status >= 500 ? SERVER_ENTRY : UNEXPECTED_ENTRY);
}

function readIssues(detail: unknown): readonly ValidationIssue[] {
  if (!Array.isArray(detail)) return [];
  return detail.filter(isRecord).map((issue) => ({
    loc: Array.isArray(issue["loc"]) ? issue["loc"] : [],
    msg: textOf(issue["msg"]) ?? "is not valid",
    type: textOf(issue["type"]) ?? "unknown",
  }));
}

/** Names at most three places: a large body can break the contract in hundreds. */
function describeIssues(issues: readonly ValidationIssue[]): string | undefined {
  if (issues.length === 0) return undefined;
  const named = issues.slice(0, 3).map((issue) => `${issue.loc.join(".") || "request"}: ${issue.msg}`);
  if (issues.length > named.length) named.push(`and ${issues.length - named.length} more`);
  return named.join("; ");
}

/** A proxy's page says little and can be long: its kind is named, a short plain text is quoted. */
function describeForeign(response: Response, body: unknown): string {
  if (typeof body !== "string" || body.trim() === "") return response.statusText || "no explanation was given";
  const type = response.headers.get("content-type")?.split(";")[0] ?? "no content type";
  if (type === "text/plain" && body.length <= 200) return body.trim();
  return `the answer is not the service's own (${type})`;
}

/** RFC 9110, section 10.2.3: seconds or an HTTP date. */
function readRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
