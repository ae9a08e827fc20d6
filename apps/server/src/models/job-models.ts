import { createModel, DEFAULT_MODEL_LIMITS, type MeteredModel, meterModel } from "@docsvc/engine/model";
import type { ModelOptions } from "../settings/model-options.ts";

/** The operator's model, within the limits of each job. */
export interface JobModels {
  /** Milliseconds that a job may spend on it, in addition to its own time. */
  readonly timeMs: number;
  /** @param timeoutSeconds - the timeout of the whole job, if its caller set one; the model may use at most half of it */
  forJob(timeoutSeconds: number | null): MeteredModel;
}

export function createJobModels({ limits, prices, ...endpoint }: ModelOptions): JobModels {
  const model = createModel(endpoint);
  const timeMs = limits?.timeMs ?? DEFAULT_MODEL_LIMITS.timeMs;
  return {
    timeMs,
    forJob: (timeoutSeconds) => {
      const most = timeoutSeconds === null ? timeMs : Math.min(timeMs, timeoutSeconds * 500);
      return meterModel(model, { ...limits, timeMs: most }, { prices });
    },
  };
}
