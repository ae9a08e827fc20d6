import type { ModelLimits, ModelPrices } from "@docsvc/engine/model";

/** A language model that operations may use. */
export interface ModelOptions {
  /** The name at its endpoint. */
  readonly model: string;
  /** The address of an OpenAI-compatible endpoint, up to and including the version: `https://models.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Timeout of one call in milliseconds. @defaultValue 120 s */
  readonly tryMs?: number | undefined;
  /** Limits for one attempt of a job. */
  readonly limits?: Partial<ModelLimits> | undefined;
  /** Prices of a million tokens in any currency, which `limits.cost` also uses. */
  readonly prices?: ModelPrices | undefined;
}

/** @throws {@link TypeError} naming the options that contradict each other */
export function checkModel({ baseUrl, limits, prices }: ModelOptions): void {
  if (!/^https?:/.test(URL.canParse(baseUrl) ? baseUrl : "")) {
    throw new TypeError("model.baseUrl must be an http:// or https:// address.");
  }
  if (limits?.cost !== undefined && prices === undefined) {
    throw new TypeError("model.limits.cost needs the prices of the model: without them no cost is known.");
  }
}
