/**
 * The command line `docsvc`: one file a command. Results go to standard output, everything else to standard error, and the
 * exit code says how it went (`exit-codes.ts`).
 */
import { Command, CommanderError } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { backupCommand } from "./backup.ts";
import { CommandError } from "./command-error.ts";
import type { CommandContext } from "./command-context.ts";
import { describeError } from "./describe-error.ts";
import { doctorCommand } from "./doctor.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { jobsCommand } from "./jobs.ts";
import { keysCommand } from "./keys.ts";
import { parseCommand } from "./parse.ts";
import { restoreCommand } from "./restore.ts";
import { migrateCommand } from "./migrate.ts";
import { apiCommand, serveCommand, workerCommand } from "./serve.ts";
import { usageCommand } from "./usage.ts";
import { webhooksCommand } from "./webhooks.ts";

/** Runs one command and tells how it went; never throws, never exits. */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  const finish = (code: ExitCode): void => {
    exitCode = code;
  };
  const program = new Command("docsvc")
    .description("Turns documents into structured data, with the page and bounding box of every block.")
    .version(packageJson.version, "--version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print help for a command")
    .addHelpText("after", HELP)
    .showSuggestionAfterError()
    .showHelpAfterError("Run the command with --help to see what it takes.");
  for (const command of COMMANDS) {
    program.addCommand(command(context, finish));
  }
  for (const command of withSubcommands(program)) {
    command.exitOverride().configureOutput({ writeOut: context.terminal.out, writeErr: context.terminal.err });
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    return exitCodeOf(error, context);
  }
}

const COMMANDS = [
  parseCommand,
  serveCommand,
  apiCommand,
  workerCommand,
  migrateCommand,
  keysCommand,
  jobsCommand,
  webhooksCommand,
  usageCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
];

const HELP = `
Exit codes: 0 all done, 1 something failed, 2 the command was not understood, 130 interrupted.
Environment: DOCSVC_API_KEY, DOCSVC_BASE_URL, DOCSVC_DATA_DIR, DOCSVC_HOST, DOCSVC_PORT, DOCSVC_PUBLIC_URL, DOCSVC_SLOTS,
DOCSVC_ALLOW, DOCSVC_METRICS_TOKEN, DOCSVC_DATABASE_URL, DOCSVC_SECRET.`;

function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

function exitCodeOf(error: unknown, { terminal, signal }: CommandContext): ExitCode {
  // Commander has already said what is wrong; asking for help or the version is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (signal.aborted) return EXIT.interrupted;
  terminal.err(`${error instanceof CommandError ? error.message : describeError(error).message}\n`);
  return error instanceof CommandError ? error.exitCode : EXIT.failed;
}
