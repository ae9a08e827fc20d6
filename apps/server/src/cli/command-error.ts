import { EXIT, type ExitCode } from "./exit-codes.ts";

/** Ends a command with a message for people and an exit code. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** The error for an invalid command line; nothing was done. */
export function usageError(message: string): CommandError {
  return new CommandError(message, EXIT.usage);
}
