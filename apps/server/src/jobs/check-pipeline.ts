import type { PipelineStep } from "@docsvc/openapi";
import { ServiceError } from "../errors/service-error.ts";
import { checkExtractSchema } from "./check-extract-schema.ts";

/** Refuses steps that could never run. @throws {@link ServiceError} `invalid_pipeline`; {@link ValidationError} for a schema */
export function checkPipeline(steps: readonly PipelineStep[]): void {
  const seen = new Set<string>();
  for (const [index, step] of steps.entries()) {
    if (seen.has(step.op)) {
      const message = `Step ${index + 1} is the second ${step.op} step. Each operation occurs at most once: remove one.`;
      throw new ServiceError("invalid_pipeline", message);
    }
    seen.add(step.op);
    if (step.op === "extract") {
      checkExtractSchema(step.config.schema, ["body", "steps", index, "config", "schema"]);
    }
  }
}
