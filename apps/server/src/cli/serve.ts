import { Command } from "commander";
import type { AllowAddress } from "../fetch/guarded-agent.ts";
import type { RunningService } from "../service.ts";
import { ISOLATION_LEVELS } from "../isolation/isolation.ts";
import type { IsolationLevel } from "../isolation/isolation.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { DATABASE_OPTION } from "./open-data.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { readInteger } from "./read-integer.ts";
import { readS3 } from "./read-s3.ts";

interface ServeFlags {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly json?: true;
  readonly show?: string;
  readonly allow: string;
}

/** `docsvc serve`: runs the service until it is told to stop, then lets running jobs finish. */
export function serveCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return roleCommand("serve", undefined, context, finish)
    .description("Run the service. The first start prints an API key; DOCSVC_API_KEY presets one.")
    .option("--show <file>", "once it runs, parse this document through it and print what came back");
}

/** `docsvc api`: the part of a fleet that answers callers. */
export function apiCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return roleCommand("api", "api", context, finish).description(
    "Answer callers of a fleet, on any number of hosts; docsvc worker runs the documents. Needs --database.",
  );
}

/** `docsvc worker`: the part of a fleet that runs documents. */
export function workerCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return roleCommand("worker", "worker", context, finish).description(
    "Run documents and send webhooks for a fleet, on any number of hosts. Needs --database. Listens for /health, /ready and /metrics alone.",
  );
}

function roleCommand(name: string, role: Role, context: CommandContext, finish: (code: ExitCode) => void): Command {
  const { environment } = context;
  return new Command(name)
    .option("--port <number>", "port to listen on; 0 takes a free one", environment.port ?? "8787")
    .option("--host <address>", "address to listen on; 0.0.0.0 for all", environment.host ?? "127.0.0.1")
    .option("--data <dir>", "where files, jobs and keys are kept", environment.dataDir ?? ".docsvc")
    .option(...DATABASE_OPTION, environment.database)
    .option(
      "--allow <list>",
      "hosts and networks that inputs may come from and webhooks go to although they are not public, such as 10.1.0.0/16,files.intranet",
      environment.allow ?? "",
    )
    .option("--json", "write structured logs to standard output")
    .action(async (flags: ServeFlags) => finish(await serve(flags, role, context)));
}

type Role = "api" | "worker" | undefined;

async function serve(flags: ServeFlags, role: Role, context: CommandContext): Promise<ExitCode> {
  const { terminal, environment, signal } = context;
  const { DataDirectoryInUseError, IsolationUnavailableError, startService } = await import("../index.ts");
  const port = readInteger(flags.port, { name: "--port", least: 0, most: 65_535 });
  const slots =
    environment.slots === undefined
      ? undefined
      : readInteger(environment.slots, { name: "DOCSVC_SLOTS", least: 1, most: 1024 });
  const service = await startService({
    dataDir: flags.data,
    database: flags.database,
    secret: environment.secret,
    role,
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
    log: flags.json ? { write: terminal.out } : { write: (line) => writeTrouble(line, terminal.err), level: "warn" },
  }).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUseError || error instanceof IsolationUnavailableError || isRefusal(error)) {
      throw new CommandError(error.message, EXIT.failed, { cause: error });
    }
    if (error instanceof TypeError) throw usageError(settingOf(error) + error.message);
    throw error;
  });
  const place = flags.database === undefined ? flags.data : "its database";
  terminal.err(`docsvc listens on ${service.url}, and keeps its data in ${place}.\n`);
  if (service.apiKey !== undefined) terminal.err(`API key, shown this once: ${service.apiKey}\n`);

  if (flags.show !== undefined) await show(flags.show, service, context);

  await untilAborted(signal);
  terminal.err("Stopping: running jobs may finish first. Press Ctrl-C again to stop at once.\n");
  await service.close();
  return EXIT.ok;
}

/** Something outside of this process stands in the way, and the message says what. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && REFUSALS.has(error.name);
}

const REFUSALS: ReadonlySet<string> = new Set([
  "FilesElsewhereError",
  "FileStoreUnavailableError",
  "StartRefusedError",
  "StoreUnavailableError",
]);

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
  if (message.startsWith("The secret")) return "DOCSVC_SECRET: ";
  if (/^database|needs a database/.test(message)) return "--database, DOCSVC_DATABASE_URL: ";
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
  const detail = typeof err === "object" && err !== null ? stackOf(err) : code;
  write(`${level >= 50 ? "error" : "warning"}: ${String(msg)}${typeof detail === "string" ? ` ${detail}` : ""}\n`);
}

/** With those of what caused it. */
function stackOf({ stack = "", cause }: LoggedError): string {
  return cause === undefined ? stack : `${stack}\ncaused by: ${stackOf(cause)}`;
}

interface LoggedError {
  readonly stack?: string;
  readonly cause?: LoggedError;
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
