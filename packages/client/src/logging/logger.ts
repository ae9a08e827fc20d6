import { withoutSecrets } from "../errors/without-secrets.ts";

/** Receives log lines: `console`, pino, or any object with these four methods. */
export interface Logger {
  readonly debug: LogFunction;
  readonly info: LogFunction;
  readonly warn: LogFunction;
  readonly error: LogFunction;
}

type LogFunction = (message: string, fields: Readonly<Record<string, unknown>>) => void;

export type LogLevel = "debug" | "info" | "warn" | "error" | "off";

export type Log = (level: keyof Logger, message: string, fields: Readonly<Record<string, unknown>>) => void;

/** A log of `least` and higher levels. Its lines contain no keys and no queries of addresses. */
export function openLog(logger: Logger, least: LogLevel): Log {
  return (level, message, fields) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    logger[level](`docsvc: ${withoutSecrets(message)}`, Object.fromEntries(Object.entries(fields).map(redact)));
  };
}

/** In ascending order. */
const LEVELS = "debug info warn error off";

/** Logs only the name and message of an error, because its cause could contain a request with its headers. */
function redact([name, value]: [string, unknown]): [string, unknown] {
  const text = value instanceof Error ? `${value.name}: ${value.message}` : value;
  return [name, typeof text === "string" ? withoutSecrets(text) : text];
}
