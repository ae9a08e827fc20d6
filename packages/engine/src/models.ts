export { type Clock, MACHINE_CLOCK } from "./model/clock.ts";
export {
  DEFAULT_MODEL_LIMITS,
  type MeteredModel,
  meterModel,
  type ModelLimits,
  type ModelPrices,
} from "./model/metered-model.ts";
export {
  addUsage,
  type AnswerSchema,
  type Model,
  type ModelAnswer,
  type ModelPart,
  type ModelRequest,
  type ModelUsage,
  NO_USAGE,
} from "./model/model.ts";
export { MODEL_ERROR_CODES, ModelError, type ModelErrorCode } from "./model/model-error.ts";
export { createModel, DEFAULT_TRY_MS, type ModelSettings } from "./model/openai-compatible.ts";
