import { Command, Option } from "commander";
import type { AllowAddress } from "../fetch/guarded-agent.ts";
import type { RunningService } from "../service/service.ts";
import { ISOLATION_LEVELS } from "../isolation/isolation.ts";
import type { IsolationLevel } from "../isolation/isolation.ts";
import { readLevels } from "../isolation/read-levels.ts";
import { settingsHelp } from "../settings/describe-settings.ts";
import type { ReadSettings, Variables } from "../settings/read-settings.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { DATABASE_OPTION } from "./open-data.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { readInteger } from "./read-integer.ts";
import { readS3 } from "./read-s3.ts";
import { announce } from "./serve/announce.ts";
import { steadyHeap } from "./serve/steady-heap.ts";
import { describeTakenPort } from "./serve/taken-port.ts";

interface ServeFlags {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly json?: true;
  readonly show?: string;
  readonly showKey?: true;
  readonly also?: string;
  readonly check?: true;
  readonly allow: string;
}

/** `docsvc serve`: runs the service until it is stopped, then lets running jobs finish. */
export function serveCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return roleCommand("serve", undefined, context, finish)
    .description("Run the service. The first start prints an API key, unless DOCSVC_API_KEY sets one.")
    .option("--show <file>", "after the start, parse this document through the service and print the result");
}

/** `docsvc api`: the part of a fleet that answers requests. */
export function apiCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return roleCommand("api", "api", context, finish).description(
    "Answer requests to a fleet, on any number of hosts; docsvc worker processes the documents. Needs --database.",
  );
}

/** `docsvc worker`: the part of a fleet that processes documents. */
export function workerCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return roleCommand("worker", "worker", context, finish).description(
    "Process documents and send webhooks for a fleet, on any number of hosts. Needs --database. Serves only /health, /ready and /metrics.",
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
      "private hosts and networks that inputs may come from and webhooks may go to, such as 10.1.0.0/16,files.intranet",
      environment.allow ?? "",
    )
    .option("--json", "write structured logs to standard output")
    .addHelpText("after", settingsHelp)
    .addOption(new Option("--check", "say whether the port is free, and start nothing").hideHelp())
    .addOption(new Option("--show-key", "print the key that DOCSVC_API_KEY presets").hideHelp())
    .addOption(
      new Option("--also <name=url>", "print the address of another server that was started with it").hideHelp(),
    )
    .action(async (flags: ServeFlags) => finish(await serve(flags, role, context)));
}

type Role = "api" | "worker" | undefined;

async function serve(flags: ServeFlags, role: Role, context: CommandContext): Promise<ExitCode> {
  const { terminal, environment, signal } = context;
  const settings = await readEnvironment(environment.variables ?? {});
  const port = readInteger(flags.port, { name: "--port", least: 0, most: 65_535 });
  const taken = await describeTakenPort(flags.host, port);
  if (taken !== undefined) throw new CommandError(taken);
  if (flags.check) return EXIT.ok;
  const { DataDirectoryInUseError, IsolationUnavailableError, startService } = await import("../index.ts");
  const service = await startService({
    ...settings,
    dataDir: flags.data,
    database: flags.database,
    secret: environment.secret,
    role,
    host: flags.host,
    port,
    apiKey: environment.apiKey,
    publicUrl: environment.publicUrl,
    metricsToken: environment.metricsToken,
    isolation: readIsolation(environment.isolation),
    allowAddress: await readAllowed(flags.allow),
    s3: readS3(environment.s3),
    // A person sees only problems; a machine gets every line.
    log: flags.json ? { write: terminal.out } : { write: (line) => writeTrouble(line, terminal.err), level: "warn" },
  }).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUseError || error instanceof IsolationUnavailableError || isRefusal(error)) {
      throw new CommandError(error.message, EXIT.failed, { cause: error });
    }
    if (error instanceof TypeError) throw usageError(settingOf(error) + error.message);
    throw error;
  });
  steadyHeap();
  if (flags.show !== undefined) await show(flags.show, service, context);
  const signIn = role === "worker" ? undefined : await signInLink(service);
  terminal.err(announceStart({ ...service, signIn }, flags, role, environment));

  await untilAborted(signal);
  terminal.err("Stopping: running jobs may finish first. Press Ctrl-C again to stop at once.\n");
  await service.close();
  return EXIT.ok;
}

