import { Command } from "commander";
import type { SplitOutput, SplitSection } from "@docsvc/openapi";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
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

interface SplitFlags extends DocumentFlags {
  readonly sections: string;
  readonly rules?: string;
}

/** `docsvc split`: finds the pages of a bundle that belong to each described section. */
export function splitCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  const command = new Command("split")
    .description("Find the pages of each section of a document. Needs no service.")
    .argument("<document>", DOCUMENT)
    .requiredOption(
      "-s, --sections <file>",
      "JSON file with a list of sections, each with title and description; - is standard input",
    )
    .option("--rules <text>", "rules in words, English or German: Each invoice separately. Leave out blank pages.");
  return addDebugOption(addPagesOption(addDocumentOptions(command, context.environment))).action(
    async (input: string, flags: SplitFlags) => finish(await splitDocument(input, flags, context)),
  );
}

async function splitDocument(input: string, flags: SplitFlags, context: CommandContext): Promise<ExitCode> {
  const { sections: path, rules } = flags;
  checkOneReader([
    input === DASH && "the document",
    path === DASH && "the sections",
    flags.passwordStdin === true && "the password",
  ]);
  const file = { option: "--sections", path, schema: "SplitDescription", kind: "a list of sections" };
  const descriptions = await readContractFile<SplitSection[]>(file, context.input);
  const { performOperation } = await import("./operations/perform-operation.ts");
  const task = { op: "split", descriptions, ...(rules !== undefined && { rules }) } as const;
  const { response } = await performOperation<SplitOutput>({ input, flags, task }, context);
  context.terminal.out(`${JSON.stringify(response)}\n`);
  const missed = (response.result.rules ?? []).filter(({ status }) => status === "not_understood");
  if (missed.length === 0) return EXIT.ok;
  throw new CommandError(`Not understood, and not followed: ${missed.map(({ rule }) => `"${rule}"`).join(", ")}.`);
}
