import type { AnswerOf, CallFlags, CallHost, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import type { CancelSignal, LocalFile, Platform, PlatformResponse } from '@/platform/types';
import type { CallScope } from './callScope';
import type { SentRequest } from './crypto';
import type { CryptoModule } from './crypto/load';
import type { KeyStore, SecureSession } from './keyStore';
import type { NoticePort } from './noticePort';

export interface SessionPort {
  token: () => string;
  /** Changes when a session begins or ends, not with a renewed token. */
  generation: () => number;
  /** Replaces the stored tokens by those of an answer's responseHeader. */
  accept: (tokens: { token?: string; gToken?: string }) => void;
  clear: () => void;
}

/** Sent with every request. */
export interface RequestIdentity {
  /** The `lang` header. */
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
  /** Country of a payee-share link's visitor, else ''. */
  payeeShareCountry: string;
  /** Korea-market calls are signed. */
  signed: boolean;
}

export interface ClientDeps {
  platform: Pick<Platform, 'request' | 'upload' | 'random' | 'platformCode'>;
  session: SessionPort;
  identity: () => RequestIdentity;
  /** Of the open payee-share link; '' or absent without one. */
  shareToken?: () => string;
  /** '' is the page's origin. */
  baseOf: (host: CallHost) => string;
  notices: NoticePort;
  /** Ed25519 public key in base64url; its holder signs the encryption keys. */
  serverKey: string;
  /** Protocol names only, never params or answers. */
  report?: (kind: 'contract' | 'unhandled', call: string, detail: string) => void;
  /** For QA: each sent call, its start (epoch ms) and failure. */
  observe?: (exchange: Exchange, since: number, failed?: { code: string }) => void;
  loadCrypto?: () => Promise<CryptoModule>;
  /** Epoch ms; default the device's clock. */
  now?: () => number;
}

export interface CallOptions extends Partial<CallFlags> {
  /** The same key yields the same result. The caller keeps it over a restart. */
  idempotencyKey?: string;
  signal?: CancelSignal;
  /** Releases calls left unsettled by a login expiry; default the client's own. */
  scope?: CallScope;
}

export interface UploadOptions extends CallOptions {
  fieldName?: string;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
}

export interface Client {
  /**
   * Resolves with the checked model of the answer; unsettled after a login expiry until its scope is released.
   * @throws AppError only; `handled`: already shown
   */
  call: <R extends CallRow>(row: R, params: ParamsOf<R>, options?: CallOptions) => Promise<AnswerOf<R>>;
  /** Multipart, with one file. */
  upload: <R extends CallRow>(
    row: R,
    params: ParamsOf<R>,
    file: LocalFile,
    options?: UploadOptions,
  ) => Promise<AnswerOf<R>>;
  /** For when a new session begins. */
  releaseExpired: () => void;
  dropKeys: () => void;
  /** Also seeds a target without randomness. */
  prepareKeys: () => Promise<void>;
}

export interface Envelope {
  code: string;
  msg: string;
  model: unknown;
  responseHeader: { token?: string; gToken?: string };
}

/** A call in the chain; each step fills in its part. */
export interface Exchange {
  readonly row: CallRow;
  readonly flags: CallFlags;
  readonly options: UploadOptions;
  readonly file: LocalFile | null;
  /** The session's at the time of the call. */
  readonly generation: number;
  /** Sent a second time, under new keys. */
  again: boolean;
  params: Record<string, unknown>;
  base: string;
  /** With its params, relative to the host, without query. */
  path: string;
  /** Path params included: covered by the Korea signature. */
  allFields: Record<string, string>;
  /** For the query or body. */
  bodyParams: Record<string, unknown>;
  headers: Record<string, string>;
  secure?: SecureSession;
  sent?: SentRequest;
  response?: PlatformResponse;
  /** Decrypted envelope text. */
  answerText?: string;
  envelope?: Envelope;
  answer?: unknown;
}

export interface StepContext {
  readonly deps: ClientDeps;
  readonly keys: KeyStore;
}

export type Step = (exchange: Exchange, context: StepContext) => void | Promise<void>;
