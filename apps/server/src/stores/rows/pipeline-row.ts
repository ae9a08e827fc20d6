import type { PipelineStep } from "@docsvc/openapi";
import type { StoredPipeline } from "../../ports/pipeline-store.ts";
import type { Row } from "./row.ts";

export function rowToPipeline(row: Row): StoredPipeline {
  return {
    id: String(row["id"]),
    name: String(row["name"]),
    version: Number(row["version"]),
    steps: JSON.parse(String(row["steps"])) as PipelineStep[],
    createdAt: Number(row["created_at"]),
  };
}
