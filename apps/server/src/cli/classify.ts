import type { Category, ClassifyOutput } from "@docsvc/openapi";
import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { addDocumentOptions, addPagesOption, DOCUMENT, type DocumentFlags } from "./operations/document-flags.ts";
import { checkOneReader, DASH } from "./parse/standard-input.ts";
import { readContractFile } from "./read-contract-file.ts";

interface ClassifyFlags extends DocumentFlags {
  readonly category?: readonly string[];
  readonly categories?: string;
}

/** `docsvc classify`: assigns a document to one of the described categories. */
export function classifyCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  const command = new Command("classify")
    .description("Choose the category of a document from a list. Needs no service.")
    .argument("<document>", DOCUMENT)
    .option("-c, --category <title...>", 'titles of categories; "Other" takes documents that fit no other category')
    .option(
      "--categories <file>",
      "JSON file with a list of categories, each with title and description; - is standard input",
    );
  return addPagesOption(addDocumentOptions(command, context.environment)).action(
    async (input: string, flags: ClassifyFlags) => finish(await classifyDocument(input, flags, context)),
  );
}

async function classifyDocument(input: string, flags: ClassifyFlags, context: CommandContext): Promise<ExitCode> {
  const { category: titles = [], categories: path } = flags;
  checkOneReader([
    input === DASH && "the document",
    path === DASH && "the categories",
    flags.passwordStdin === true && "the password",
  ]);
  const file = { option: "--categories", schema: "Categories", kind: "a list of categories" };
  const described = path === undefined ? [] : await readContractFile<Category[]>({ ...file, path }, context.input);
  const categories = [...titles.map((title) => ({ title })), ...described];
  if (categories.length === 0) {
    throw new CommandError("There is nothing to choose from. Name categories with --category or --categories.");
  }
  const { performOperation } = await import("./operations/perform-operation.ts");
  const task = { op: "classify", categories } as const;
  const { response } = await performOperation<ClassifyOutput>({ input, flags, task }, context);
  context.terminal.out(`${JSON.stringify(response)}\n`);
  return EXIT.ok;
}
