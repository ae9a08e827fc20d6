import type { ModelLimits, ModelPrices } from "@docsvc/engine/model";

/** A language model that operations may ask. */
export interface ModelOptions {
  /** As its endpoint names it. */
  readonly model: string;
  /** Of an OpenAI-compatible endpoint, up to and with the version: `https://models.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Milliseconds of one call. @defaultValue 120 s */
  readonly tryMs?: number | undefined;
  /** What one attempt at a job may use of it. */
  readonly limits?: Partial<ModelLimits> | undefined;
  /** Of a million tokens, in any unit; `limits.cost` is in the same. */
  readonly prices?: ModelPrices | undefined;
}

/** @throws {@link TypeError} naming what does not go together */
export function checkModel({ baseUrl, limits, prices }: ModelOptions): void {
  if (!/^https?:/.test(URL.canParse(baseUrl) ? baseUrl : "")) {
    throw new TypeError("model.baseUrl must be an http:// or https:// address.");
  }
  if (limits?.cost !== undefined && prices === undefined) {
    throw new TypeError("model.limits.cost needs the prices of the model: without them no cost is known.");
  }
}
