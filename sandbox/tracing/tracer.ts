import { trace, type Tracer } from '@opentelemetry/api';

/** Does nothing until `export.ts` is started. */
export const tracer = (): Tracer => trace.getTracer('homeward-sandbox');

export function traceOf(): { trace_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId } : {};
}
