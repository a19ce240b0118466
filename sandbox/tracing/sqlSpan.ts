import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { errorLine } from '../describeError';
import { tracer } from './tracer';

/** Such as `select orders`. */
function nameOf(statement: string): string {
  const table = /\b(?:from|into|update) "(\w+)"/.exec(statement)?.[1];
  const operation = statement.trimStart().split(/\s/, 1)[0] ?? '';
  return table ? `${operation} ${table}` : operation;
}

/** With placeholders, never parameters; only below a call or a job. */
export function tellStatement(event: LogEvent): void {
  if (!trace.getActiveSpan()) return;
  const endTime = Date.now();
  const span = tracer().startSpan(nameOf(event.query.sql), {
    kind: SpanKind.CLIENT,
    startTime: endTime - event.queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': event.query.sql },
  });
  if (event.level === 'error')
    span.setStatus({ code: SpanStatusCode.ERROR, message: errorLine(event.error) });
  span.end(endTime);
}
