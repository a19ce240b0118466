import type { FastifyRequest } from 'fastify';
import type { CallName } from '@/contracts/calls';
import type { Db, Row } from '../db/schema';
import { isFromThisMachine } from '../http/loopback';
import type { CallContext, Runtime, UploadedFile } from '../runtime';
import { loginExpired, refuse } from './refusal';
import type { IssuedSession, Session } from './sessions';
import { endLogin, issueSession } from './sessions';

const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 200) : '';

export interface ResponseHeader {
  token?: string;
  gToken?: string;
}

export interface ContextParts {
  runtime: Runtime;
  request: FastifyRequest;
  call: CallName;
  now: number;
  session: Session | null;
  files: readonly UploadedFile[];
  idempotencyKey: string | null;
}

/** Discarded when the transaction is retried. */
export interface RunEffects {
  responseHeader: ResponseHeader;
  afterCommit: (() => void | Promise<void>)[];
}

export function makeContext(parts: ContextParts, db: Db, effects: RunEffects): CallContext {
  const { runtime, request, session, now } = parts;
  const { headers } = request;
  let payerRow: Promise<Row<'payers'>> | undefined;
  const payerId = (): string => {
    if (!session?.payerId) refuse(loginExpired);
    return session.payerId;
  };
  return {
    db,
    now,
    runtime,
    call: parts.call,
    headers,
    lang: text(headers.lang) || 'en',
    platform: text(headers['platform-type'] ?? headers.platform),
    channel: text(headers.channel),
    device: deviceOf(request),
    address: isFromThisMachine(request) ? '' : request.ip,
    merchantCode: text(headers.merchantcode),
    market: session?.countryCode ?? visitorMarket(request),
    session,
    files: parts.files,
    idempotencyKey: parts.idempotencyKey,
    get payerId() {
      return payerId();
    },
    payer() {
      payerRow ??= db
        .selectFrom('payers')
        .selectAll()
        .where('id', '=', payerId())
        .executeTakeFirst()
        .then((row) => row ?? refuse(loginExpired));
      return payerRow;
    },
    async signIn(wanted): Promise<IssuedSession> {
      const issued = await issueSession(
        db,
        {
          channel: text(headers.channel),
          platform: text(headers['platform-type']),
          device: deviceOf(request),
          system: systemOf(text(headers['user-agent'])),
          ...wanted,
        },
        now,
      );
      effects.responseHeader = issued;
      return issued;
    },
    async signOut() {
      if (session) await endLogin(db, session.loginId, now);
    },
    afterCommit(work) {
      effects.afterCommit.push(work);
    },
  };
}

const visitorMarket = ({ headers }: FastifyRequest): string | null =>
  text(headers['payee-share-country']) || text(headers.market) || null;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const;

const systemOf = (agent: string): string | null =>
  systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

export const deviceOf = (request: FastifyRequest): string =>
  text(request.headers['unique-identification'] ?? request.headers.imei);
