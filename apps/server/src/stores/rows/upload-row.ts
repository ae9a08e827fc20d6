import type { Upload } from "../../ports/upload-store.ts";
import type { Row } from "./row.ts";

export function rowToUpload(row: Row): Upload {
  return {
    id: String(row["id"]),
    organisation: String(row["organisation"]),
    key: String(row["key"]),
    bytes: Number(row["bytes"]),
    name: typeof row["name"] === "string" ? row["name"] : null,
    createdAt: Number(row["created_at"]),
    expiresAt: Number(row["expires_at"]),
    gone: row["gone_at"] !== null,
  };
}
