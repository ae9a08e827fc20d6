import type { PipelineStep, StoredPipeline as WirePipeline } from "@docsvc/openapi";
import type { StoredPipeline } from "../ports/pipeline-store.ts";

/** A stored pipeline as in the contract. */
export function toWirePipeline({ id, name, version, steps, createdAt }: StoredPipeline): WirePipeline {
  return {
    pipeline_id: id,
    name,
    version,
    steps: steps as PipelineStep[],
    created_at: new Date(createdAt).toISOString(),
  };
}
