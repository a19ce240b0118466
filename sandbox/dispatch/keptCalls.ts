import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CallName } from '@/contracts/calls';
import { callRow } from '@/contracts/calls';
import type { Runtime } from '../runtime';
import type { OpenedRequest } from './envelopeGate';
import type { AnyHandler } from './handler';
import { isReading } from './handler';
import type { Session } from './sessions';

/** Whether the answers of a call may be given again at all. */
export function mayBeKept(runtime: Runtime, call: CallName): boolean {
  const handler = runtime.handlers[call] as AnyHandler | undefined;
  return handler !== undefined && isReading(handler) && callRow(call).contentType !== 'multipart';
}

/** What was found out about a request before its route was looked for. */
export interface Early {
  /** As it came; null for a request without one. */
  body: Buffer | null;
  text: string;
  /** Of an encrypted call: opened, or refused. A nonce counts once, so nobody opens it again. */
  opening?: OpenedRequest | Promise<OpenedRequest>;
}

const early = new WeakMap<IncomingMessage, Early>();
export const earlyOf = (request: IncomingMessage): Early | undefined => early.get(request);
export const noteEarly = (request: IncomingMessage, found: Early): void => void early.set(request, found);

export const pathIn = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

const between = '\u0000';
/**
 * All that the answer of a reading call may depend on beside tables and clock; null for a request that is like no other.
 * @param body as it came, '' without one
 * @param plain params of an encrypted call
 */
export function memoKey(
  call: CallName,
  url: string,
  headers: IncomingHttpHeaders,
  body: string,
  session: Session | null,
  plain: string | undefined,
): string | null {
  if (headers['idempotency-key'] !== undefined) return null;
  const params = plain ?? (body === '' ? '' : body + headers['content-type']);
  const who = session ? session.tokenHash : '';
  const where = `${headers.lang}${between}${headers['platform-type'] ?? headers.platform}${between}${headers.channel}`;
  const from = `${headers.merchantcode}${between}${headers.market}${between}${headers.host}`;
  const path = plain === undefined ? url : '';
  return `${call}${between}${path}${between}${params}${between}${who}${between}${where}${between}${from}`;
}
