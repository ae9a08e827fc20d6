import { Command, Option } from "commander";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { count } from "./count.ts";
import type { ExitCode } from "./exit-codes.ts";
import { operatorsModel } from "./operations/operators-model.ts";
import { checkAllowed } from "./parse/check-allowed.ts";
import { planDebug, planOutputs } from "./parse/outputs.ts";
import { readConfig, withStyles } from "./parse/read-config.ts";
import { readPassword } from "./parse/read-password.ts";
import { runTasks } from "./parse/run-tasks.ts";
import type { Found } from "./parse/found.ts";
import { describePassedOver, findSources } from "./parse/sources.ts";
import { DASH, checkOneReader, keepStandardInput } from "./parse/standard-input.ts";
import type { Format, Task, TaskRunner } from "./parse/task.ts";
import { openWrittenFiles, type WrittenFiles } from "./parse/written-files.ts";
import { readInteger } from "./read-integer.ts";

export interface ParseFlags {
  readonly format: Format;
  readonly out?: string;
  readonly config?: string;
  readonly jobs: string;
  readonly keepHeaders?: true;
  /** False with `--no-ocr`. */
  readonly ocr: boolean;
  readonly debug?: string;
  readonly server?: string;
  readonly allow: string;
  readonly password?: string;
  readonly passwordStdin?: true;
  readonly pages?: string;
  readonly skipExisting?: true;
  readonly force?: true;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly json?: true;
}

/** `docsvc parse`: documents to Markdown, HTML, text or JSON, in this process or against a service. */
export function parseCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return new Command("parse")
    .description("Parse documents: files, folders and addresses. No service is needed.")
    .argument(
      "<inputs...>",
      "files, folders, patterns or http(s) addresses; - is standard input; with --server also docsvc:// and jobid:// references",
    )
    .addOption(
      new Option("-f, --format <format>", "what to write").choices(["md", "html", "text", "json"]).default("md"),
    )
    .option(
      "-o, --out <path>",
      "file for one document, folder for several; without it one document goes to standard output",
    )
    .option(
      "--skip-existing",
      "leave documents out that an earlier call has written to --out and that have not changed since",
    )
    .option("--force", "replace files that docsvc has not written, too")
    .option(
      "-c, --config <file>",
      "JSON file with a parse configuration: enhance, retrieval, formatting, spreadsheet, settings; - is standard input",
    )
    .option("-j, --jobs <number>", "processes to work in: documents side by side, and the pages of long ones", "1")
    .option("--keep-headers", "keep page headers, footers and page numbers in md, html and text")
    .option("--no-ocr", "take embedded text alone, recognise nothing in pictures; not with --server")
    .option("--server <url>", "let this service do it, with the key in DOCSVC_API_KEY")
    .option(
      "--allow <list>",
      "hosts and networks that addresses may lead to although they are not public, such as 127.0.0.1,10.1.0.0/16",
      context.environment.allow ?? "",
    )
    .option("--password <password>", "password of the documents, which other users of this machine can see")
    .option("--password-stdin", "read the password from standard input; DOCSVC_DOCUMENT_PASSWORD is read, too")
    .option("--pages <range>", "pages to parse: 3, 1-3, 2- or -5, or several of these: 1,4-6")
    .option(
      "--debug <dir>",
      "draw each stage of the parse on pictures of the pages into this folder; not with --server",
    )
    .option("-q, --quiet", "say nothing but what failed")
    .option("-v, --verbose", "say each file that is written or passed over")
    .option("--json", "with --out: report each document as a line of JSON on standard output")
    .action(async (inputs: string[], flags: ParseFlags) => finish(await parseAll(inputs, flags, context)));
}

async function parseAll(inputs: readonly string[], flags: ParseFlags, context: CommandContext): Promise<ExitCode> {
  checkFlags(inputs, flags);
  const jobs = readInteger(flags.jobs, { name: "--jobs", least: 1, most: 256 });
  await checkAllowed(flags.allow);
  await using kept = inputs.includes(DASH) ? await keepStandardInput(context.input) : undefined;
  const { found, passedOver } = await findSources(inputs, {
    standardInput: kept?.path,
    allow: flags.allow,
    proxy: context.environment.proxy,
    out: flags.out,
    signal: context.signal,
  });
  const written = openWrittenFiles(context.environment.stateDir);
  const tasks = await planTasks(found, { flags, context, written });
  if (passedOver.length > 0 && !flags.quiet) {
    const documents = count(found.length, "document");
    context.terminal.err(`${documents}; ${describePassedOver(passedOver)}.\n`);
    if (flags.verbose) for (const path of passedOver) context.terminal.err(`  ${path}\n`);
  }
  if (tasks.length === 0) throw new CommandError(`There are no documents in ${inputs.join(", ")}.`);
  await using runner = await chooseRunner(flags, jobs, context);
  // Awaited here: the runner is open until all is done.
  return await runTasks(tasks, { runner, jobs, flags, context, written });
}

function checkFlags(inputs: readonly string[], flags: ParseFlags): void {
  if (flags.json && flags.out === undefined) {
    throw usageError("--json reports on what is written with --out; for the result itself as JSON use --format json.");
  }
  if (flags.debug !== undefined && flags.server !== undefined) {
    throw usageError("--debug looks into the engine of this process: leave --server out.");
  }
  if (!flags.ocr && flags.server !== undefined) {
    throw usageError("--no-ocr is a choice of the engine of this process: leave --server out.");
  }
  if (flags.quiet && flags.verbose) throw usageError("Give one of --quiet and --verbose.");
  checkOneReader([
    inputs.includes(DASH) && "a document",
    flags.config === DASH && "the configuration",
    flags.passwordStdin === true && "the password",
  ]);
}

interface Planning {
  readonly flags: ParseFlags;
  readonly context: CommandContext;
  readonly written: WrittenFiles;
}

async function planTasks(found: readonly Found[], { flags, context, written }: Planning): Promise<readonly Task[]> {
  const { environment, input, signal } = context;
  const password = await readPassword(flags, { environment, input });
  const read = await readConfig({ ...flags, ...(password === undefined ? {} : { password }) }, input);
  const config = flags.format === "json" ? read : withStyles(read);
  const outputs = await planOutputs(found, { out: flags.out, format: flags.format, written, signal });
  const debug = planDebug(found, flags.debug);
  // A service has a model of its own.
  const model = flags.server === undefined ? await operatorsModel(context) : null;
  return found.map(({ label, identity, source }, index) => ({
    label,
    identity,
    source,
    config,
    format: flags.format,
    keepHeaders: flags.keepHeaders ?? false,
    ocr: flags.ocr ? "auto" : "off",
    outPath: outputs[index] ?? null,
    model,
    debug: debug[index] ?? null,
  }));
}

/** Loads only what the run needs: the client for a service, the engine for this process. */
async function chooseRunner(flags: ParseFlags, jobs: number, { environment }: CommandContext): Promise<TaskRunner> {
  if (flags.server !== undefined) {
    const { serviceRunner } = await import("./parse/against-service.ts");
    if (environment.apiKey === undefined) throw usageError("--server needs a key of the service in DOCSVC_API_KEY.");
    return serviceRunner({ apiKey: environment.apiKey, baseUrl: flags.server });
  }
  if (jobs > 1) return (await import("./parse/worker-pool.ts")).workerPool(jobs);
  return (await import("./parse/in-process.ts")).inProcessRunner();
}
