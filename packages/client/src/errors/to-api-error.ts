import type { ApiError, ApiErrorDetails, ValidationIssue } from "./api-errors.ts";
import { findStatusEntry } from "./status-entries.ts";
import type { StatusEntry } from "./status-entries.ts";
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
  const entry = findStatusEntry(status, serviceCode, jobId);
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

/** A service that gives a code also says what to do; of this client's calls and key it knows nothing. */
function adviceFor(
  entry: StatusEntry,
  status: number,
  serviceCode: string | undefined,
  context: RequestContext,
): string {
  if (status === 401 && context.hasKey === false) return "No API key was given: pass apiKey, or set DOCSVC_API_KEY.";
  return serviceCode === undefined || status === 504 ? entry.advice : "";
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