/** The path of a link that signs in to the studio, if it is served. */
async function signInLink({ app, stores }: RunningService): Promise<string | undefined> {
  if (!app.hasRoute({ method: "GET", url: "/studio" })) return undefined;
  const { DEFAULT_ORGANISATION } = await import("../auth/authenticator.ts");
  const { makeSignInLink } = await import("../studio/sign-in-link.ts");
  return makeSignInLink(stores, DEFAULT_ORGANISATION);
}

function announceStart(
  { url, apiKey, signIn }: RunningService & { readonly signIn: string | undefined },
  { data, database, show: document, showKey, also }: ServeFlags,
  role: Role,
  environment: CommandContext["environment"],
): string {
  const place = database === undefined ? data : "its database";
  // A worker answers no callers.
  if (role === "worker") return `docsvc listens on ${url}, and keeps its data in ${place}.\n`;
  return announce({
    url,
    signIn,
    place,
    newKey: apiKey,
    shownKey: apiKey ?? (showKey ? environment.apiKey : undefined),
    isPreset: environment.apiKey !== undefined,
    createKey: `docsvc keys create${database === undefined ? ` --data ${data}` : ""}`,
    document,
    also: also === undefined ? undefined : readAlso(also),
  });
}

function readAlso(text: string): { readonly name: string; readonly url: string } {
  const at = text.indexOf("=");
  return { name: text.slice(0, at), url: text.slice(at + 1) };
}

/** Whether the cause is outside this process and the message describes it. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && REFUSALS.has(error.name);
}

const REFUSALS: ReadonlySet<string> = new Set([
  "FilesElsewhereError",
  "FileStoreUnavailableError",
  "StartRefusedError",
  "StoreUnavailableError",
]);

async function readEnvironment(variables: Variables): Promise<ReadSettings> {
  const { readSettings } = await import("../settings/read-settings.ts");
  try {
    return readSettings(variables);
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

async function readAllowed(list: string): Promise<AllowAddress> {
  const { readAllowList } = await import("../fetch/allow-list.ts");
  try {
    return readAllowList(list);
  } catch (error) {
    throw usageError(`--allow: ${(error as Error).message}`);
  }
}

/** Parses `sandbox`, or `sandbox,no-namespaces` for the first of them that works. */
function readIsolation(list: string | undefined): readonly IsolationLevel[] | undefined {
  const levels = list === undefined ? undefined : readLevels(list);
  if (list !== undefined && levels === undefined) {
    throw usageError(
      `DOCSVC_ISOLATION must be one of ${ISOLATION_LEVELS.join(", ")}, or several with commas between them, and is ${list}. All but sandbox are named for what they do not hold.`,
    );
  }
  return levels;
}

/** The command line's name of the setting that the service refuses. */
function settingOf({ message }: TypeError): string {
  if (message.includes("API key")) return "DOCSVC_API_KEY: ";
  if (message.startsWith("The secret")) return "DOCSVC_SECRET: ";
  if (/^database|needs a database/.test(message)) return "--database, DOCSVC_DATABASE_URL: ";
  return message.startsWith("metricsToken") ? "DOCSVC_METRICS_TOKEN: " : "";
}

/** Logs a document that cannot be shown; the service keeps running. */
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

/** Writes warnings and errors of the structured log (pino's levels) as lines for people. */
function writeTrouble(line: string, write: (text: string) => void): void {
  const { level, msg, err, code } = JSON.parse(line) as Readonly<Record<string, unknown>>;
  if (typeof level !== "number" || level < 40) return;
  const detail = typeof err === "object" && err !== null ? stackOf(err) : code;
  write(`${level >= 50 ? "error" : "warning"}: ${String(msg)}${typeof detail === "string" ? ` ${detail}` : ""}\n`);
}

/** The stack, including those of the causes. */
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
