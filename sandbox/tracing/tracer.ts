import { trace, type Tracer } from '@opentelemetry/api';

/** Does nothing until `export.ts` is started. Attributes have the names of OpenTelemetry's conventions. */
export const tracer = (): Tracer => trace.getTracer('homeward-sandbox');

/** For a line of the log. */
export function traceOf(): { trace_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId } : {};
}
