import type { ModelUsage as WireUsage } from "@docsvc/openapi";
import type { ModelUsage } from "@docsvc/engine/model";

/** What a job used of the model, as the contract says it. */
export function toWireUsage({ requests, inputTokens, outputTokens, cost }: ModelUsage): WireUsage {
  return { requests, input_tokens: inputTokens, output_tokens: outputTokens, cost };
}
