import { Command } from "commander";
import type { ExtractOutput } from "@docsvc/openapi";
import type { CommandContext } from "./command-context.ts";
import { usageError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import {
  addDebugOption,
  addDocumentOptions,
  addPagesOption,
  DOCUMENT,
  type DocumentFlags,
} from "./operations/document-flags.ts";
import { DASH, checkOneReader } from "./parse/standard-input.ts";
import { readContractFile } from "./read-contract-file.ts";

interface ExtractFlags extends DocumentFlags {
  readonly schema: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** `docsvc extract`: extracts the data of a JSON Schema; each value has the place that it was read from. */
export function extractCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  const command = new Command("extract")
    .description("Extract values from a document by a JSON Schema, each with its place. Needs no service.")
    .argument("<document>", DOCUMENT)
    .requiredOption("-s, --schema <file>", "JSON file with the JSON Schema of the data; - is standard input");
  return addDebugOption(addPagesOption(addDocumentOptions(command, context.environment))).action(
    async (input: string, flags: ExtractFlags) => finish(await extractData(input, flags, context)),
  );
}

async function extractData(input: string, flags: ExtractFlags, context: CommandContext): Promise<ExitCode> {
  checkOneReader([
    input === DASH && "the document",
    flags.schema === DASH && "the schema",
    flags.passwordStdin === true && "the password",
  ]);
  const schema = await readSchema(flags.schema, context);
  const { performOperation } = await import("./operations/perform-operation.ts");
  const { response } = await performOperation<ExtractOutput>(
    { input, flags, task: { op: "extract", schema } },
    context,
  );
  context.terminal.out(`${JSON.stringify(response)}\n`);
  return EXIT.ok;
}

async function readSchema(path: string, { input }: CommandContext): Promise<Schema> {
  const file = { option: "--schema", path, schema: "ExtractSchema", kind: "a JSON Schema" };
  const schema = await readContractFile<Schema>(file, input);
  const { checkExtractSchema } = await import("../jobs/check-extract-schema.ts");
  try {
    checkExtractSchema(schema, []);
  } catch (error) {
    throw usageError(`--schema ${path}: ${(error as Error).message.trim()}`);
  }
  return schema;
}
