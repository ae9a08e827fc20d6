import type { ModelUsage } from "@docsvc/engine/model";
import type { ErrorCode } from "../../errors/service-error.ts";
import type { Claim, Completion, Job, JobFilter, JobStatus, JobType, NewJob } from "../../ports/job-store.ts";
import { numberOrNull } from "./row.ts";
import type { Row, Value } from "./row.ts";

const NAMES: readonly string[] = `id organisation key_id request_id type status priority request metadata
  attempt token progress error_code error result_id result_key result_bytes
  num_pages credits model_usage created_at started_at finished_at expires_at gone_at`.split(/\s+/);

/** All columns except the secret, which only a claim returns. */
export const JOB_COLUMNS: string = NAMES.join(", ");

export function rowToJob(row: Row): Job {
  return valuesToJob(NAMES.map((name) => row[name]!));
}

/** From a row without names, whose values are in the order of {@link JOB_COLUMNS}. */
export function valuesToJob(values: readonly Row[string][]): Job {
  // prettier-ignore
  const [
    id, organisation, keyId, requestId, type, status, priority, request, metadata,
    attempt, token, progress, code, error, resultId, resultKey, resultBytes,
    numPages, credits, modelUsage, createdAt, startedAt, finishedAt, expiresAt, goneAt,
  ] = values;
  return {
    id: String(id),
    organisation: String(organisation),
    keyId: String(keyId),
    requestId: textOrNull(requestId),
    type: String(type) as JobType,
    status: String(status) as JobStatus,
    priority: priority === 1,
    request: parseJson(request),
    metadata: parseJson(metadata),
    attempt: Number(attempt),
    token: Number(token),
    progress: Number(progress),
    failure: code === null ? null : { code: String(code) as ErrorCode, message: String(error) },
    result:
      resultId === null || resultKey === null
        ? null
        : { id: String(resultId), key: String(resultKey), bytes: Number(resultBytes) },
    resultId: textOrNull(resultId),
    numPages: numberOrNull(numPages),
    credits: numberOrNull(credits),
    modelUsage: (parseJson(modelUsage) as ModelUsage | undefined) ?? null,
    createdAt: Number(createdAt),
    startedAt: numberOrNull(startedAt),
    finishedAt: numberOrNull(finishedAt),
    expiresAt: numberOrNull(expiresAt),
    gone: goneAt !== null,
  };
}

/** Values for `id, organisation, key_id, request_id, type, priority, request, metadata, secret, webhook`. */
export function jobToValues(job: NewJob): Value[] {
  return [
    job.id,
    job.organisation,
    job.keyId,
    job.requestId,
    job.type,
    job.priority ? 1 : 0,
    JSON.stringify(job.request),
    job.metadata === undefined ? null : JSON.stringify(job.metadata),
    job.secret,
    job.webhook,
  ];
}

/** The column value of a {@link Completion}'s model usage. */
export function modelUsageToValue({ modelUsage }: Completion): Value {
  return modelUsage === undefined ? null : JSON.stringify(modelUsage);
}

/** Greater than every id, so that the first page is a range of the index like the others. */
const AFTER_ALL_IDS = "~";

/** Seven values: the organisation, the id before which a page begins, status, type, the two times, and the limit. */
export function filterToValues(organisation: string, filter: JobFilter): Value[] {
  return [
    organisation,
    filter.before ?? AFTER_ALL_IDS,
    filter.status ?? null,
    filter.type ?? null,
    filter.createdAfter ?? null,
    filter.createdBefore ?? null,
    filter.limit,
  ];
}

/** From a row with `JOB_COLUMNS` and `secret`. */
export function rowToClaim(row: Row): Claim {
  const secret = row["secret"];
  return {
    job: rowToJob(row),
    secret: secret instanceof Uint8Array ? secret : null,
  };
}

function textOrNull(value: Row[string] | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function parseJson(value: unknown): unknown {
  return typeof value === "string" ? JSON.parse(value) : undefined;
}
