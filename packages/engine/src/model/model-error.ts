import { NO_USAGE, type ModelUsage } from "./model.ts";

/**
 * Why a model gave no answer.
 *
 * | code | meaning |
 * |---|---|
 * | `model_unavailable` | the endpoint could not be reached, was overloaded, closed the connection or took too long, at every try |
 * | `model_rejected` | the endpoint does not accept the request: the key, the name of the model or its abilities |
 * | `model_answer_unusable` | the model answered with something other than JSON, or refused to answer, at every try |
 * | `model_limit_reached` | the job has used up its model budget |
 */
export type ModelErrorCode = "model_unavailable" | "model_rejected" | "model_answer_unusable" | "model_limit_reached";

export const MODEL_ERROR_CODES: readonly ModelErrorCode[] = [
  "model_unavailable",
  "model_rejected",
  "model_answer_unusable",
  "model_limit_reached",
];

/** Its message says what happened and what to do; it never contains document text, the key or the address of the endpoint. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly code: ModelErrorCode;
  /** Usage of the failed tries. */
  readonly usage: ModelUsage;

  constructor(
    code: ModelErrorCode,
    message: string,
    { usage = NO_USAGE, cause }: { usage?: ModelUsage; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.usage = usage;
  }
}
