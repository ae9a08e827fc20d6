import type { ModelUsage as WireUsage } from "@docsvc/openapi";
import type { ModelUsage } from "@docsvc/engine/model";

/** A job's model usage as in the contract. */
export function toWireUsage({ requests, inputTokens, outputTokens, cost }: ModelUsage): WireUsage {
  return { requests, input_tokens: inputTokens, output_tokens: outputTokens, cost };
}
