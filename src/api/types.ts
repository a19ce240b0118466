import type { AnswerOf, CallFlags, CallHost, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import type { CancelSignal, LocalFile, Platform, PlatformResponse } from '@/platform/types';
import type { CallScope } from './callScope';
import type { SentRequest } from './crypto';
import type { CryptoModule } from './crypto/load';
import type { KeyStore, SecureSession } from './keyStore';
import type { NoticePort } from './noticePort';

/** The session's tokens, as the client reads and renews them. */
export interface SessionPort {
  token: () => string;
  /** Changes when a session begins or ends, not when its token is renewed. */
  generation: () => number;
  /** A new token or gToken of an answer's responseHeader replaces the stored one. */
  accept: (tokens: { token?: string; gToken?: string }) => void;
  clear: () => void;
}

/** Identity of the installation and the user's choices, sent with every request. */
export interface RequestIdentity {
  /** Value of the `lang` header. */
  lang: string;
  market: string;
  channel: string;
  source: string;
  version: string;
  /** Random identifier of the installation. */
  deviceId: string;
  domain: string;
  /** White-label builds; '' when none is known. */
  merchantCode: string;
  needsMerchantCode: boolean;
  agentChannel?: 'ZLP';
  /** Country of a payee-share link's visitor; '' for everybody else. */
  payeeShareCountry: string;
  /** Korea-market calls carry a signature. */
  signed: boolean;
}

export interface ClientDeps {
  platform: Pick<Platform, 'request' | 'upload' | 'random' | 'platformCode'>;
  session: SessionPort;
  identity: () => RequestIdentity;
  /** Token of the payee-share link that is open; '' or absent without one. */
  shareToken?: () => string;
  /** Base address of a host in the current market; '' is the page's own origin. */
  baseOf: (host: CallHost) => string;
  notices: NoticePort;
  /** Ed25519 public key in base64url; its holder signs the keys that encrypted calls begin with. */
  serverKey: string;
  /** Of a broken contract or an unexpected failure: names of the protocol only, never what a call carried. */
  report?: (kind: 'contract' | 'unhandled', call: string, detail: string) => void;
  /** Hears of each call that has been sent, since when (epoch ms), and why it failed. For QA. */
  observe?: (exchange: Exchange, since: number, failed?: { code: string }) => void;
  loadCrypto?: () => Promise<CryptoModule>;
  /** Epoch ms; the device's clock by default. */
  now?: () => number;
}

export interface CallOptions extends Partial<CallFlags> {
  /** Of calls that make something: the same key yields the same thing. The caller keeps it over a restart. */
  idempotencyKey?: string;
  signal?: CancelSignal;
  /** Who lets go of calls that a login expiry left unsettled; the client's own scope by default. */
  scope?: CallScope;
}

export interface UploadOptions extends CallOptions {
  fieldName?: string;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
}

export interface Client {
  /**
   * One server call by its row in src/contracts/calls. Resolves with the checked model of the answer.
   * @throws AppError only; `handled` says that the user has been told. When the session has expired it stays
   * unsettled until its scope is released.
   */
  call: <R extends CallRow>(row: R, params: ParamsOf<R>, options?: CallOptions) => Promise<AnswerOf<R>>;
  /** The same for a multipart call with one file. */
  upload: <R extends CallRow>(
    row: R,
    params: ParamsOf<R>,
    file: LocalFile,
    options?: UploadOptions,
  ) => Promise<AnswerOf<R>>;
  /** Lets go of what expiries left unsettled, quietly; for when a new session begins. */
  releaseExpired: () => void;
  dropKeys: () => void;
  /** Fetches the encryption keys ahead of time; also gives a target without randomness of its own its seed. */
  prepareKeys: () => Promise<void>;
}

export interface Envelope {
  code: string;
  msg: string;
  model: unknown;
  responseHeader: { token?: string; gToken?: string };
}

/** One call on its way through the chain; each step fills in its part. */
export interface Exchange {
  readonly row: CallRow;
  readonly flags: CallFlags;
  readonly options: UploadOptions;
  readonly file: LocalFile | null;
  /** The session's, when the call was made. */
  readonly generation: number;
  /** Set when the call is sent a second time, after a change of keys. */
  again: boolean;
  params: Record<string, unknown>;
  base: string;
  /** With its params filled in, relative to the host, without query. */
  path: string;
  /** Params as text, those of the path included: what the Korea signature covers. */
  allFields: Record<string, string>;
  /** Params that travel in the query or the body. */
  bodyParams: Record<string, unknown>;
  headers: Record<string, string>;
  secure?: SecureSession;
  sent?: SentRequest;
  response?: PlatformResponse;
  /** Envelope as text, decrypted where the call is encrypted. */
  answerText?: string;
  envelope?: Envelope;
  answer?: unknown;
}

export interface StepContext {
  readonly deps: ClientDeps;
  readonly keys: KeyStore;
}

export type Step = (exchange: Exchange, context: StepContext) => void | Promise<void>;
