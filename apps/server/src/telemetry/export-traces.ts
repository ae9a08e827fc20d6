import { trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

/**
 * Registers a tracer for this process that exports its spans with OTLP over HTTP. The exporter reads the address and headers from the
 * variables that OpenTelemetry defines (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS`, …).
 *
 * @param serviceName - name of the service in the traces
 * @returns a function that exports the rest and stops the tracer
 */
export function exportTraces(serviceName: string): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    // An unreachable collector must not keep the process from ending.
    await provider.shutdown().catch(() => {});
  };
}
