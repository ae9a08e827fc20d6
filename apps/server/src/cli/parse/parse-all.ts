import type { CommandContext } from "../command-context.ts";
import { CommandError, usageError } from "../command-error.ts";
import { count } from "../count.ts";
import type { ExitCode } from "../exit-codes.ts";
import { operatorsModel } from "../operations/operators-model.ts";
import { readInteger } from "../read-integer.ts";
import { checkAllowed } from "./check-allowed.ts";
import type { Found } from "./found.ts";
import { planDebug, planOutputs } from "./outputs.ts";
import type { ParseFlags } from "./parse-flags.ts";
import { readConfig, withStyles } from "./read-config.ts";
import { readPassword } from "./read-password.ts";
import { runTasks } from "./run-tasks.ts";
import { describePassedOver, findSources } from "./sources.ts";
import { DASH, checkOneReader, keepStandardInput } from "./standard-input.ts";
import type { Task, TaskRunner } from "./task.ts";
import { openWrittenFiles, type WrittenFiles } from "./written-files.ts";

/** Plans the outputs, and parses the documents one after another or in parallel. */
export async function parseAll(
  inputs: readonly string[],
  flags: ParseFlags,
  context: CommandContext,
): Promise<ExitCode> {
  checkFlags(inputs, flags);
  const jobs = readInteger(flags.jobs, { name: "--jobs", least: 1, most: 256 });
  await checkAllowed(flags.allow);
  await using kept = inputs.includes(DASH) ? await keepStandardInput(context.input) : undefined;
  const { found, passedOver } = await findSources(inputs, {
    standardInput: kept?.path,
    allow: flags.allow,
    proxy: context.environment.proxy,
    noProxy: context.environment.noProxy,
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
  await using runner = await chooseRunner(tasks.length, { flags, jobs, context });
  // Awaited here, because the runner must stay open until all is done.
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
  if (!flags.print && flags.server !== undefined) {
    throw usageError("--no-print is a choice of the engine of this process: leave --server out.");
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
  // A service has its own model.
  const model = flags.server === undefined ? await operatorsModel(context) : null;
  return found.map(({ label, identity, source }, index) => ({
    label,
    identity,
    source,
    config,
    format: flags.format,
    keepHeaders: flags.keepHeaders ?? false,
    ocr: flags.ocr ? "auto" : "off",
    print: flags.print ? "auto" : "off",
    outPath: outputs[index] ?? null,
    model,
    debug: debug[index] ?? null,
  }));
}

interface RunnerChoice {
  readonly flags: ParseFlags;
  readonly jobs: number;
  readonly context: CommandContext;
}

/** Loads only what the run needs: the client for a service, the engine for this process. */
async function chooseRunner(documents: number, { flags, jobs, context }: RunnerChoice): Promise<TaskRunner> {
  const { environment } = context;
  if (flags.server !== undefined) {
    const { serviceRunner } = await import("./against-service.ts");
    if (environment.apiKey === undefined) throw usageError("--server needs a key of the service in DOCSVC_API_KEY.");
    return serviceRunner({ apiKey: environment.apiKey, baseUrl: flags.server });
  }
  if (jobs > 1) return (await import("./worker-pool.ts")).workerPool(jobs);
  return (await import("./in-process.ts")).inProcessRunner(documents);
}
