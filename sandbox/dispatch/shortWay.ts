import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallName, CallRow } from '@/contracts/calls';
import { callNames, callRow } from '@/contracts/calls';
import { allowsOrigin } from '../http/guard';
import { createOutbox } from '../http/outbox';
import type { Runtime } from '../runtime';
import type { Early } from './keptCalls';
import { mayBeKept, memoKey, noteEarly } from './keptCalls';
import { codes } from './refusal';
import type { Session } from './sessions';

export type Onward = (request: IncomingMessage, response: ServerResponse) => void;
export type ShortWay = (request: IncomingMessage, response: ServerResponse, onward: Onward) => void;

export const jsonType = 'application/json; charset=utf-8';
/** Longer bodies are read by whoever keeps their limits. */
const longestBody = 16 * 1024;
const sealed = 'data=';
/** The one field of an encrypted call, where it is alone and written plainly. */
const sealedIn = (fields: string): string | null =>
  fields.startsWith(sealed) && !/[&%+]/.test(fields) ? fields.slice(sealed.length) : null;

interface Known {
  call: CallName;
  row: CallRow;
}

/**
 * Answers a call before a route is looked for: its session is known, its answer is kept, nothing has changed since. Most
 * calls of a running app are of this kind, and the long way costs several times as much. Everything else goes onward with
 * what was found out on the way.
 * @param sent called with what leaves here
 */
export function createShortWay(
  runtime: Runtime,
  sent: (call: CallName, body: string | Buffer) => void,
): ShortWay | null {
  const { memo, sessions, clock, faults, callLog, gate } = runtime;
  if (!memo) return null;
  const byMethod: Record<string, Map<string, Known>> = { GET: new Map(), POST: new Map() };
  for (const call of callNames) {
    const row = callRow(call);
    if (mayBeKept(runtime, call) && !row.path.includes('{'))
      byMethod[row.method]?.set(row.path, { call, row });
  }

  const post = createOutbox();

  /** True when the answer is on its way. */
  function answer(
    { call, row }: Known,
    request: IncomingMessage,
    response: ServerResponse,
    query: string,
    early: Early,
    startedAt: number,
  ): boolean {
    const { headers } = request;
    const url = request.url as string;
    const now = clock.now();
    let session: Session | null = null;
    if (row.token !== 'none' && headers.token) {
      session = typeof headers.token === 'string' ? sessions.atHand(headers.token, now) : null;
      if (!session) return false;
    } else if (row.token === 'required') return false;
    if (session?.countryCode === 'KOR' || headers.market === 'KOR') return false;
    let plain: string | undefined;
    if (row.encrypted) {
      const data = sealedIn(early.body ? early.text : query);
      if (data === null) return false;
      try {
        early.opening = gate.open({ method: row.method, path: row.path, headers, fields: { data } });
      } catch (error) {
        early.opening = Promise.reject(error as Error);
        early.opening.catch(() => undefined);
        return false;
      }
      if (early.opening instanceof Promise) return false;
      plain = early.opening.plain;
    }
    const key = memoKey(call, url, headers, early.text, session, plain);
    const kept = key === null ? null : memo?.find(key);
    if (!kept) return false;
    const body = early.opening && !(early.opening instanceof Promise) ? early.opening.seal(kept.bytes) : null;
    const head = [
      'content-type',
      jsonType,
      'content-length',
      String(body === null ? kept.bytes.length : body.length),
      'x-content-type-options',
      'nosniff',
    ];
    if (headers.origin !== undefined && allowsOrigin(headers.origin))
      head.push('access-control-allow-origin', headers.origin, 'vary', 'origin');
    sent(call, body ?? kept.bytes);
    void callLog.add({
      at: Date.now(),
      call,
      method: row.method,
      path: url,
      status: 200,
      code: codes.ok,
      ms: performance.now() - startedAt,
      payerId: session?.payerId ?? null,
      encrypted: row.encrypted,
      fault: null,
      headers: headers as Record<string, string>,
      params: kept.params,
      answer: kept.bytes,
    });
    // Last, since whatever fails before it leaves the call to the long way.
    post({ response, head, body: body ?? kept.bytes, failed: (error) => runtime.report(call, error) });
    return true;
  }

  return (request, response, onward) => {
    const url = request.url as string;
    const mark = url.indexOf('?');
    const known =
      faults.list().length > 0
        ? undefined
        : byMethod[request.method as string]?.get(mark < 0 ? url : url.slice(0, mark));
    if (!known) return onward(request, response);
    const startedAt = performance.now();
    const query = mark < 0 ? '' : url.slice(mark + 1);
    const finish = (body: Buffer | null) => {
      const early: Early = { body, text: body ? body.toString('utf8') : '' };
      try {
        if (answer(known, request, response, query, early, startedAt)) return;
      } catch (error) {
        runtime.report(known.call, error);
      }
      noteEarly(request, early);
      onward(request, response);
    };
    const length = Number(request.headers['content-length']);
    if (request.method === 'GET') {
      if (request.headers['content-length'] === undefined) return finish(null);
      return onward(request, response);
    }
    if (!(length <= longestBody) || request.headers['content-encoding'] !== undefined)
      return onward(request, response);
    let body: Buffer | null = null;
    request.on('data', (chunk: Buffer) => {
      body = body ? Buffer.concat([body, chunk]) : chunk;
    });
    request.on('end', () => finish(body ?? Buffer.alloc(0)));
  };
}
