import type { ErrorCode } from "../errors.ts";
import type { Claim, Job, JobStatus, JobType } from "../ports/job-store.ts";
import { numberOrNull } from "./row.ts";
import type { Row } from "./row.ts";

/** All columns but the secret, which only a claim hands out. */
export const JOB_COLUMNS = `id, organisation, key_id, request_id, type, status, priority, request, metadata, attempt, token, progress,
  error_code, error,
  result_id, result_key, result_bytes, num_pages, credits, created_at, started_at, finished_at, expires_at, gone_at`;

export function rowToJob(row: Row): Job {
  const code = row["error_code"];
  const resultId = row["result_id"];
  return {
    id: String(row["id"]),
    organisation: String(row["organisation"]),
    keyId: String(row["key_id"]),
    requestId: row["request_id"] === null ? null : String(row["request_id"]),
    type: String(row["type"]) as JobType,
    status: String(row["status"]) as JobStatus,
    priority: row["priority"] === 1,
    request: parseJson(row["request"]),
    metadata: parseJson(row["metadata"]),
    attempt: Number(row["attempt"]),
    token: Number(row["token"]),
    progress: Number(row["progress"]),
    failure: code === null ? null : { code: String(code) as ErrorCode, message: String(row["error"]) },
    result:
      resultId === null || row["result_key"] === null
        ? null
        : {
            id: String(resultId),
            key: String(row["result_key"]),
            bytes: Number(row["result_bytes"]),
          },
    resultId: resultId === null ? null : String(resultId),
    numPages: numberOrNull(row["num_pages"]),
    credits: numberOrNull(row["credits"]),
    createdAt: Number(row["created_at"]),
    startedAt: numberOrNull(row["started_at"]),
    finishedAt: numberOrNull(row["finished_at"]),
    expiresAt: numberOrNull(row["expires_at"]),
    gone: row["gone_at"] !== null,
  };
}

/** Of a row with `JOB_COLUMNS` and `secret`. */
export function rowToClaim(row: Row): Claim {
  const secret = row["secret"];
  return {
    job: rowToJob(row),
    secret: secret instanceof Uint8Array ? secret : null,
  };
}

function parseJson(value: unknown): unknown {
  return typeof value === "string" ? JSON.parse(value) : undefined;
}
