import type { AnswerOf, CallFlags, CallHost, CallRow, ParamsOf } from '@/contracts/calls/defineCall';
import type { CancelSignal, LocalFile, Platform, PlatformResponse } from '@/platform/types';
import type { CallScope } from './callScope';
import type { SentRequest } from './crypto';
import type { CryptoModule } from './crypto/load';
import type { KeyStore, SecureSession } from './keyStore';
import type { NoticePort } from './noticePort';

export interface SessionPort {
  token: () => string;
  /** Changes with the session, not with renewed tokens. */
  generation: () => number;
  accept: (tokens: { token?: string; gToken?: string }) => void;
  clear: () => void;
}

export interface RequestIdentity {
  lang: string;
  market: string;
  channel: string;
  source: string;
  version: string;
  deviceId: string;
  domain: string;
  /** '' when unknown. */
  merchantCode: string;
  needsMerchantCode: boolean;
  agentChannel?: 'ZLP';
  /** Of a share link's visitor, else ''. */
  payeeShareCountry: string;
  /** Korea market. */
  signed: boolean;
}

export interface ClientDeps {
  platform: Pick<Platform, 'request' | 'upload' | 'random' | 'platformCode'>;
  session: SessionPort;
  identity: () => RequestIdentity;
  /** Of the open payee-share link. */
  shareToken?: () => string;
  /** '' is the page's origin. */
  baseOf: (host: CallHost) => string;
  notices: NoticePort;
  /** Ed25519, base64url: its holder signs encryption keys. */
  serverKey: string;
  /** Protocol names, no params or answers. */
  report?: (kind: 'contract' | 'unhandled', call: string, detail: string) => void;
  /** For QA; `since` is epoch ms. */
  observe?: (exchange: Exchange, since: number, failed?: { code: string }) => void;
  loadCrypto?: () => Promise<CryptoModule>;
  /** Epoch ms. */
  now?: () => number;
}

export interface CallOptions extends Partial<CallFlags> {
  /** Same key, same result. Kept over restarts by the caller. */
  idempotencyKey?: string;
  signal?: CancelSignal;
  /** Left unsettled by a login expiry. */
  scope?: CallScope;
}

export interface UploadOptions extends CallOptions {
  fieldName?: string;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
}

export interface Client {
  /**
   * The checked model; unsettled after a login expiry until the scope is released.
   * @throws AppError only; `handled`: already shown
   */
  call: <R extends CallRow>(row: R, params: ParamsOf<R>, options?: CallOptions) => Promise<AnswerOf<R>>;
  /** One file, multipart. */
  upload: <R extends CallRow>(
    row: R,
    params: ParamsOf<R>,
    file: LocalFile,
    options?: UploadOptions,
  ) => Promise<AnswerOf<R>>;
  /** For when a new session begins. */
  releaseExpired: () => void;
  dropKeys: () => void;
  /** Also seeds targets without randomness. */
  prepareKeys: () => Promise<void>;
}

export interface Envelope {
  code: string;
  msg: string;
  model: unknown;
  responseHeader: { token?: string; gToken?: string };
}

export interface Exchange {
  readonly row: CallRow;
  readonly flags: CallFlags;
  readonly options: UploadOptions;
  readonly file: LocalFile | null;
  /** At the time of the call. */
  readonly generation: number;
  /** Sent again under new keys. */
  again: boolean;
  params: Record<string, unknown>;
  base: string;
  /** Relative to the host, without query. */
  path: string;
  /** Covered by the Korea signature; includes path params. */
  allFields: Record<string, string>;
  bodyParams: Record<string, unknown>;
  headers: Record<string, string>;
  secure?: SecureSession;
  sent?: SentRequest;
  response?: PlatformResponse;
  /** Decrypted. */
  answerText?: string;
  envelope?: Envelope;
  answer?: unknown;
}

export interface StepContext {
  readonly deps: ClientDeps;
  readonly keys: KeyStore;
}

export type Step = (exchange: Exchange, context: StepContext) => void | Promise<void>;
