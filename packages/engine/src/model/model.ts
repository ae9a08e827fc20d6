/**
 * A language model as the engine asks it: one question, one answer of JSON. What an answer says is a proposal; who asks looks for it in the
 * document and keeps what is found there.
 *
 * Terms of this folder. A request is what is asked at once; a try is one call of the endpoint, of which a request may take several. A
 * budget is what one job may use of a model.
 */

/** A part of what the model is shown. */
export type ModelPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "picture"; readonly mediaType: "image/png" | "image/jpeg"; readonly base64: string };

/** A JSON Schema of an answer: objects of required properties, without references. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

export interface ModelRequest {
  /** What the model is to do; never text of a document. */
  readonly instructions: string;
  /** What it is shown: data, whatever it says. */
  readonly parts: readonly ModelPart[];
  readonly schema: AnswerSchema;
  /** Tokens that the answer may have. */
  readonly mostTokens: number;
}

/** What was used of a model. */
export interface ModelUsage {
  /** Calls of the endpoint, failed ones included. */
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the unit of the operator's prices; null where there are none. */
  readonly cost: number | null;
}

export interface ModelAnswer {
  /** JSON as the model wrote it, which need not be of the schema. */
  readonly value: unknown;
  readonly usage: ModelUsage;
}

/** The port: whatever answers requests. */
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
