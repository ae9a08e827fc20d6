import { EngineError } from "@docsvc/engine/errors";
import { ServiceError } from "../errors/service-error.ts";

/** A failure as the command line shows it: a code for programs and a message for people. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** A failure that was already described elsewhere: in another process, or by the client. */
export class DescribedError extends Error {
  override readonly name = "DescribedError";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const FILE_SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file.",
  EACCES: "The file may not be read or written by this user.",
  EISDIR: "This is a folder, not a file.",
  ENOSPC: "The disk is full.",
  EADDRINUSE: "The port is in use. Choose another with --port.",
};

/** Names of errors whose message already says what to do. Loading their classes would take long. */
const TELLING: ReadonlySet<string> = new Set(["StartRefusedError", "StoreUnavailableError"]);

/** Separates expected failures from defects, which keep their name. */
export function describeError(error: unknown): Failure {
  if (error instanceof DescribedError) return error.failure;
  if (EngineError.isInstance(error) || ServiceError.isInstance(error)) {
    return { code: error.code, message: error.message };
  }
  if (!(error instanceof Error)) return { code: "internal_error", message: String(error) };
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined && FILE_SYSTEM[code] !== undefined) return { code, message: FILE_SYSTEM[code] };
  if (TELLING.has(error.name)) return { code: "not_ready", message: error.message };
  if (error.name === "AbortError") return { code: "cancelled", message: "Interrupted." };
  return { code: code ?? "internal_error", message: `${error.name}: ${error.message}` };
}
