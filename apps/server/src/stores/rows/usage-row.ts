import type { DayUsage } from "../../ports/usage-store.ts";
import type { Row } from "./row.ts";

export function rowToUsage(row: Row): DayUsage {
  return {
    organisation: String(row["organisation"]),
    keyId: String(row["key_id"]),
    day: String(row["day"]),
    completed: Number(row["completed"]),
    failed: Number(row["failed"]),
    pages: Number(row["pages"]),
    credits: Number(row["credits"]),
  };
}
