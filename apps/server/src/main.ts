/** The program `docsvc`, started by `bin/docsvc.js`. Only this file reads the environment and handles signals. */
import { homedir } from "node:os";
import { join } from "node:path";
import { clearEnvironment } from "./cli/clear-environment.ts";
import type { ProgramContext } from "./cli/command-context.ts";

clearEnvironment(process.argv[2]);

const { runCommandLine } = await import("./cli/program.ts");

const interrupt = new AbortController();
// A terminal signals the whole process group, and npm forwards the signal as well: two within this many milliseconds are one key press.
const SAME_PRESS_MS = 500;
let interruptedAt = 0;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (interrupt.signal.aborted && Date.now() - interruptedAt > SAME_PRESS_MS) process.exit(130);
    if (!interrupt.signal.aborted) interruptedAt = Date.now();
    interrupt.abort();
  });
}
// A reader that stops early, such as `head`, is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

// In a compose file, a variable that is not set arrives as an empty string.
const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
const context: ProgramContext = {
  terminal: {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    interactive: process.stderr.isTTY,
    interactiveOut: process.stdout.isTTY,
    columns: process.stderr.columns || 80,
  },
  environment: {
    apiKey: env["DOCSVC_API_KEY"],
    baseUrl: env["DOCSVC_BASE_URL"],
    dataDir: env["DOCSVC_DATA_DIR"],
    database: env["DOCSVC_DATABASE_URL"],
    secret: env["DOCSVC_SECRET"],
    host: env["DOCSVC_HOST"],
    port: env["DOCSVC_PORT"],
    publicUrl: env["DOCSVC_PUBLIC_URL"],
    allow: env["DOCSVC_ALLOW"],
    proxy: env["DOCSVC_PROXY"] ?? env["HTTPS_PROXY"] ?? env["https_proxy"],
    noProxy: env["DOCSVC_NO_PROXY"] ?? env["NO_PROXY"] ?? env["no_proxy"],
    metricsToken: env["DOCSVC_METRICS_TOKEN"],
    isolation: env["DOCSVC_ISOLATION"],
    documentPassword: env["DOCSVC_DOCUMENT_PASSWORD"],
    config: env["DOCSVC_CONFIG"],
    stateDir: env["DOCSVC_STATE_DIR"] ?? stateFolder(),
    noColour: env["NO_COLOR"] !== undefined,
    variables: Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("DOCSVC_"))),
    s3: {
      bucket: env["DOCSVC_S3_BUCKET"],
      prefix: env["DOCSVC_S3_PREFIX"],
      endpoint: env["DOCSVC_S3_ENDPOINT"] ?? env["AWS_ENDPOINT_URL_S3"] ?? env["AWS_ENDPOINT_URL"],
      region: env["DOCSVC_S3_REGION"] ?? env["AWS_REGION"] ?? env["AWS_DEFAULT_REGION"],
      accessKeyId: env["DOCSVC_S3_ACCESS_KEY_ID"],
      secretAccessKey: env["DOCSVC_S3_SECRET_ACCESS_KEY"],
      sessionToken: env["DOCSVC_S3_SESSION_TOKEN"],
      addressing: env["DOCSVC_S3_ADDRESSING"],
      direct: env["DOCSVC_S3_DIRECT"],
      publicEndpoint: env["DOCSVC_S3_PUBLIC_ENDPOINT"],
    },
  },
  signal: interrupt.signal,
  input: process.stdin,
};
// The SDK is loaded only for this; the exporter itself reads the other variables that OpenTelemetry defines.
const endpoint = env["OTEL_EXPORTER_OTLP_ENDPOINT"] ?? env["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
const stopTracing = endpoint
  ? (await import("./telemetry/export-traces.ts")).exportTraces(env["OTEL_SERVICE_NAME"] ?? "docsvc")
  : undefined;
process.exitCode = await runCommandLine(process.argv.slice(2), context);
await stopTracing?.();

/** The folder for programs' state, by the conventions of the system. */
function stateFolder(): string {
  const windows = process.platform === "win32" ? env["LOCALAPPDATA"] : undefined;
  return join(env["XDG_STATE_HOME"] ?? windows ?? join(homedir(), ".local", "state"), "docsvc");
}
