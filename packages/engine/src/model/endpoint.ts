/** The client of an endpoint; a separate file because it takes a while to load. */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, type LanguageModelV4CallOptions, type LanguageModelV4GenerateResult } from "@ai-sdk/provider";
import { boundedFetch } from "./bounded-fetch.ts";

/** How JSON is requested: by its schema, by the JSON mode, or only in the instructions. */
export type Format = "schema" | "json" | "words";

export type Outcome = { readonly result: LanguageModelV4GenerateResult } | { readonly failure: Failure };

export interface Endpoint {
  /** Makes one call; failures are returned, not thrown. */
  call(format: Format, options: LanguageModelV4CallOptions): Promise<Outcome>;
}

export function connect({
  model,
  baseUrl,
  apiKey,
}: {
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
}): Endpoint {
  const shared = { name: "model", baseURL: baseUrl, fetch: boundedFetch, ...(apiKey !== undefined && { apiKey }) };
  const strict = createOpenAICompatible({ ...shared, supportsStructuredOutputs: true }).chatModel(model);
  const loose = createOpenAICompatible(shared).chatModel(model);
  return {
    call: async (format, options) => {
      try {
        return { result: await (format === "schema" ? strict : loose).doGenerate(options) };
      } catch (error) {
        return { failure: toFailure(error) };
      }
    },
  };
}

/** Why a try failed: temporarily, or because the endpoint does not accept such requests. */
export type Failure =
  | { readonly kind: "passing"; readonly waitMs: number | undefined }
  | { readonly kind: "rejected"; readonly status: number | undefined };

/** Temporary statuses: a timeout, a conflict, too early, too many requests, and all server errors. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);

function toFailure(error: unknown): Failure {
  if (!APICallError.isInstance(error)) return { kind: "passing", waitMs: undefined };
  const { statusCode, responseHeaders } = error;
  // No status, or a successful one: the connection broke, or the body does not follow the protocol.
  if (statusCode === undefined || statusCode < 400) return { kind: "passing", waitMs: undefined };
  if (statusCode < 500 && !PASSING.has(statusCode)) return { kind: "rejected", status: statusCode };
  return { kind: "passing", waitMs: retryAfterMs(responseHeaders?.["retry-after"]) };
}

/** `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. */
function retryAfterMs(value: string | undefined): number | undefined {
  if (value === undefined || value.trim() === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
