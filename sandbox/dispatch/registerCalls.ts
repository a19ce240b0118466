import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName, CallRow } from '@/contracts/calls';
import { callNames, callRow } from '@/contracts/calls';
import type { Runtime } from '../runtime';
import type { Early } from './keptCalls';
import { earlyOf, pathIn } from './keptCalls';
import type { Fault } from './faults';
import { cutUpload } from './partOfBody';
import type { CallOutcome } from './runCall';
import { runCall } from './runCall';
import type { ShortWay } from './shortWay';
import { createShortWay, jsonType } from './shortWay';

/** Last answer sent by each call, for the faults that send a wrong one. */
type Sent = Map<CallName, string | Buffer>;

/** Gives every row of the call catalogue its route. Answers the way in front of them, for what is known already. */
export function registerCalls(app: FastifyInstance, runtime: Runtime): ShortWay | null {
  const sent: Sent = new Map();
  for (const call of callNames) {
    const row = callRow(call);
    app.route({
      method: row.method,
      url: row.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answerCall(runtime, call, row, request, reply, sent, earlyOf(request.raw)),
    });
  }
  return createShortWay(runtime, (call, body) => sent.set(call, body));
}

async function answerCall(
  runtime: Runtime,
  call: CallName,
  row: CallRow,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
  early?: Early,
): Promise<FastifyReply> {
  const startedAt = performance.now();
  const fault = runtime.faults.list().length ? await runtime.faults.draw(call) : null;
  const log = (status: number, outcome: Partial<CallOutcome>) =>
    runtime.callLog.add({
      at: Date.now(),
      call,
      method: row.method,
      path: request.url,
      status,
      code: outcome.envelope?.code ?? '',
      ms: performance.now() - startedAt,
      payerId: outcome.payerId ?? null,
      encrypted: row.encrypted,
      fault: fault?.kind ?? null,
      headers: request.headers as Record<string, string>,
      params: outcome.params ?? null,
      answer: outcome.envelope ?? null,
    });

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
      : await runCall(runtime, call, row, request, early);
  await log(outcome.status, outcome);
  const plain = outcome.text ?? JSON.stringify(outcome.envelope);
  const body = outcome.opened ? outcome.opened.seal(plain) : plain;
  // Without one (another sandbox may have answered before): what one would look like.
  const previous =
    sent.get(call)?.toString() ??
    (fault?.kind === 'replayed' ? outcome.opened?.sealForAnother(plain) : undefined);
  sent.set(call, body);
  return send(
    reply,
    outcome.status,
    fault
      ? { fault, body, previous, other: otherAnswer(sent, call), sealed: outcome.opened !== null }
      : { body },
  );
}

async function refusedByFault(
  runtime: Runtime,
  row: CallRow,
  request: FastifyRequest,
  fault: Fault,
): Promise<CallOutcome> {
  const envelope = {
    code: fault.detail.code ?? '10500',
    msg: fault.detail.msg ?? 'Fault switch',
    model: fault.detail.model ?? null,
    responseHeader: {},
  };
  const outcome: CallOutcome = { status: 200, envelope, params: null, payerId: null, opened: null };
  if (!row.encrypted) return outcome;
  const fields = {
    ...(request.query as Record<string, string>),
    ...(request.body as Record<string, string>),
  };
  try {
    outcome.opened = await runtime.gate.open({
      method: row.method,
      path: pathIn(request.url),
      headers: request.headers,
      fields,
    });
  } catch {
    // The fault comes first; in clear then.
  }
  return outcome;
}

interface ToSend {
  body: string;
  fault?: Fault;
  previous?: string | undefined;
  other?: string | undefined;
  sealed?: boolean;
}

function send(reply: FastifyReply, status: number, answer: ToSend): FastifyReply {
  const { body, fault } = answer;
  const whole = (text: string) => reply.code(status).type(jsonType).send(text);
  switch (fault?.kind) {
    case 'dropAfter':
      return cut(reply);
    case 'truncated': {
      reply.hijack();
      const bytes = Buffer.from(body);
      reply.raw.writeHead(status, { 'content-type': jsonType, 'content-length': bytes.length });
      reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.raw.destroy());
      return reply;
    }
    case 'cutBody':
      return whole(body.slice(0, Math.floor(body.length / 2)));
    case 'notJson':
      return reply
        .code(200)
        .type('text/html')
        .send('<!doctype html><title>Gateway</title><p>Please wait.</p>');
    case 'wrongMac':
      return whole(
        answer.sealed ? spoilt(body) : JSON.stringify({ data: Buffer.from(body).toString('base64url') }),
      );
    case 'replayed':
      return whole(answer.previous ?? body);
    case 'otherCall':
      return whole(
        answer.other ?? JSON.stringify({ code: '0', msg: '', model: { list: [] }, responseHeader: {} }),
      );
    default:
      return whole(body);
  }
}

/** One character of the sealed text changed, near its end where the MAC lies. */
function spoilt(body: string): string {
  const at = Math.max(0, body.length - 8);
  return body.slice(0, at) + (body[at] === 'A' ? 'B' : 'A') + body.slice(at + 1);
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

function otherAnswer(sent: Sent, call: CallName): string | undefined {
  for (const [name, body] of sent) if (name !== call) return body.toString();
  return undefined;
}
