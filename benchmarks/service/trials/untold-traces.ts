import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createApiKey } from "@docsvc/server/src/auth/api-key.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { traceCollector } from "@docsvc/server/test/support/trace-collector.ts";
import { addressOf } from "@docsvc/server/test/support/until-printed.ts";
import type { Trial } from "./trial.ts";

const TEXT = "unmistakable words of a document";
const NAME = "unmistakable-name";
const PASSWORD = "open-sesame-4711";
const JOBS = 20;

/** Jobs succeed and fail in every way while traces are exported: the exported data must contain no text, name, key, password or signature. */
export const untoldTraces: Trial = async (folder) => {
  await using collector = await traceCollector();
  const apiKey = createApiKey();
  const main = fileURLToPath(new URL("../../../apps/server/src/main.ts", import.meta.url));
  const service = spawn(process.execPath, [main, "serve", "--port", "0", "--data", join(folder, "data")], {
    env: { PATH: process.env["PATH"], DOCSVC_API_KEY: apiKey, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const gone = once(service, "exit");
  const signatures: string[] = [];
  try {
    const url = await addressOf(service.stderr);
    const call = async (method: string, path: string, body?: object | FormData): Promise<Record<string, unknown>> => {
      const isForm = body instanceof FormData;
      const response = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${apiKey}`, ...(isForm ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      return (await response.json()) as Record<string, unknown>;
    };
    const form = new FormData();
    form.set("file", new Blob([await pdfWith([TEXT], PASSWORD)]), `${NAME}.pdf`);
    const { file_id: input } = await call("POST", "/upload", form);
    for (let job = 0; job < JOBS; job += 1) {
      const settings = { document_password: job % 2 === 0 ? PASSWORD : `wrong-${PASSWORD}`, force_url_result: true };
      const { result } = (await call("POST", "/parse", { input, settings })) as {
        readonly result?: { readonly url: string };
      };
      const signature = /signature=([\w-]+)/.exec(result?.url ?? "")?.[1];
      if (signature !== undefined) {
        signatures.push(signature);
        await (await fetch(result!.url)).arrayBuffer();
      }
      await call("POST", "/parse", { input: `http://127.0.0.1:9/${NAME}?token=${PASSWORD}` });
      await call("GET", `/job/${apiKey}`);
    }
    // Spans are sent in batches every five seconds.
    await sleep(6000);
  } finally {
    service.kill("SIGTERM");
    await gone;
  }
  const sent = collector.bodies.join("\n");
  const secrets: Readonly<Record<string, string>> = { text: TEXT, name: NAME, password: PASSWORD, key: apiKey };
  const leaked = Object.entries(secrets).filter(([, secret]) => sent.includes(secret));
  return {
    counts: { spans: collector.spans.length, signatures: signatures.length },
    faults: [
      ...leaked.map(([what]) => `The ${what} was sent with a trace.`),
      ...(signatures.some((one) => sent.includes(one)) ? ["A signature was sent with a trace."] : []),
      ...(collector.spans.length === 0 ? ["No span was sent."] : []),
    ],
  };
};
