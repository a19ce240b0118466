import type { FastifyRequest } from 'fastify';
import { parse as parseQuery } from 'node:querystring';
import * as v from 'valibot';
import type { CallName, CallRow } from '@/contracts/calls';
import type { Tx } from '../db/schema';
import { isDatabaseAway } from '../db/away';
import { inTransaction, withTransaction } from '../db/transaction';
import type { CallContext, Runtime } from '../runtime';
import { parseJson, readRaw, toValues } from './body';
import type { ContextParts, ResponseHeader, RunEffects } from './context';
import { deviceOf, makeContext } from './context';
import type { OpenedRequest } from './envelopeGate';
import { limitTries } from './limits';
import { once, readKey } from './idempotency';
import type { Refusal } from './refusal';
import {
  badFields,
  codes,
  fileTooLarge,
  isRefusal,
  loginExpired,
  refusalEnvelope,
  refusalOf,
  refuse,
  serverFault,
  shareLinkEnded,
  unavailableNow,
  unreadable,
} from './refusal';
import type { Session } from './sessions';
import { findSession, rotateSession } from './sessions';

export interface Envelope {
  code: string;
  msg: string;
  model: unknown;
  responseHeader: ResponseHeader;
}

export const pathIn = (url: string): string => url.split('?', 1)[0] as string;

/** Before faults and transport. */
export interface CallOutcome {
  status: number;
  envelope: Envelope;
  params: unknown;
  payerId: string | null;
  opened: OpenedRequest | null;
}

type CheckedHandler = (context: CallContext, params: unknown) => unknown;
type Keep = { refusal: Refusal };

/** Never throws. */
export async function runCall(
  runtime: Runtime,
  call: CallName,
  row: CallRow,
  request: FastifyRequest,
): Promise<CallOutcome> {
  const outcome: CallOutcome = {
    status: 200,
    envelope: { code: codes.ok, msg: '', model: null, responseHeader: {} },
    params: null,
    payerId: null,
    opened: null,
  };
  try {
    // Files are read after this: only sessions may upload. Encrypted calls are opened first: their refusal is sealed.
    const early = request.isMultipart() ? await sessionOf(runtime, row, request) : undefined;
    const raw = await readRaw(request);
    const path = pathIn(request.url);
    if (row.encrypted) {
      const opened = await runtime.gate.open({
        method: row.method,
        path,
        headers: request.headers,
        fields: raw.json ? asText(raw.json) : raw.fields,
      });
      outcome.opened = opened;
      if (opened.plain.startsWith('{'))
        raw.json = { ...(parseJson(opened.plain) as Record<string, unknown>), ...textOf(request.params) };
      else raw.fields = { ...textOf(parseQuery(opened.plain)), ...textOf(request.params) };
      delete raw.fields.data;
    }
    await limitTries(runtime, call, request);
    const session = early === undefined ? await sessionOf(runtime, row, request) : early;
    outcome.payerId = session?.payerId ?? null;
    if (session?.countryCode === 'KOR' || request.headers.market === 'KOR') {
      runtime.gate.checkSignature({
        method: row.method,
        path,
        headers: request.headers,
        fields: raw.json ? asText(raw.json) : raw.fields,
      });
    }
    outcome.params = raw.json ?? raw.fields;
    const params = checkParams(row, toValues(row, raw));
    outcome.params = params;
    const parts: ContextParts = {
      runtime,
      request,
      call,
      now: runtime.clock.now(),
      session,
      files: raw.files,
      idempotencyKey: readKey(request.headers['idempotency-key']),
    };
    const effects = await runHandler(parts, row, params, outcome.envelope);
    outcome.envelope.responseHeader = {
      ...(await renewed(runtime, session, parts.now)),
      ...effects.responseHeader,
    };
    for (const work of effects.afterCommit)
      await Promise.resolve(work()).catch((error) =>
        runtime.report(`${call} after commit`, error, request.id),
      );
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal || refusal.status === 503) runtime.report(call, error, request.id);
    const shown = refusal ?? refusalOf(serverFault, undefined, { status: 500 });
    outcome.status = shown.status;
    outcome.envelope = refusalEnvelope(shown, request.headers.lang);
  }
  return outcome;
}

async function sessionOf(runtime: Runtime, row: CallRow, request: FastifyRequest): Promise<Session | null> {
  const token = request.headers.token;
  if (row.token === 'none') return null;
  if (row.token === 'share') return shareSession(runtime, token);
  if (typeof token !== 'string' || token === '') {
    if (row.token === 'required') refuse(loginExpired);
    return null;
  }
  try {
    const session = await findSession(runtime.db, token, runtime.clock.now());
    if (session.kind === 'payeeShare') refuse(loginExpired);
    return session;
  } catch (error) {
    // Old tokens count as visitors.
    if (row.token === 'optional' && isRefusal(error)) return null;
    throw error;
  }
}

