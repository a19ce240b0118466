import type * as v from 'valibot';

/** Which base host answers a call; the api layer resolves it per market. */
export type CallHost = 'main' | 'login' | 'ocr';

/**
 * Whether the session token travels in the `token` header. `optional`: sent when there is one. `share`: the token of a
 * payee-share link travels instead, and never the session's.
 */
export type CallToken = 'required' | 'optional' | 'none' | 'share';

export type CallMethod = 'GET' | 'POST';

/**
 * `read`: asks, changes nothing that belongs to a person, and may be asked again at any time. `write`: everything else;
 * it is made once for each time that a user wants it. The method does not tell: GET writes and POST reads.
 */
type CallEffect = 'read' | 'write';

/** The part of the product that owns a call, for docs/calls.md and for the sandbox's folders. */
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

/** Per-call switches of the request client (specification, calls, 7.1). */
export interface CallFlags {
  /** The screen shows the error itself: no toast comes from the client. What leads to the login still asks first. */
  softError: boolean;
  hideLoading: boolean;
  suppressToast: boolean;
  /** A login-expired answer rejects like any other error instead of starting the login. */
  ignoreAuthError: boolean;
  /** HTTP failures show nothing; the typed error still rejects. */
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
  /** Area and call, as the console, the logs and docs/calls.md say it: `order.commit`. */
  readonly name: N;
  readonly effect: E;
  readonly method: CallMethod;
  /** Relative to its host; `{name}` is filled from the param of that name. */
  readonly path: `/${string}`;
  readonly params: P;
  /** Shape of `model` in the answer's envelope. */
  readonly answer: A;
  readonly owner: CallOwner;
  readonly token: CallToken;
  readonly host: CallHost;
  /** The body and the answer travel in the encrypted envelope. */
  readonly encrypted: boolean;
  /**
   * Safe to send again without an idempotency key: the client may replay it once after a key change. Reading calls are;
   * a writing one says so.
   */
  readonly idempotent: boolean;
  readonly contentType: 'form' | 'json' | 'multipart';
  readonly flags: Partial<CallFlags>;
  readonly apiVersion?: string;
  /** The specification names the call but not its path: path and shape are our own. */
  readonly ours?: true;
}

type Defaulted = 'token' | 'host' | 'encrypted' | 'idempotent' | 'contentType' | 'flags';

/** A call that only asks, for the hooks that read. */
export type ReadCall<
  P extends ParamsSchema = ParamsSchema,
  A extends v.GenericSchema = v.GenericSchema,
> = CallRow<P, A, string, 'read'>;
/** A call that changes something, for the one that writes. */
export type WriteCall = CallRow<ParamsSchema, v.GenericSchema, string, 'write'>;

/** Params of a call. */
export type ParamsOf<R extends CallRow> = v.InferInput<R['params']>;
/** Its answer. */
export type AnswerOf<R extends CallRow> = v.InferOutput<R['answer']>;

/** One row of the call table. Defaults: token required, main host, plain, form-encoded, no flags, idempotent if it reads. */
export function defineCall<
  P extends ParamsSchema,
  A extends v.GenericSchema,
  const N extends string,
  const E extends CallEffect,
>(
  row: Omit<CallRow<P, A, N, E>, Defaulted> & Partial<Pick<CallRow<P, A, N, E>, Defaulted>>,
): CallRow<P, A, N, E> {
  return {
    token: 'required',
    host: 'main',
    encrypted: false,
    idempotent: row.effect === 'read',
    contentType: 'form',
    flags: {},
    ...row,
  };
}
