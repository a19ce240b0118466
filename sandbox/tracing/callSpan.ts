import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { CallName, CallRow } from '@/contracts/calls';
import { codes } from '../dispatch/refusal';
import { tracer } from './tracer';

/** In the trace of a `traceparent` header, else in a new one. */
export function inCallSpan<T>(
  call: CallName,
  row: CallRow,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const attributes = {
    'http.request.method': row.method,
    'http.route': row.path,
    'homeward.request_id': request.id,
  };
  return tracer().startActiveSpan(
    call,
    { kind: SpanKind.SERVER, attributes },
    propagation.extract(context.active(), request.headers),
    (span) => work().finally(() => span.end()),
  );
}

/** `code` is '' where a fault cut the answer. */
export function tellAnswer(status: number, code: string): void {
  const span = trace.getActiveSpan();
  span?.setAttribute('http.response.status_code', status);
  if (code !== codes.ok) span?.setStatus({ code: SpanStatusCode.ERROR, message: code || `HTTP ${status}` });
}
