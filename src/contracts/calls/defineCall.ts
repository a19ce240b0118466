import type * as v from 'valibot';

/** Which base host answers a call; the api layer resolves it per market. */
export type CallHost = 'main' | 'login' | 'ocr';

/**
 * Whether the session token travels in the `token` header. `optional`: sent when there is one. `share`: the token of a
 * payee-share link travels instead, and never the session's.
 */
export type CallToken = 'required' | 'optional' | 'none' | 'share';

export type CallMethod = 'GET' | 'POST';

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
  | 'recharge'
  | 'remit'
  | 'risk'
  | 'school'
  | 'tracking'
  | 'wallet';

/** Per-call switches of the request client (specification, calls, 7.1). */
export interface CallFlags {
  /** The screen shows the error itself: neither toast nor dialog comes from the client. */
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
> {
  /** Area and call, as the console, the logs and docs/calls.md say it: `order.commit`. */
  readonly name: N;
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
  /** Safe to send again without an idempotency key: the client may replay it once after a key change. */
  readonly idempotent: boolean;
  readonly contentType: 'form' | 'json' | 'multipart';
  readonly flags: Partial<CallFlags>;
  readonly apiVersion?: string;
  /** The specification names the call but not its path: path and shape are our own. */
  readonly ours?: true;
}

type Defaulted = 'token' | 'host' | 'encrypted' | 'idempotent' | 'contentType' | 'flags';

/** Params of a call. */
export type ParamsOf<R extends CallRow> = v.InferInput<R['params']>;
/** Its answer. */
export type AnswerOf<R extends CallRow> = v.InferOutput<R['answer']>;

/**
 * One row of the call table. Defaults: token required, main host, plain, form-encoded,
 * no flags; a GET is idempotent and a POST is not.
 */
export function defineCall<P extends ParamsSchema, A extends v.GenericSchema, const N extends string>(
  row: Omit<CallRow<P, A, N>, Defaulted> & Partial<Pick<CallRow<P, A, N>, Defaulted>>,
): CallRow<P, A, N> {
  return {
    token: 'required',
    host: 'main',
    encrypted: false,
    idempotent: row.method === 'GET',
    contentType: 'form',
    flags: {},
    ...row,
  };
}
