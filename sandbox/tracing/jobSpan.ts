import { SpanStatusCode, trace } from '@opentelemetry/api';
import { errorLine } from '../describeError';
import { tracer } from './tracer';

/** Of one due row. */
export function inJobSpan<T>(job: string, rowId: string, work: () => Promise<T>): Promise<T> {
  const attributes = { 'homeward.row_id': rowId };
  return tracer().startActiveSpan(`job ${job}`, { attributes }, (span) => work().finally(() => span.end()));
}

export const tellFailure = (error: unknown): void =>
  void trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR, message: errorLine(error) });
