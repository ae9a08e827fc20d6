/** One trace from the application that calls the client, through the service's own program, to its child processes and webhooks. */
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Docsvc } from "@docsvc/client";
import { ROOT_CONTEXT, context, propagation, trace } from "@opentelemetry/api";
import type { Context, ContextManager } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterEach, expect, test } from "vitest";
import { createApiKey } from "../auth/api-key.ts";
import { pdfWith } from "../testing/pdf.ts";
import { testService } from "../testing/test-service.ts";
import { traceCollector } from "../testing/trace-collector.ts";
import type { ReceivedSpan } from "../testing/trace-collector.ts";
import { webhookReceiver } from "../testing/webhook-receiver.ts";
import { traceOfJob } from "./job-trace.ts";

const TEXT = "unmistakable words of a document";

/** What an application registers that traces with OpenTelemetry's SDK. */
class AsyncContexts implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>();
  active(): Context {
    return this.#storage.getStore() ?? ROOT_CONTEXT;
  }
  with: ContextManager["with"] = (active, work, self, ...args) =>
    this.#storage.run(active, () => work.call(self, ...args));
  bind: ContextManager["bind"] = (_active, target) => target;
  enable(): this {
    return this;
  }
  disable(): this {
    return this;
  }
}

afterEach(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

test("a call of the client, its job, the child's stages and the webhook are one trace, which tells no text and no key", async () => {
  await using collector = await traceCollector();
  await using receiver = await webhookReceiver();
  const provider = new TracerProvider({
    spanProcessors: [
      new SimpleSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${collector.url}/v1/traces` }) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncContexts());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());

  const dataDir = await mkdtemp(join(tmpdir(), "docsvc-trace-"));
  const apiKey = createApiKey();
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const flags = ["serve", "--port", "0", "--data", dataDir, "--allow", "127.0.0.1"];
  const program = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, ...flags], {
    env: { PATH: process.env["PATH"], DOCSVC_API_KEY: apiKey, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const root = trace.getTracer("an application").startSpan("answer a question");
  try {
    const baseUrl = await new Promise<string>((resolve) => {
      program.stderr.on("data", (chunk) => resolve(/http:\/\/[\d.:]+/.exec(String(chunk))?.[0] ?? ""));
    });
    const client = new Docsvc({ apiKey, baseUrl });
    const document = new File([await pdfWith([TEXT])], `${TEXT}.pdf`);
    await context.with(trace.setSpan(ROOT_CONTEXT, root), async () => {
      const job = await client.parse.submit(document, { async: { webhook: { url: receiver.url } } });
      await job.wait();
    });
    root.end();
    while (receiver.deliveries.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    program.kill("SIGTERM");
    await once(program, "exit");
    await provider.shutdown();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  const { traceId, spanId } = root.spanContext();
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string): ReceivedSpan => spans.find((span) => span.name === name)!;
  const parents = (name: string): string | undefined =>
    spans.find((span) => span.spanId === named(name).parentSpanId)?.name;
  expect(named("POST /parse_async").parentSpanId).toBe(spanId);
  expect(parents("submit")).toBe("POST /parse_async");
  expect(["queue", "attempt", "webhook"].map(parents)).toEqual(["submit", "submit", "submit"]);
  expect(["open", "read", "write"].map(parents)).toEqual(["attempt", "attempt", "attempt"]);
  expect(receiver.deliveries[0]!.headers["traceparent"]).toContain(traceId);
  const sent = collector.bodies.join("");
  const told = [TEXT, "unmistakable", apiKey, "signature=", "receiver-token"].filter((secret) => sent.includes(secret));
  expect(told).toEqual([]);
}, 60_000);

test("a traceparent lies with its job also where nobody traces, and one that is none is ignored", async () => {
  await using service = await testService();
  const input = await service.stored(await pdfWith(["Hello"]));
  const traceOf = async (traceparent: string): Promise<unknown> => {
    const { json } = await service.call("POST", "/parse", { json: { input }, headers: { traceparent } });
    const job = await service.service.stores.jobs.get("default", json.job_id as string);
    return job === undefined ? "no job" : traceOfJob(job);
  };
  const given = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  expect(await traceOf(given)).toBe(given);
  expect(await traceOf(given.replace("00-", "cc-"))).toBe(given);
  for (const wrong of [
    "",
    "nonsense",
    given.replace("00-", "ff-"),
    given.toUpperCase(),
    `00-${"0".repeat(32)}-b7ad6b7169203331-01`,
  ]) {
    expect(await traceOf(wrong), wrong).toBeUndefined();
  }
});
