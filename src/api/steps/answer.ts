import * as v from 'valibot';
import { errorCaseOf, errorRowOf, httpCaseOf } from '@/contracts/errors';
import { CallFault } from '../callFault';
import type { Envelope, Step } from '../types';
import { brokenPaths } from './prepare';
import { parseObject } from './secure';

const MAX_MESSAGE = 500;

/** Codes are numbers or text; others may be missing or null. */
const envelopeShape = v.object({
  code: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(80)),
  msg: v.pipe(
    v.fallback(v.string(), ''),
    v.transform((text) => text.slice(0, MAX_MESSAGE)),
  ),
  model: v.optional(v.unknown(), null),
  responseHeader: v.fallback(
    v.object({
      token: v.fallback(v.optional(v.string()), undefined),
      gToken: v.fallback(v.optional(v.string()), undefined),
    }),
    {},
  ),
});

/** Any status may have one; a success must. */
export const parseEnvelope: Step = (exchange) => {
  const parsed = v.safeParse(envelopeShape, parseObject(exchange.answerText ?? ''));
  if (parsed.success) exchange.envelope = parsed.output;
  else if (httpCaseOf(exchange.response?.status ?? 0) === null) {
    throw new CallFault('contract', { detail: `envelope ${brokenPaths(parsed.issues)}` });
  }
};

/** 401 and 406 count by status, others by envelope. */
export const judgeStatus: Step = (exchange) => {
  const status = exchange.response?.status ?? 0;
  const name = httpCaseOf(status);
  if (name === null) return;
  const { envelope } = exchange;
  if (name === 'httpOther' && envelope && !errorRowOf(envelope.code).behaviour.startsWith('success')) return;
  throw new CallFault(name, {
    code: String(status),
    http: true,
    serverMessage: envelope?.msg,
    data: envelope?.model ?? undefined,
  });
};

/** Also on errors: the old token is invalid. */
export const renewTokens: Step = (exchange, { deps }) => {
  const { token, gToken } = exchange.envelope?.responseHeader ?? {};
  // A late answer must not log in again, nor give a share link's visitor a session.
  if (
    (!token && !gToken) ||
    exchange.row.token === 'share' ||
    exchange.generation !== deps.session.generation()
  )
    return;
  deps.session.accept({ ...(token ? { token } : {}), ...(gToken ? { gToken } : {}) });
};

export const judgeCode: Step = (exchange, { keys }) => {
  const { code, msg, model } = exchange.envelope as Envelope;
  const { behaviour } = errorRowOf(code);
  if (behaviour === 'successClearKeys') keys.drop();
  if (behaviour === 'success' || behaviour === 'successClearKeys') return;
  const http = httpCaseOf(exchange.response?.status ?? 0) !== null;
  throw new CallFault(errorCaseOf(code), { code, http, serverMessage: msg, data: model ?? undefined });
};

export const checkAnswer: Step = (exchange) => {
  const parsed = v.safeParse(exchange.row.answer, exchange.envelope?.model);
  if (!parsed.success) throw new CallFault('contract', { detail: `answer ${brokenPaths(parsed.issues)}` });
  exchange.answer = parsed.output;
};
