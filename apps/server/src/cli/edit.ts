import { Command } from "commander";
import type { EditOutput } from "@docsvc/openapi";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { addDebugOption, addDocumentOptions, DOCUMENT, type DocumentFlags } from "./operations/document-flags.ts";
import { writeEdited } from "./operations/write-edited.ts";
import { DASH, checkOneReader } from "./parse/standard-input.ts";

interface EditFlags extends DocumentFlags {
  readonly out?: string;
  readonly force?: true;
  readonly dryRun?: true;
}

/** `docsvc edit`: writes a changed copy of a document, and a report of the changes. */
export function editCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  const command = new Command("edit")
    .description("Edit a document by instructions in words and report on each. Needs no service.")
    .argument("<document>", DOCUMENT)
    .argument(
      "<instructions>",
      'what to do, in English or German: Redact "Ada". Delete page 2. Fill "Name" with "Ada".',
    )
    .option("-o, --out <path>", "file for the edited document")
    .option("--force", "also replace a file that docsvc did not write")
    .option("--dry-run", "only report what would be changed, and where");
  return addDebugOption(addDocumentOptions(command, context.environment)).action(
    async (input: string, instructions: string, flags: EditFlags) =>
      finish(await editDocument({ input, instructions }, flags, context)),
  );
}

async function editDocument(
  { input, instructions }: { readonly input: string; readonly instructions: string },
  flags: EditFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { out, dryRun = false, force = false } = flags;
  if ((out === undefined) !== dryRun) throw usageError("Give one of --out and --dry-run.");
  if (instructions.trim() === "") throw usageError("The instructions are empty: say what to do to the document.");
  checkOneReader([input === DASH && "the document", flags.passwordStdin === true && "the password"]);
  const { performOperation } = await import("./operations/perform-operation.ts");
  const write = await writeEdited(out, { force, stateDir: context.environment.stateDir });
  const { response, edited } = await performOperation<EditOutput>(
    { input, flags, task: { op: "edit", instructions, dryRun } },
    context,
  );
  if (edited !== null) await write(edited);
  context.terminal.out(`${JSON.stringify(response)}\n`);
  const { edits } = response.result;
  const undone = edits.filter(({ status }) => status !== "done").length;
  if (undone === 0) return EXIT.ok;
  throw new CommandError(`${undone} of ${edits.length} edits cannot be done; the report says which and why.`);
}
