import type { ApiError, ValidationIssue } from "./api-errors.ts";
import { findStatusEntry } from "./status-entries.ts";
import { withoutSecrets } from "./without-secrets.ts";

export interface RequestContext {
  readonly hasKey?: boolean;
  readonly jobId?: string | undefined;
}

/** The error for an answer that is not a success. `body` is what was read: the contract's error object, a proxy's HTML, or undefined. */
export function toApiError(response: Response, body: unknown, { hasKey, jobId }: RequestContext = {}): ApiError {
  const { status, headers } = response;
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const { error, detail } = fields;
  const issues = Array.isArray(detail) ? detail.map(toIssue) : [];
  const serviceCode = textOf(fields["code"]);
  const jobOfAnswer = textOf(fields["job_id"]);
  const job = jobOfAnswer ?? jobId;
  const message = textOf(error) ?? textOf(detail) ?? describeIssues(issues) ?? describeForeign(response, body);
  const serviceMessage = withoutSecrets(message);
  const [ErrorClass, remedy] = findStatusEntry(status, serviceCode, job);
  // A service that returns a code also says what to do, but it knows nothing of this client's calls and key.
  const isKeyless = status === 401 && hasKey === false;
  const advice = serviceCode === undefined || status === 504 ? remedy.replace("{job}", job ? ` ${job}` : "") : "";
  const label = serviceCode === undefined ? `${status}` : `${status} ${withoutSecrets(serviceCode)}`;
  return new ErrorClass(
    `${label}: ${serviceMessage.replace(/[^.!?…]$/, "$&.")} ${isKeyless ? NO_KEY : advice}`.trim(),
    {
      status,
      serviceCode,
      serviceMessage,
      issues,
      jobId: job,
      jobOfAnswer,
      requestId: headers.get("x-request-id") ?? textOf(fields["request_id"]),
      retryAfterMs: readRetryAfterMs(headers.get("retry-after")),
    },
  );
}

const NO_KEY = "No API key was given: pass apiKey, or set DOCSVC_API_KEY.";

function toIssue(issue: Partial<ValidationIssue> | null): ValidationIssue {
  return { loc: [issue?.loc ?? []].flat(), msg: issue?.msg ?? "is not valid", type: `${issue?.type}` };
}

/** Names at most three places, because a large body can violate the contract in hundreds. */
function describeIssues(issues: readonly ValidationIssue[]): string | undefined {
  const named = issues.slice(0, 3).map(({ loc, msg }) => `${loc.join(".") || "request"}: ${msg}`);
  if (issues.length > named.length) named.push(`and ${issues.length - named.length} more`);
  return named.join("; ") || undefined;
}

/** A proxy's page says little and can be long, so only its kind is named. A short plain text is quoted. */
function describeForeign({ headers, statusText }: Response, body: unknown): string {
  const type = headers.get("content-type");
  const text = textOf(body)?.trim();
  if (!text) return statusText || "no reason was given";
  return type?.startsWith("text/plain") ? text : `the answer is not the service's own (${type})`;
}

/** RFC 9110, section 10.2.3: seconds or an HTTP date. */
function readRetryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = seconds >= 0 ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
