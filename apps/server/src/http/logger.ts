import type { FastifyServerOptions } from "fastify";
import type { LogTarget } from "../settings/options.ts";

/**
 * Structured logs, one JSON object for each line. Fields are chosen at each call: never document text, keys, passwords or signed addresses.
 * The redaction here is an additional safeguard.
 */
export function loggerOptions(log: boolean | LogTarget): NonNullable<FastifyServerOptions["logger"]> {
  if (log === false) return false;
  const options = {
    base: null,
    serializers: { err: toLoggedError },
    redact: { paths: ["*.authorization", "*.headers", "*.document_password"], remove: true },
  };
  return log === true ? options : { ...options, level: log.level ?? "info", stream: log };
}

/**
 * An error's name, message, code, stack and causes, and none of its other properties: PostgreSQL's errors contain the refused row
 * (`detail`), and those of HTTP clients contain requests with their headers.
 */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack ?? "",
    ...(error instanceof AggregateError ? { errors: error.errors.map(toLoggedError) } : {}),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  };
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

/** Whether messages of level `info` are logged. */
export function writesInfo(log: boolean | LogTarget): boolean {
  return typeof log === "boolean" ? log : (log.level ?? "info") === "info";
}
