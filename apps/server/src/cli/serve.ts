import { Command } from "commander";
import type { AllowAddress } from "../fetch/guarded-agent.ts";
import type { RunningService } from "../service.ts";
import { ISOLATION_LEVELS } from "../isolation/isolation.ts";
import type { IsolationLevel } from "../isolation/isolation.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { readInteger } from "./read-integer.ts";
import { readS3 } from "./read-s3.ts";

interface ServeFlags {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly json?: true;
  readonly show?: string;
  readonly allow: string;
}

/** `docsvc serve`: runs the service until it is told to stop, then lets running jobs finish. */
export function serveCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  const { environment } = context;
  return new Command("serve")
    .description("Run the service. The first start prints an API key; DOCSVC_API_KEY presets one.")
    .option("--port <number>", "port to listen on; 0 takes a free one", environment.port ?? "8787")
    .option("--host <address>", "address to listen on; 0.0.0.0 for all", environment.host ?? "127.0.0.1")
    .option("--data <dir>", "where files, jobs and keys are kept", environment.dataDir ?? ".docsvc")
    .option(
      "--allow <list>",
      "hosts and networks that inputs may come from and webhooks go to although they are not public, such as 10.1.0.0/16,files.intranet",
      environment.allow ?? "",
    )
    .option("--json", "write structured logs to standard output")
    .option("--show <file>", "once it runs, parse this document through it and print what came back")
    .action(async (flags: ServeFlags) => finish(await serve(flags, context)));
}

async function serve(flags: ServeFlags, context: CommandContext): Promise<ExitCode> {
  const { terminal, environment, signal } = context;
  const { DataDirectoryInUseError, IsolationUnavailableError, startService } = await import("../index.ts");
  const port = readInteger(flags.port, { name: "--port", least: 0, most: 65_535 });
  const slots =
    environment.slots === undefined
      ? undefined
      : readInteger(environment.slots, { name: "DOCSVC_SLOTS", least: 1, most: 1024 });
  const service = await startService({
    dataDir: flags.data,
    host: flags.host,
    port,
    slots,
    apiKey: environment.apiKey,
    publicUrl: environment.publicUrl,
    metricsToken: environment.metricsToken,
    isolation: readIsolation(environment.isolation),
    allowAddress: await readAllowed(flags.allow),
    s3: readS3(environment.s3),
    // A person wants to see what goes wrong; a machine wants everything.
    log: { write: flags.json ? terminal.out : (line) => writeTrouble(line, terminal.err) },
  }).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUseError || error instanceof IsolationUnavailableError || isFilesError(error)) {
      throw new CommandError(error.message, EXIT.failed, { cause: error });
    }
    if (error instanceof TypeError) throw usageError(settingOf(error) + error.message);
    throw error;
  });
  terminal.err(`docsvc listens on ${service.url}, and keeps its data in ${flags.data}.\n`);
  if (service.apiKey !== undefined) terminal.err(`API key, shown this once: ${service.apiKey}\n`);

  if (flags.show !== undefined) await show(flags.show, service, context);

  await untilAborted(signal);
  terminal.err("Stopping: running jobs may finish first. Press Ctrl-C again to stop at once.\n");
  await service.close();
  return EXIT.ok;
}

/** The files are not where the service was told to look, or it does not get at them. */
function isFilesError(error: unknown): error is Error {
  return error instanceof Error && (error.name === "FilesElsewhereError" || error.name === "FileStoreUnavailableError");
}

async function readAllowed(list: string): Promise<AllowAddress> {
  const { readAllowList } = await import("../fetch/allow-list.ts");
  try {
    return readAllowList(list);
  } catch (error) {
    throw usageError(`--allow: ${(error as Error).message}`);
  }
}

function readIsolation(level: string | undefined): IsolationLevel | undefined {
  const known = ISOLATION_LEVELS.find((name) => name === level);
  if (known === undefined && level !== undefined) {
    throw usageError(`DOCSVC_ISOLATION must be one of ${ISOLATION_LEVELS.join(", ")}, and is ${level}.`);
  }
  return known;
}

/** The name by which the command line knows what the service refuses. */
function settingOf({ message }: TypeError): string {
  if (message.includes("API key")) return "DOCSVC_API_KEY: ";
  return message.startsWith("metricsToken") ? "DOCSVC_METRICS_TOKEN: " : "";
}

/** A document that cannot be shown is told; the service goes on. */
async function show(path: string, service: RunningService, { terminal, environment }: CommandContext): Promise<void> {
  const apiKey = environment.apiKey ?? service.apiKey;
  if (apiKey === undefined) throw usageError("--show needs a key: set DOCSVC_API_KEY.");
  const { showDocument } = await import("./show-document.ts");
  const shown = showDocument(path, { url: service.url, apiKey });
  await shown.then(
    (text) => terminal.out(`\n${text}`),
    (error: Error) => terminal.err(`${path} could not be shown: ${error.message}\n`),
  );
}

/** Warnings and errors of the structured log (levels of pino), as a line for people. */
function writeTrouble(line: string, write: (text: string) => void): void {
  const { level, msg, err, code } = JSON.parse(line) as Readonly<Record<string, unknown>>;
  if (typeof level !== "number" || level < 40) return;
  const detail = typeof err === "object" && err !== null ? Reflect.get(err, "stack") : code;
  write(`${level >= 50 ? "error" : "warning"}: ${String(msg)}${detail === undefined ? "" : ` ${String(detail)}`}\n`);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