/** Of no login, so never sent to one. */
async function shareSession(runtime: Runtime, token: unknown): Promise<Session> {
  const session =
    typeof token === 'string' && token !== ''
      ? await findSession(runtime.db, token, runtime.clock.now()).catch(() => null)
      : null;
  if (session?.kind !== 'payeeShare') refuse(shareLinkEnded);
  return session;
}

function checkParams(row: CallRow, values: Record<string, unknown>): Record<string, unknown> {
  const parsed = v.safeParse(row.params, values);
  if (parsed.success) return parsed.output;
  const fields = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? ''))].slice(0, 10);
  refuse(badFields, { fields });
}

async function runHandler(
  parts: ContextParts,
  row: CallRow,
  params: unknown,
  envelope: Envelope,
): Promise<RunEffects> {
  const { runtime, call } = parts;
  const handler = runtime.handlers[call] as CheckedHandler | undefined;
  if (!handler)
    refuse({ code: codes.notBuilt, text: `The sandbox does not answer ${call} yet.` }, undefined, {
      status: 501,
    });
  const run = async (db: Tx | Runtime['db']): Promise<{ effects: RunEffects; answer: unknown }> => {
    const effects: RunEffects = { responseHeader: {}, afterCommit: [] };
    const context = makeContext(parts, db, effects);
    for (const { guard } of runtime.domains) if (guard) await guard(context, row);
    return { effects, answer: checkAnswer(runtime, row, await handler(context, params)) };
  };
  if (row.effect === 'read' && !row.stores) {
    const done = await run(runtime.reader);
    envelope.model = done.answer;
    return done.effects;
  }
  if (inTransaction()) throw new Error('A call within a transaction.');
  const scope = parts.session?.payerId ?? `device:${deviceOf(parts.request)}`;
  const result = await withTransaction<Keep | { effects: RunEffects; answer: unknown }>(
    runtime.db,
    async (tx) => {
      try {
        if (parts.idempotencyKey === null || row.ownKey) return await run(tx);
        let effects: RunEffects = { responseHeader: {}, afterCommit: [] };
        const keyed = { scope, call, key: parts.idempotencyKey, params };
        const { answer } = await once({ db: tx, now: parts.now, runtime }, keyed, async () => {
          const done = await run(tx);
          effects = done.effects;
          return done.answer;
        });
        return { effects, answer };
      } catch (error) {
        if (isRefusal(error) && error.keep) return { refusal: error };
        throw error;
      }
    },
    { serialKey: scope, single: runtime.single },
  );
  if ('refusal' in result) throw result.refusal;
  envelope.model = result.answer;
  return result.effects;
}

/** A broken contract is the sandbox's fault. */
function checkAnswer(runtime: Runtime, row: CallRow, answer: unknown): unknown {
  if (!runtime.checkAnswers) return answer ?? null;
  const parsed = v.safeParse(row.answer, answer);
  if (parsed.success) return parsed.output ?? null;
  const where = parsed.issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? '(root)'}: expected ${issue.expected ?? '?'}`);
  throw new Error(`The answer breaks its contract: ${where.join('; ')}`);
}

async function renewed(runtime: Runtime, session: Session | null, now: number): Promise<ResponseHeader> {
  // A visitor's token ends with its link.
  if (!session || session.kind === 'payeeShare' || session.rotateAt > now) return {};
  // The next call renews it.
  const issued = await rotateSession(runtime.db, session, now).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return null;
  });
  return issued ?? {};
}

const uploadLimits = ['FST_REQ_FILE_TOO_LARGE', 'FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'];

/** SQLSTATE of text with NUL, which PostgreSQL cannot keep. */
const textNotKept = '22021';

function asRefusal(error: unknown): Refusal | null {
  if (isRefusal(error)) return error;
  if (isDatabaseAway(error)) return unavailableNow();
  const { code = '' } = error as { code?: string };
  if (uploadLimits.includes(code)) return refusalOf(fileTooLarge);
  if (code === textNotKept) return refusalOf(badFields);
  return code.startsWith('FST_') ? refusalOf(unreadable()) : null;
}

const textOf = (source: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((source ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : String(Array.isArray(value) ? value[0] : value),
    ]),
  );

const asText = (source: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
