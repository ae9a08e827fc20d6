import { trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

/**
 * Registers a tracer for this process that sends its spans by OTLP over HTTP. Where to, and with which headers, the exporter reads
 * from the variables that OpenTelemetry defines (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS`, …).
 *
 * @param serviceName - under which the traces are found
 * @returns what sends the rest and ends it
 */
export function exportTraces(serviceName: string): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    // A collector that is away must not keep the process from ending.
    await provider.shutdown().catch(() => {});
  };
}
