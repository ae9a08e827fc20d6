import type {
  WebhookClaim,
  WebhookEntry,
  WebhookFilter,
  WebhookState,
  WebhookTry,
  WebhookType,
} from "../../ports/webhook-store.ts";
import { numberOrNull } from "./row.ts";
import type { Row, Value } from "./row.ts";

export function rowToClaim(row: Row): WebhookClaim {
  return {
    id: String(row["id"]),
    organisation: String(row["organisation"]),
    jobId: String(row["job_id"]),
    type: String(row["type"]) as WebhookType,
    tries: Number(row["tries"]),
    token: Number(row["token"]),
    createdAt: Number(row["created_at"]),
    target: row["target"] as Uint8Array,
  };
}

export function rowToEntry(row: Row): WebhookEntry {
  const state = String(row["state"]) as WebhookState;
  return {
    id: String(row["id"]),
    organisation: String(row["organisation"]),
    jobId: String(row["job_id"]),
    type: String(row["type"]) as WebhookType,
    state,
    tries: Number(row["tries"]),
    createdAt: Number(row["created_at"]),
    dueAt: state === "pending" ? Number(row["due_at"]) : null,
    lastTry: row["at"] === null ? null : rowToTry(row),
  };
}

export function rowToTry(row: Row): WebhookTry {
  return {
    at: Number(row["at"]),
    durationMs: Number(row["duration_ms"]),
    status: numberOrNull(row["status"]),
    error: row["error"] === null ? null : String(row["error"]),
  };
}

/** Values for `at, duration_ms, status, error`. */
export function tryToValues({ at, durationMs, status, error }: WebhookTry): Value[] {
  return [at, Math.round(durationMs), status, error];
}

/** Four values: organisation, state, job, and limit; null for any. */
export function filterToValues({ organisation, state, jobId, limit }: WebhookFilter): Value[] {
  return [organisation ?? null, state ?? null, jobId ?? null, limit];
}
