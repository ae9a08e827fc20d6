import type { FastifyServerOptions } from "fastify";
import type { LogTarget } from "../options.ts";

/**
 * Structured logs, one JSON object a line. What is logged is chosen field by field where it is logged: never document text,
 * keys, passwords or signed addresses. The redaction is a second line of defence.
 */
export function loggerOptions(log: boolean | LogTarget): NonNullable<FastifyServerOptions["logger"]> {
  if (log === false) return false;
  const options = {
    base: null,
    redact: { paths: ["*.authorization", "*.headers", "*.document_password"], remove: true },
  };
  return log === true ? options : { ...options, level: log.level ?? "info", stream: log };
}

/** Whether messages of everyday work are written. */
export function writesInfo(log: boolean | LogTarget): boolean {
  return typeof log === "boolean" ? log : (log.level ?? "info") === "info";
}
