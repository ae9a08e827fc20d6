import type { CommandContext } from "../command-context.ts";
import { CommandError, usageError } from "../command-error.ts";
import { describeError } from "../describe-error.ts";
import { EXIT } from "../exit-codes.ts";
import { hintOf } from "../hints.ts";
import { checkAllowed } from "../parse/check-allowed.ts";
import { planDebug } from "../parse/outputs.ts";
import { createProgress } from "../parse/progress.ts";
import { readConfig } from "../parse/read-config.ts";
import { readPassword } from "../parse/read-password.ts";
import { findSources } from "../parse/sources.ts";
import type { Found } from "../parse/found.ts";
import { DASH, keepStandardInput } from "../parse/standard-input.ts";
import { openClient } from "../open-client.ts";
import type { Operation, Performed, Performer, StoredPipelineRun } from "./operation.ts";
import type { Task } from "../../jobs/task.ts";

/**
 * Performs one operation on one document, here or with the service that the flags name.
 *
 * @throws {@link CommandError} with a message that names the document
 */
export async function performOperation<Result>(
  { input, flags, task, config = {} }: Operation<Task | StoredPipelineRun>,
  context: CommandContext,
): Promise<Performed<Result>> {
  if (flags.debug !== undefined && flags.server !== undefined) {
    throw usageError("--debug draws what the engine of this process found: leave --server out.");
  }
  await checkAllowed(flags.allow);
  const perform = await choosePerformer(flags.server, context);
  await using kept = input === DASH ? await keepStandardInput(context.input) : undefined;
  const document = await findOne(input, {
    standardInput: kept?.path,
    allow: flags.allow,
    proxy: context.environment.proxy,
    noProxy: context.environment.noProxy,
  });
  if (document.source.kind === "reference" && flags.server === undefined) {
    throw usageError(`${input} is known to a service alone: name a file or an http(s) address, or give --server.`);
  }
  const password = await readPassword(flags, context);
  const { settings } = await readConfig({ ...flags, ...(password !== undefined && { password }) }, context.input);
  const hasSettings = config.settings !== undefined || settings !== undefined;
  const reading = hasSettings ? { ...config, settings: { ...config.settings, ...settings } } : config;
  const progress = createProgress(context.terminal, 1);
  const onProgress = (done: number, total: number): void => progress.page(document.label, done, total);
  try {
    const [debug = null] = planDebug([document], flags.debug);
    const job = { source: document.source, task, config: reading, debug };
    const performed = (await perform(job, { signal: context.signal, onProgress })) as Performed<Result>;
    if (performed.debugPath !== undefined) context.terminal.err(`${document.label}: open ${performed.debugPath}\n`);
    return performed;
  } catch (error) {
    if (context.signal.aborted) throw error;
    const { code, message } = describeError(error);
    throw new CommandError(`${document.label}: ${message}${hintOf(code)}`, EXIT.failed, { cause: error });
  } finally {
    progress.clear();
  }
}

/** Loads only what the run needs: the client for a service, the engine for this process. */
async function choosePerformer(
  server: string | undefined,
  context: CommandContext,
): Promise<Performer<Task | StoredPipelineRun>> {
  // The commands ensure that the performer supports the task; only pipelines differ.
  type Any = Performer<Task | StoredPipelineRun>;
  if (server === undefined) {
    const { openModel, performInProcess } = await import("./in-process.ts");
    return performInProcess(await openModel(context)) as Any;
  }
  const client = await openClient(server, context);
  return (await import("./against-service.ts")).performAgainst(client) as Any;
}

async function findOne(input: string, options: Parameters<typeof findSources>[1]): Promise<Found> {
  const { found } = await findSources([input], options);
  const [document] = found;
  if (document === undefined || found.length > 1 || document.inFolder) {
    throw usageError(`${input} is not one document: name a single file.`);
  }
  return document;
}
