import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName, CallRow } from '@/contracts/calls';
import { callNames, callRow } from '@/contracts/calls';
import { compressed } from '../http/compression';
import type { Runtime } from '../runtime';
import { inCallSpan, tellAnswer } from '../tracing/callSpan';
import { traceOf } from '../tracing/tracer';
import { cut, cutUpload, refusedByFault, sendAnswer } from './faultAnswers';
import type { CallOutcome } from './runCall';
import { retryAfter } from './refusal';
import { runCall } from './runCall';

/** For faults that repeat an earlier answer. */
type Sent = Map<CallName, string>;

export function registerCalls(app: FastifyInstance, runtime: Runtime): void {
  const sent: Sent = new Map();
  for (const call of callNames) {
    const row = callRow(call);
    app.route({
      method: row.method,
      url: row.path.replace(/\{(\w+)\}/g, ':$1'),
      compress: !row.encrypted && compressed,
      // The app tells times by it.
      onSend: async (_request, reply) =>
        void reply.header('date', new Date(runtime.clock.now()).toUTCString()),
      handler: (request, reply) =>
        inCallSpan(call, row, request, () => answerCall(runtime, call, row, request, reply, sent)),
    });
  }
}

async function answerCall(
  runtime: Runtime,
  call: CallName,
  row: CallRow,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
): Promise<FastifyReply> {
  const startedAt = performance.now();
  const fault = runtime.faults.list().length ? await runtime.faults.draw(call) : null;
  const log = (status: number, outcome: Partial<CallOutcome>) => {
    const code = outcome.envelope?.code ?? '';
    request.answered = { call, code, ...traceOf() };
    tellAnswer(status, code);
    runtime.metrics.called(call, status, code, performance.now() - startedAt);
    return runtime.callLog
      .add({
        requestId: request.id,
        at: Date.now(),
        call,
        method: row.method,
        path: request.url,
        status,
        code,
        ms: performance.now() - startedAt,
        payerId: outcome.payerId ?? null,
        encrypted: row.encrypted,
        fault: fault?.kind ?? null,
        headers: request.headers as Record<string, string>,
        params: outcome.params ?? null,
        answer: outcome.envelope ?? null,
      })
      ?.catch((error: unknown) => runtime.report('call log', error, request.id));
  };

  if (fault?.kind === 'delay') await wait(Math.min(fault.detail.ms ?? 3000, 120_000));
  if (fault?.kind === 'dropBefore') {
    await log(0, {});
    return cut(reply);
  }
  if (fault?.kind === 'cutUpload') {
    await log(0, {});
    return cutUpload(request, reply, fault.detail);
  }
  if (fault?.kind === 'httpStatus') {
    const status = fault.detail.status ?? 500;
    await log(status, {});
    return reply
      .code(status)
      .type('text/plain')
      .send(fault.detail.msg ?? `HTTP ${status}`);
  }
  const outcome =
    fault?.kind === 'errorCode'
      ? await refusedByFault(runtime, row, request, fault)
      : await runCall(runtime, call, row, request);
  await log(outcome.status, outcome);
  if (outcome.status === 503) void reply.header('retry-after', retryAfter);
  const plain = JSON.stringify(outcome.envelope);
  const body = outcome.opened ? outcome.opened.seal(plain) : plain;
  const previous =
    sent.get(call) ?? (fault?.kind === 'replayed' ? outcome.opened?.sealForAnother(plain) : undefined);
  sent.set(call, body);
  return sendAnswer(
    reply,
    outcome.status,
    fault
      ? { fault, body, previous, other: otherAnswer(sent, call), sealed: outcome.opened !== null }
      : { body },
  );
}

function otherAnswer(sent: Sent, call: CallName): string | undefined {
  for (const [name, body] of sent) if (name !== call) return body;
  return undefined;
}
