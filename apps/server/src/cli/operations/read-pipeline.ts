import type { PipelineDefinition } from "@docsvc/openapi";
import { usageError } from "../command-error.ts";
import type { Bytes } from "../parse/standard-input.ts";
import { readContractFile } from "../read-contract-file.ts";

export const PIPELINE_FILE = "YAML or JSON file with name and steps; - is standard input";

/** A pipeline of a file, checked as a service checks one that it is to store. @throws {@link CommandError} */
export async function readPipeline(path: string, input: Bytes): Promise<PipelineDefinition> {
  const { parse } = await import("yaml");
  const file = { option: "pipeline", path, schema: "PipelineDefinition", kind: "a pipeline" };
  // JSON is YAML, too. Aliases that multiply are refused by the parser itself.
  const format = { name: "YAML or JSON", parse: (text: string): unknown => parse(text) };
  const definition = await readContractFile<PipelineDefinition>({ ...file, format }, input);
  const { checkPipeline } = await import("../../jobs/check-pipeline.ts");
  try {
    checkPipeline(definition.steps);
  } catch (error) {
    // A service says where in the body of a request.
    throw usageError(`pipeline ${path}: ${(error as Error).message.replace(/^body\./, "")}`);
  }
  return definition;
}
