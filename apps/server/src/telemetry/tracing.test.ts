/** One trace from the application that calls the client, through the service's own program, to its child processes and webhooks. */
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Docsvc } from "@docsvc/client";
import { ROOT_CONTEXT, TraceFlags, context, createTraceState, propagation, trace } from "@opentelemetry/api";
import type { Context, ContextManager } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterEach, expect, test } from "vitest";
import { createApiKey } from "../auth/api-key.ts";
import { pdfWith } from "../../test/support/pdf.ts";
import { testService } from "../../test/support/test-service.ts";
import { traceCollector } from "../../test/support/trace-collector.ts";
import type { ReceivedSpan } from "../../test/support/trace-collector.ts";
import { addressOf } from "../../test/support/until-printed.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";
import { traceOfJob } from "./job-trace.ts";

const TEXT = "unmistakable words of a document";
/** Data from two tracing systems before the application for those after it. */
const STATE = "vendor=t61rcWkgMzE,other@one=00f067aa0ba902b7";

/** What an application with OpenTelemetry's SDK registers. */
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

test("a call of the client, its job, the child's stages and the webhook are one trace, which shows no text and no key", async () => {
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
  const caller = {
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId: "b7ad6b7169203331",
    traceFlags: TraceFlags.SAMPLED,
    traceState: createTraceState(STATE),
  };
  const root = trace
    .getTracer("an application")
    .startSpan("answer a question", {}, trace.setSpanContext(ROOT_CONTEXT, caller));
  try {
    const baseUrl = await addressOf(program.stderr);
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
  expect(traceId).toBe(caller.traceId);
  for (const name of ["POST /parse_async", "submit", "queue", "attempt", "open", "read", "write", "webhook"]) {
    expect([name, named(name).traceState]).toEqual([name, STATE]);
  }
  const { traceparent, tracestate } = receiver.deliveries[0]!.headers;
  expect([traceparent, tracestate]).toEqual([expect.stringContaining(traceId), STATE]);
  const sent = collector.bodies.join("");
  const leaked = [TEXT, "unmistakable", apiKey, "signature=", "receiver-token"].filter((secret) =>
    sent.includes(secret),
  );
  expect(leaked).toEqual([]);
});

test("the caller's trace lies with its job also where no one traces, and one that is none is ignored", async () => {
  await using receiver = await webhookReceiver();
  await using service = await testService({ allowAddress: () => true });
  const input = await service.stored(await pdfWith(["Hello"]));
  const traceOf = async (headers: Readonly<Record<string, string>>): Promise<unknown> => {
    const json = { input, async: { webhook: { url: receiver.url } } };
    const { job_id: id } = (await service.call("POST", "/parse_async", { json, headers })).json;
    const job = await service.service.stores.jobs.get("default", id as string);
    return job === undefined ? "no job" : traceOfJob(job);
  };
  const given = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  expect(await traceOf({ traceparent: given })).toEqual({ traceparent: given });
  expect(await traceOf({ traceparent: given.replace("00-", "cc-") })).toEqual({ traceparent: given });
  expect(await traceOf({ traceparent: given, tracestate: STATE })).toEqual({ traceparent: given, tracestate: STATE });
  // 3.3.1.3: members of another form are dropped; a list that is too long is dropped whole.
  const partly = { traceparent: given, tracestate: `${STATE},NOT A KEY=1` };
  expect(await traceOf(partly)).toEqual({ traceparent: given, tracestate: STATE });
  expect(await traceOf({ traceparent: given, tracestate: `a=${"x".repeat(600)}` })).toEqual({ traceparent: given });
  for (const wrong of [
    "",
    "nonsense",
    given.replace("00-", "ff-"),
    given.toUpperCase(),
    `00-${"0".repeat(32)}-b7ad6b7169203331-01`,
  ]) {
    expect(await traceOf({ traceparent: wrong, tracestate: STATE }), wrong).toBeUndefined();
  }
  const traceStates = (): readonly unknown[] => receiver.deliveries.map(({ headers }) => headers["tracestate"]);
  await expect.poll(() => receiver.deliveries.length).toBe(10);
  expect(traceStates().filter((state) => state !== undefined)).toEqual([STATE, STATE]);
});

test("a job that an earlier version stored continues in its trace", () => {
  const given = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  expect(traceOfJob({ request: { input: {}, config: {}, trace: given } })).toEqual({ traceparent: given });
});
