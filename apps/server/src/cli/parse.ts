import { Command, Option } from "commander";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { describeError } from "./describe-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { planDebug, planOutputs } from "./parse/outputs.ts";
import { createProgress, type Progress } from "./parse/progress.ts";
import { readConfig } from "./parse/read-config.ts";
import { findSources } from "./parse/sources.ts";
import type { Format, Task, TaskRunner } from "./parse/task.ts";
import { readInteger } from "./read-integer.ts";

interface ParseFlags {
  readonly format: Format;
  readonly out?: string;
  readonly config?: string;
  readonly jobs: string;
  readonly keepHeaders?: true;
  /** False with `--no-ocr`. */
  readonly ocr: boolean;
  readonly debug?: string;
  readonly server?: string;
  readonly password?: string;
  readonly pages?: string;
  readonly json?: true;
}

/** `docsvc parse`: documents to Markdown, HTML, text or JSON, in this process or against a service. */
export function parseCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return new Command("parse")
    .description("Parse documents: files, folders and addresses. No service is needed.")
    .argument(
      "<inputs...>",
      "files, folders or http(s) addresses; with --server also docsvc:// and jobid:// references",
    )
    .addOption(
      new Option("-f, --format <format>", "what to write").choices(["md", "html", "text", "json"]).default("md"),
    )
    .option(
      "-o, --out <path>",
      "file for one document, folder for several; without it one document goes to standard output",
    )
    .option(
      "-c, --config <file>",
      "JSON file with a parse configuration: enhance, retrieval, formatting, spreadsheet, settings",
    )
    .option("-j, --jobs <number>", "processes to work in: documents side by side, and the pages of long ones", "1")
    .option("--keep-headers", "keep page headers, footers and page numbers in md, html and text")
    .option("--no-ocr", "take embedded text alone, recognise nothing in pictures; not with --server")
    .option("--server <url>", "let this service do it, with the key in DOCSVC_API_KEY")
    .option("--password <password>", "password of the documents")
    .option("--pages <range>", "pages to parse: 3, 1-3, 2- or -5")
    .option(
      "--debug <dir>",
      "draw each stage of the parse on pictures of the pages into this folder; not with --server",
    )
    .option("--json", "with --out: report each document as a line of JSON on standard output")
    .action(async (inputs: string[], flags: ParseFlags) => finish(await parseAll(inputs, flags, context)));
}

async function parseAll(inputs: readonly string[], flags: ParseFlags, context: CommandContext): Promise<ExitCode> {
  const tasks = await planTasks(inputs, flags);
  const jobs = readInteger(flags.jobs, { name: "--jobs", least: 1, most: 256 });
  const progress = createProgress(context.terminal, tasks.length);
  const start = performance.now();
  await using runner = await chooseRunner(flags, jobs, context);
  const waiting = tasks.values();
  let failed = 0;
  // Each lane takes the next task when it has finished one.
  const lane = async (): Promise<void> => {
    for (const task of waiting) {
      if (context.signal.aborted) return;
      if (!(await runTask(task, { runner, progress, flags, context }))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: jobs }, lane));

  progress.clear();
  if (context.signal.aborted) {
    context.terminal.err("Interrupted.\n");
    return EXIT.interrupted;
  }
  if (tasks.length > 1) {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    progress.line(
      `${tasks.length} documents in ${seconds} s: ${tasks.length - failed} written to ${flags.out}, ${failed} failed.`,
    );
  }
  return failed === 0 ? EXIT.ok : EXIT.failed;
}

async function planTasks(inputs: readonly string[], flags: ParseFlags): Promise<readonly Task[]> {
  if (flags.json && flags.out === undefined) {
    throw usageError("--json reports on what is written with --out; for the result itself as JSON use --format json.");
  }
  if (flags.debug !== undefined && flags.server !== undefined) {
    throw usageError("--debug looks into the engine of this process: leave --server out.");
  }
  if (!flags.ocr && flags.server !== undefined) {
    throw usageError("--no-ocr is a choice of the engine of this process: leave --server out.");
  }
  const config = await readConfig(flags);
  const found = await findSources(inputs);
  if (found.length === 0) throw new CommandError(`There are no documents in ${inputs.join(", ")}.`);
  const outputs = await planOutputs(found, { out: flags.out, format: flags.format });
  const debug = planDebug(found, flags.debug);
  return found.map(({ label, source }, index) => ({
    label,
    source,
    config,
    format: flags.format,
    keepHeaders: flags.keepHeaders ?? false,
    ocr: flags.ocr ? "auto" : "off",
    outPath: outputs[index] ?? null,
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

interface TaskSurroundings {
  readonly runner: TaskRunner;
  readonly progress: Progress;
  readonly flags: ParseFlags;
  readonly context: CommandContext;
}

/** @returns whether the document was parsed and written */
async function runTask(task: Task, { runner, progress, flags, context }: TaskSurroundings): Promise<boolean> {
  const { terminal, signal } = context;
  const tell = (event: Readonly<Record<string, unknown>>): void => {
    if (flags.json) terminal.out(`${JSON.stringify({ input: task.label, ...event })}\n`);
  };
  try {
    const onProgress = (done: number, total: number): void => progress.page(task.label, done, total);
    const { text, pages, duration, warnings, debugPath } = await runner.run(task, { signal, onProgress });
    progress.document();
    for (const warning of shorten(warnings)) progress.line(`${task.label}: ${warning}`);
    if (debugPath !== undefined) progress.line(`${task.label}: open ${debugPath}`);
    if (text !== null) {
      progress.clear();
      terminal.out(text);
    }
    tell({ status: "ok", output: task.outPath, num_pages: pages, duration, warnings: warnings.length });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    const { code, message } = describeError(error);
    progress.document();
    progress.line(`${task.label}: ${message}`);
    tell({ status: "failed", code, error: message });
    return false;
  }
}

/** A document of 500 broken pages has 500 warnings; `--format json` has them all. */
function shorten(warnings: readonly string[]): readonly string[] {
  return warnings.length <= 4 ? warnings : [...warnings.slice(0, 3), `… and ${warnings.length - 3} more warnings.`];
}
