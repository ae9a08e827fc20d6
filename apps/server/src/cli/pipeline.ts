import { Command } from "commander";
import type { ParseConfig, PipelineOutput } from "@docsvc/openapi";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { addDocumentOptions, addPagesOption, DOCUMENT, type DocumentFlags } from "./operations/document-flags.ts";
import type { Task } from "../jobs/task.ts";
import type { StoredPipelineRun } from "./operations/operation.ts";
import { readPipeline } from "./operations/read-pipeline.ts";
import { writeEdited } from "./operations/write-edited.ts";
import { DASH, checkOneReader } from "./parse/standard-input.ts";

interface PipelineFlags extends DocumentFlags {
  readonly out?: string;
  readonly force?: true;
}

/** `docsvc pipeline`: runs the steps of a file on one document, which is read once. */
export function pipelineCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  const command = new Command("pipeline")
    .description("Run the steps of a pipeline on a document: parse, split, extract, edit. Needs no service.")
    .argument("<document>", DOCUMENT)
    .argument(
      "<pipeline>",
      "YAML or JSON file with name and steps; - is standard input; with --server the id or name of a stored one",
    )
    .option("-o, --out <path>", "file for the edited document, if a step edits")
    .option("--force", "also replace a file that docsvc did not write");
  return addPagesOption(addDocumentOptions(command, context.environment)).action(
    async (input: string, pipeline: string, flags: PipelineFlags) => {
      checkOneReader([
        input === DASH && "the document",
        pipeline === DASH && "the pipeline",
        flags.passwordStdin === true && "the password",
      ]);
      const steps =
        flags.server === undefined ? await ofFile(pipeline, context) : await stored(pipeline, flags, context);
      finish(await runPipeline({ input, name: pipeline, ...steps }, flags, context));
    },
  );
}

/** The steps to run, as a task. */
interface Steps {
  readonly task: Task | StoredPipelineRun;
  readonly config?: ParseConfig;
  /** Whether a step edits the document. */
  readonly writes: boolean;
}

async function ofFile(path: string, { input }: CommandContext): Promise<Steps> {
  const { steps } = await readPipeline(path, input);
  const { toPipelineTask } = await import("../jobs/task.ts");
  // A file has neither an id nor versions, so they are omitted from the result.
  const { task, config } = toPipelineTask({ pipeline_id: path, version: 1 }, steps);
  return { task, config, writes: task.edit !== undefined };
}

async function stored(idOrName: string, flags: PipelineFlags, context: CommandContext): Promise<Steps> {
  if (flags.pages !== undefined) {
    throw usageError("A stored pipeline reads the pages that its parse step says: leave --pages out.");
  }
  const { openPipelineSource } = await import("./pipeline-source.ts");
  await using source = await openPipelineSource(flags, context);
  const { pipeline_id: pipelineId, steps } = await source.get(idOrName);
  return { task: { op: "stored-pipeline", pipelineId }, writes: steps.some(({ op }) => op === "edit") };
}

interface Run extends Steps {
  readonly input: string;
  /** The name on the command line. */
  readonly name: string;
}

async function runPipeline(run: Run, flags: PipelineFlags, context: CommandContext): Promise<ExitCode> {
  const { input, name, task, writes, config = {} } = run;
  if (writes !== (flags.out !== undefined)) {
    throw usageError(
      writes ? `${name} edits the document: name a file with --out.` : `${name} writes no document: leave --out out.`,
    );
  }
  const { performOperation } = await import("./operations/perform-operation.ts");
  const place = { force: flags.force ?? false, stateDir: context.environment.stateDir };
  const write = await writeEdited(flags.out, place);
  const { response, edited } = await performOperation<PipelineOutput>({ input, flags, task, config }, context);
  if (edited !== null) await write(edited);
  const { pipeline, ...result } = response.result;
  const shown = task.op === "stored-pipeline" ? { pipeline, ...result } : result;
  context.terminal.out(`${JSON.stringify({ ...response, result: shown })}\n`);
  const failed = result.failed ?? [];
  if (failed.length === 0) return EXIT.ok;
  throw new CommandError(failed.map(({ op, error }) => `${op}: ${error}`).join("\n"));
}
