import type { WebhookSecret } from "../../ports/webhook-store.ts";
import { numberOrNull } from "./row.ts";
import type { Row } from "./row.ts";

export function rowToSecret(row: Row): WebhookSecret {
  return {
    id: String(row["id"]),
    sealed: row["sealed"] as Uint8Array,
    expiresAt: numberOrNull(row["expires_at"]),
  };
}
