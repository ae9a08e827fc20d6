import type { ApiKey } from "../ports/key-store.ts";
import { numberOrNull } from "./row.ts";
import type { Row } from "./row.ts";

export function rowToKey(row: Row): ApiKey {
  return {
    id: String(row["id"]),
    organisation: String(row["organisation"]),
    name: String(row["name"]),
    prefix: String(row["prefix"]),
    limits: {
      rate:
        row["rate_count"] === null ? null : { count: Number(row["rate_count"]), seconds: Number(row["rate_seconds"]) },
      concurrency: numberOrNull(row["concurrency"]),
    },
    createdAt: Number(row["created_at"]),
    lastUsedAt: numberOrNull(row["last_used_at"]),
    revokedAt: numberOrNull(row["revoked_at"]),
  };
}
