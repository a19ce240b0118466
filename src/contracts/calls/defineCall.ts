import type * as v from 'valibot';

/** Resolved per market by the api layer. */
export type CallHost = 'main' | 'login' | 'ocr';

/** `optional`: sent if there is one. `share`: the payee-share link's, never the session's. */
export type CallToken = 'required' | 'optional' | 'none' | 'share';

export type CallMethod = 'GET' | 'POST';

/** `read` changes nothing and may repeat. Not by method: GET writes and POST reads. */
type CallEffect = 'read' | 'write';

export type CallOwner =
  | 'account'
  | 'activity'
  | 'ach'
  | 'agent'
  | 'bank'
  | 'common'
  | 'coupon'
  | 'evidence'
  | 'kyc'
  | 'largeRemit'
  | 'message'
  | 'order'
  | 'partner'
  | 'payee'
  | 'rates'
  | 'receipt'
  | 'recharge'
  | 'remit'
  | 'risk'
  | 'school'
  | 'tracking'
  | 'wallet';

export type CallSubject =
  | 'agent'
  | 'alert'
  | 'card'
  | 'coupon'
  | 'debit'
  | 'device'
  | 'evidence'
  | 'invite'
  | 'kyc'
  | 'large'
  | 'member'
  | 'message'
  | 'notify'
  | 'order'
  | 'password'
  | 'payee'
  | 'receipt'
  | 'school'
  | 'share'
  | 'topUp';

/** Specification, calls, 7.1. */
export interface CallFlags {
  /** The screen shows it, so no toast; login errors still ask first. */
  softError: boolean;
  hideLoading: boolean;
  suppressToast: boolean;
  /** An expired login rejects instead of starting the login. */
  ignoreAuthError: boolean;
  /** HTTP failures show nothing, but still reject. */
  ignoreHttpError: boolean;
  skipToken: boolean;
}

export type ParamsSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

export interface CallRow<
  P extends ParamsSchema = ParamsSchema,
  A extends v.GenericSchema = v.GenericSchema,
  N extends string = string,
  E extends CallEffect = CallEffect,
> {
  /** `order.commit`, as in the console, logs and docs/calls.md. */
  readonly name: N;
  readonly effect: E;
  readonly method: CallMethod;
  /** Relative to the host; `{name}` comes from params. */
  readonly path: `/${string}`;
  readonly params: P;
  readonly answer: A;
  readonly owner: CallOwner;
  readonly token: CallToken;
  readonly host: CallHost;
  readonly encrypted: boolean;
  /** May be replayed without an idempotency key. Default true for reads. */
  readonly idempotent: boolean;
  readonly contentType: 'form' | 'json' | 'multipart';
  readonly flags: Partial<CallFlags>;
  readonly apiVersion?: string;
  /** The specification has no path. */
  readonly ours?: true;
  /** Of a read: refreshed by writes that change one of them. */
  readonly shows?: readonly CallSubject[];
  /** Out of date once a write succeeds; [] where no answer tells of it. */
  readonly changes: readonly CallSubject[];
  /** A read that stores something: runs in a transaction. */
  readonly stores?: true;
  /** The handler applies the idempotency key or must run each time; else the dispatcher stores the answer. */
  readonly ownKey?: true;
}

/** Writes must say what they change. */
type OfEffect<E extends CallEffect> = E extends 'write'
  ? { changes: readonly CallSubject[]; shows?: never; stores?: never }
  : { changes?: never; ownKey?: never };

type Defaulted = 'token' | 'host' | 'encrypted' | 'idempotent' | 'contentType' | 'flags' | 'changes';

export type ReadCall<
  P extends ParamsSchema = ParamsSchema,
  A extends v.GenericSchema = v.GenericSchema,
> = CallRow<P, A, string, 'read'>;
export type WriteCall = CallRow<ParamsSchema, v.GenericSchema, string, 'write'>;

export type ParamsOf<R extends CallRow> = v.InferInput<R['params']>;
export type AnswerOf<R extends CallRow> = v.InferOutput<R['answer']>;

/** Defaults: token required, main host, plain, form, no flags, idempotent if `read`. */
export function defineCall<
  P extends ParamsSchema,
  A extends v.GenericSchema,
  const N extends string,
  const E extends CallEffect,
>(
  row: Omit<CallRow<P, A, N, E>, Defaulted> & Partial<Pick<CallRow<P, A, N, E>, Defaulted>> & OfEffect<E>,
): CallRow<P, A, N, E> {
  return {
    token: 'required',
    host: 'main',
    encrypted: false,
    idempotent: row.effect === 'read',
    contentType: 'form',
    flags: {},
    changes: [],
    ...row,
  };
}
