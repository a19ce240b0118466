import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallRow } from '@/contracts/calls';
import type { Runtime } from '../runtime';
import type { Fault } from './faults';
import { type CallOutcome, pathIn } from './runCall';

const jsonType = 'application/json; charset=utf-8';

export async function refusedByFault(
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
    // The fault wins, in clear.
  }
  return outcome;
}

export interface ToSend {
  body: string;
  fault?: Fault;
  previous?: string | undefined;
  other?: string | undefined;
  sealed?: boolean;
}

export function sendAnswer(reply: FastifyReply, status: number, answer: ToSend): FastifyReply {
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

/** Changes a character within the MAC. */
function spoilt(body: string): string {
  const at = Math.max(0, body.length - 8);
  return body.slice(0, at) + (body[at] === 'A' ? 'B' : 'A') + body.slice(at + 1);
}

export function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

/** Waits `ms` or until the client gives up, then cuts the connection. */
export async function cutUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { percent = 50, ms = 0 }: Fault['detail'],
): Promise<FastifyReply> {
  reply.hijack();
  const { raw, headers } = request;
  const wanted = (Number(headers['content-length'] ?? 0) * percent) / 100;
  const gaveUp = new AbortController();
  raw.socket.once('close', () => gaveUp.abort());
  let taken = 0;
  try {
    for await (const part of raw.iterator({ destroyOnReturn: false })) {
      taken += (part as Buffer).length;
      if (taken >= wanted) break;
    }
    // Does not delay the sandbox's exit.
    await wait(ms, undefined, { ref: false, signal: gaveUp.signal });
  } catch {
    // The client gave up first.
  }
  raw.socket.destroy();
  return reply;
}
