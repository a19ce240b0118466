import type { FastifyRequest } from 'fastify';
import type { CallName, CallRow } from '@/catalogue/calls';
import { callRow } from '@/catalogue/calls';
import type { Runtime } from '../runtime';
import type { KeptAnswer } from './answerMemo';
import type { OpenedRequest } from './envelopeGate';
import type { AnyHandler } from './handler';
import { isReading } from './handler';
import type { Session } from './sessions';

/** What could be found out about a call without waiting for anything. */
export interface AtHand {
  answer: KeptAnswer | null;
  payerId: string | null;
  /** Of an encrypted call: opened, or refused. A nonce counts once, so nobody opens it again. */
  opening?: OpenedRequest | Promise<OpenedRequest> | undefined;
}

/**
 * The short way of a call: its session is known, its answer is kept, nothing has changed since. Most calls of a running
 * app are of this kind, and the whole way costs several times as much.
 */
export function lookAtHand(runtime: Runtime, call: CallName, row: CallRow, request: FastifyRequest): AtHand {
  const found: AtHand = { answer: null, payerId: null };
  const { memo, sessions, clock } = runtime;
  const { headers } = request;
  if (!memo) return found;
  const now = clock.now();
  let session: Session | null = null;
  if (row.token !== 'none' && headers.token) {
    session = typeof headers.token === 'string' ? sessions.atHand(headers.token, now) : null;
    if (!session) return found;
  } else if (row.token === 'required') return found;
  if (session?.countryCode === 'KOR' || headers.market === 'KOR') return found;
  let opened: OpenedRequest | undefined;
  if (row.encrypted) {
    try {
      const opening = runtime.gate.open({
        method: row.method,
        path: pathOf(request),
        headers,
        fields: (request.method === 'GET' ? request.query : (request.body ?? {})) as Record<string, string>,
      });
      found.opening = opening;
      if (!(opening instanceof Promise)) opened = opening;
    } catch (error) {
      found.opening = Promise.reject(error as Error);
      found.opening.catch(() => undefined);
      return found;
    }
    if (!opened) return found;
  }
  const key = memoKey(call, request, session, opened?.plain);
  found.answer = key === null ? null : memo.find(key);
  found.payerId = session?.payerId ?? null;
  return found;
}

export const pathOf = (request: FastifyRequest): string => {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
};

/** Whether the answers of a call may be given again at all. */
export function mayBeKept(runtime: Runtime, call: CallName): boolean {
  const handler = runtime.handlers[call] as AnyHandler | undefined;
  return handler !== undefined && isReading(handler) && callRow(call).contentType !== 'multipart';
}

const between = '\u0000';
/**
 * All that the answer of a reading call may depend on beside tables and clock; null for a request that is like no other.
 * @param plain params of an encrypted call
 */
export function memoKey(
  call: CallName,
  request: FastifyRequest,
  session: Session | null,
  plain: string | undefined,
): string | null {
  const { headers, body, url } = request;
  if (headers['idempotency-key'] !== undefined) return null;
  const params =
    plain ?? (body === undefined || body === null ? '' : JSON.stringify(body) + headers['content-type']);
  const who = session ? session.tokenHash : '';
  const where = `${headers.lang}${between}${headers['platform-type'] ?? headers.platform}${between}${headers.channel}`;
  const from = `${headers.merchantcode}${between}${headers.market}${between}${headers.host}`;
  const path = plain === undefined ? url : pathOf(request);
  return `${call}${between}${path}${between}${params}${between}${who}${between}${where}${between}${from}`;
}
