/** Creates the models from the configuration; without configuration, no model is used. */
import { join } from "node:path";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { Vectors } from "./search/nearest.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The model that writes the answer. */
export function configuredModel(environment: Environment): LanguageModel | undefined {
  const { DOCSVC_MODEL_BASE_URL: baseURL, DOCSVC_MODEL: name, DOCSVC_MODEL_API_KEY: apiKey } = environment;
  if (!baseURL && !name) return undefined;
  if (!baseURL || !name) throw new Error("A model needs both: DOCSVC_MODEL_BASE_URL and DOCSVC_MODEL.");
  // Without supportsStructuredOutputs the schema of the answer would not reach the model.
  return createOpenAICompatible({ name: "model", baseURL, supportsStructuredOutputs: true, ...(apiKey && { apiKey }) })(
    name,
  );
}

/** The model that computes vectors of the passages. */
export function configuredVectors(environment: Environment, indexDirectory: string): Vectors | undefined {
  const {
    DOCSVC_EMBEDDING_BASE_URL: baseURL,
    DOCSVC_EMBEDDING_MODEL: name,
    DOCSVC_EMBEDDING_API_KEY: apiKey,
  } = environment;
  if (!baseURL && !name) return undefined;
  if (!baseURL || !name) {
    throw new Error("A vector model needs both: DOCSVC_EMBEDDING_BASE_URL and DOCSVC_EMBEDDING_MODEL.");
  }
  const provider = createOpenAICompatible({ name: "vectors", baseURL, ...(apiKey && { apiKey }) });
  return { model: provider.embeddingModel(name), path: join(indexDirectory, "vectors.json") };
}
