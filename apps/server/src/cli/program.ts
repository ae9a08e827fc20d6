/**
 * The command line `docsvc`, with one file for each command. Results go to standard output, everything else to standard error, and the exit
 * code reports the outcome (`exit-codes.ts`).
 */
import { Command, CommanderError, Option } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { backupCommand } from "./backup.ts";
import { CommandError } from "./command-error.ts";
import { applyConfigFile } from "./config-file.ts";
import type { CommandContext, ProgramContext } from "./command-context.ts";
import { completionCommand } from "./completion.ts";
import { describeError } from "./describe-error.ts";
import { doctorCommand } from "./doctor.ts";
import { editCommand } from "./edit.ts";
import { describeExamples } from "./examples.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { extractCommand } from "./extract.ts";
import { jobsCommand } from "./jobs.ts";
import { keysCommand } from "./keys.ts";
import { parseCommand } from "./parse.ts";
import { COLOUR_CHOICES, type ColourChoice, paint } from "./paint.ts";
import { pipelineCommand } from "./pipeline.ts";
import { pipelinesCommand } from "./pipelines.ts";
import { restoreCommand } from "./restore.ts";
import { mcpCommand } from "./mcp.ts";
import { migrateCommand } from "./migrate.ts";
import { apiCommand, serveCommand, workerCommand } from "./serve.ts";
import { seccompCommand } from "./seccomp.ts";
import { classifyCommand } from "./classify.ts";
import { splitCommand } from "./split.ts";
import { studioCommand } from "./studio.ts";
import { usageCommand } from "./usage.ts";
import { describeVariables } from "./variables.ts";
import { webhooksCommand } from "./webhooks.ts";

/** Runs one command and returns its exit code; never throws, never exits. */
export async function runCommandLine(args: readonly string[], given: ProgramContext): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  let choice: ColourChoice = "auto";
  const { terminal, environment } = given;
  const context: CommandContext = {
    ...given,
    input: given.input ?? nothing(),
    terminal: {
      ...terminal,
      paint: (text, colour, stream = "err") => {
        const isTerminal = stream === "err" ? terminal.interactive : (terminal.interactiveOut ?? false);
        return paint(text, colour, { choice, noColour: environment.noColour ?? false, isTerminal });
      },
    },
  };
  const finish = (code: ExitCode): void => {
    exitCode = code;
  };
  const program = new Command("docsvc")
    .description("Turns documents into structured data, with the page and bounding box of every block.")
    .version(packageJson.version, "--version", "print the version")
    .addHelpText("after", HELP)
    .showSuggestionAfterError();
  for (const command of COMMANDS) {
    program.addCommand(command(context, finish));
  }
  program.addCommand(completionCommand(context));
  for (const command of withSubcommands(program)) {
    command.exitOverride().configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
    for (const option of command.options) if (option.defaultValue === "") option.default("", "none");
    command.helpOption("-h, --help", "print help");
    const line = ["docsvc", pathOf(command), "--help"].filter((word) => word !== "").join(" ");
    command.showHelpAfterError(`Run ${line} to see what it takes.`);
    if (command.commands.length > 0) command.helpCommand("help [command]", "print help for a command");
    else command.addOption(new Option("--color <when>", "colours").choices(COLOUR_CHOICES).default("auto"));
    if (command !== program) command.addHelpText("after", () => describeExamples(pathOf(command)));
  }
  program.hook("preAction", (_, command) => {
    choice = command.opts<{ readonly color: ColourChoice }>().color;
  });
  try {
    await applyConfigFile(program, environment);
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    return exitCodeOf(error, context);
  }
}

const COMMANDS = [
  parseCommand,
  extractCommand,
  splitCommand,
  classifyCommand,
  editCommand,
  pipelineCommand,
  mcpCommand,
  serveCommand,
  apiCommand,
  workerCommand,
  migrateCommand,
  keysCommand,
  studioCommand,
  jobsCommand,
  pipelinesCommand,
  webhooksCommand,
  usageCommand,
  doctorCommand,
  seccompCommand,
  backupCommand,
  restoreCommand,
];

const HELP = `
Exit codes: 0 all done, 1 something failed, 2 the command was not understood, 130 interrupted.

Environment:
${describeVariables()}

Examples:
  docsvc parse report.pdf > report.md
  docsvc serve --port 8788
${describeExamples("")}`;

async function* nothing(): AsyncGenerator<Uint8Array> {
  // Standard input may be closed.
}

/** `keys create` */
function pathOf(command: Command): string {
  const names: string[] = [];
  for (let one: Command | null = command; one?.parent; one = one.parent) names.unshift(one.name());
  return names.join(" ");
}

function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

function exitCodeOf(error: unknown, { terminal, signal }: CommandContext): ExitCode {
  // Commander has already printed the error. Requesting the help or version is not an error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (signal.aborted) {
    terminal.err("Interrupted.\n");
    return EXIT.interrupted;
  }
  terminal.err(`${error instanceof CommandError ? error.message : describeError(error).message}\n`);
  return error instanceof CommandError ? error.exitCode : EXIT.failed;
}
