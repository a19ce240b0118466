import { diag, DiagConsoleLogger, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** A stop waits no longer for a collector that is away. */
const exportTimeoutMillis = 5_000;

/** The SDK reads the OTEL_* variables itself. Returns what sends the last spans and never throws. */
export function startExport(): () => Promise<void> {
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'homeward-sandbox' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(), { exportTimeoutMillis })],
  });
  provider.register();
  return () =>
    provider.shutdown().catch((error: Error) => diag.error(`the last spans are lost: ${error.message}`));
}
