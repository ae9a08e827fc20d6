import type { PipelineDefinition } from "@docsvc/openapi";
import { usageError } from "../command-error.ts";
import type { Bytes } from "../parse/standard-input.ts";
import { readContractFile } from "../read-contract-file.ts";

export const PIPELINE_FILE = "YAML or JSON file with name and steps; - is standard input";

/** A pipeline from a file, validated as a service validates one before it stores it. @throws {@link CommandError} */
export async function readPipeline(path: string, input: Bytes): Promise<PipelineDefinition> {
  const { parse } = await import("yaml");
  const file = { option: "pipeline", path, schema: "PipelineDefinition", kind: "a pipeline" };
  // YAML includes JSON. The parser itself refuses aliases that multiply.
  const format = { name: "YAML or JSON", parse: (text: string): unknown => parse(text) };
  const definition = await readContractFile<PipelineDefinition>({ ...file, format }, input);
  const { checkPipeline } = await import("../../jobs/check-pipeline.ts");
  try {
    checkPipeline(definition.steps);
  } catch (error) {
    // A service names the place in the request body; the command names the file.
    throw usageError(`pipeline ${path}: ${(error as Error).message.replace(/^body\./, "")}`);
  }
  return definition;
}
