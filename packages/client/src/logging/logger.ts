import { withoutSecrets } from "../errors/without-secrets.ts";

/** Where log lines go: `console`, pino, or anything with these four. */
export interface Logger {
  readonly debug: LogFunction;
  readonly info: LogFunction;
  readonly warn: LogFunction;
  readonly error: LogFunction;
}

type LogFunction = (message: string, fields: Readonly<Record<string, unknown>>) => void;

export type LogLevel = "debug" | "info" | "warn" | "error" | "off";

export type Log = (level: keyof Logger, message: string, fields: Readonly<Record<string, unknown>>) => void;

/** A log of this level and above, whose lines contain no keys and no queries of addresses. */
export function openLog(logger: Logger, least: LogLevel): Log {
  return (level, message, fields) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    logger[level](`docsvc: ${withoutSecrets(message)}`, Object.fromEntries(Object.entries(fields).map(redact)));
  };
}

/** In their order. */
const LEVELS = "debug info warn error off";

/** Logs an error by its name and message: its cause could contain a request with its headers. */
function redact([name, value]: [string, unknown]): [string, unknown] {
  const text = value instanceof Error ? `${value.name}: ${value.message}` : value;
  return [name, typeof text === "string" ? withoutSecrets(text) : text];
}
