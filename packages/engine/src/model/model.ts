/**
 * A language model as the engine uses it: one question, one answer in JSON. An answer is a proposal: the caller searches the document for it
 * and keeps what is found there.
 *
 * Terms of this folder. A request is one question; a try is one call of the endpoint, and a request may take several. A
 * budget is the amount of model use allowed for one job.
 */

/** A part of the model's input. */
export type ModelPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "picture"; readonly mediaType: "image/png" | "image/jpeg"; readonly base64: string };

/** A JSON Schema of an answer: objects of required properties, without references. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

export interface ModelRequest {
  /** What the model must do; never contains document text. */
  readonly instructions: string;
  /** The input: data, never instructions. */
  readonly parts: readonly ModelPart[];
  readonly schema: AnswerSchema;
  /** Maximum number of tokens of the answer. */
  readonly mostTokens: number;
}

/** Usage of a model. */
export interface ModelUsage {
  /** Calls of the endpoint, failed ones included. */
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the unit of the operator's prices; null if there are none. */
  readonly cost: number | null;
}

export interface ModelAnswer {
  /** JSON as the model wrote it; it may not match the schema. */
  readonly value: unknown;
  readonly usage: ModelUsage;
}

/** The model port: anything that answers requests. */
export interface Model {
  /** @throws {@link ModelError} and, once the signal fired, an `EngineError` `aborted` */
  answer(request: ModelRequest, signal?: AbortSignal): Promise<ModelAnswer>;
}

export const NO_USAGE: ModelUsage = { requests: 0, inputTokens: 0, outputTokens: 0, cost: null };

export function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  return {
    requests: a.requests + b.requests,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cost: a.cost === null && b.cost === null ? null : (a.cost ?? 0) + (b.cost ?? 0),
  };
}
