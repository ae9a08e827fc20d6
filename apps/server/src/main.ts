#!/usr/bin/env node
/** The program: the one place that reads the environment and the arguments. */
import { startService } from "./service.ts";

const environment = process.env;
const number = (name: string): number | undefined =>
  environment[name] === undefined ? undefined : Number(environment[name]);

const service = await startService({
  dataDir: environment["DOCSVC_DATA_DIR"] ?? ".docsvc",
  apiKey: environment["DOCSVC_API_KEY"],
  publicUrl: environment["DOCSVC_PUBLIC_URL"],
  host: environment["DOCSVC_HOST"],
  port: number("DOCSVC_PORT"),
  slots: number("DOCSVC_SLOTS"),
  log: true,
});

process.stderr.write(`docsvc listens on ${service.url}\n`);
if (service.apiKey !== undefined)
  process.stderr.write(`API key (shown this once): ${service.apiKey}\n`);

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void service.close().then(() => process.exit(0)));
