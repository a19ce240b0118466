import type { Scheme, SystemInfo } from './device';
import type { PlatformRequest, PlatformResponse, PlatformUpload } from './network';
import type { PayKind, PayRequest, PayResult } from './payment';
import type { PlatformRouter } from './router';
import type { PlatformCookie, PlatformRandom, PlatformStorage } from './storage';

export * from './errors';
export type * from './canvas';
export type * from './device';
export type * from './files';
export type * from './network';
export type * from './payment';
export type * from './router';
export type * from './sharing';
export type * from './storage';

export type Target = 'h5' | 'weapp' | 'alipay';
/** The server's values. */
export type PlatformCode = 'H5' | 'Weapp' | 'Alipay';

export interface Platform {
  readonly target: Target;
  readonly platformCode: PlatformCode;
  request: (req: PlatformRequest) => Promise<PlatformResponse>;
  upload: (req: PlatformUpload) => Promise<PlatformResponse>;
  storage: PlatformStorage;
  cookie: PlatformCookie;
  random: PlatformRandom;
  router: PlatformRouter;
  canPay: (kind: PayKind) => boolean;
  /** Resolves for any outcome; rejects 'unsupported' unless `canPay`. */
  pay: (request: PayRequest) => Promise<PayResult>;
  /** With port; '' in a mini-program. */
  ownHost: () => string;
  /** Leaves the app on H5. After checking the address (`state/market/payPage`). */
  openPayLink: (url: string) => Promise<void>;
  /** One-time code of the client's account. */
  loginCode: () => Promise<string>;
  clipboard: { copy: (text: string) => Promise<void>; paste: () => Promise<string> };
  systemInfo: () => SystemInfo;
  /** Check the address first. */
  openWebView: (url: string) => Promise<void>;
  makePhoneCall: (number: string) => Promise<void>;
  /** Permissions page. */
  openSettings: (() => Promise<void>) | null;
  vibrate: () => void;
  setTitle: (title: string) => void;
  /** Behind the client's clock and buttons. */
  setTopTone: (tone: 'light' | 'dark') => void;
  /** Behind the screens; no-op in mini-programs, which they cover. */
  setScheme: (scheme: Scheme) => void;
  /** For screen readers; no-op in mini-programs. */
  setLanguage: (language: string) => void;
  scrollToTop: () => void;
  /** No-op in a plain browser. */
  exit: () => void;
  /** Each returns its remover. */
  onAppHide: (cb: () => void) => () => void;
  onAppShow: (cb: () => void) => () => void;
  /** At first and on changes, if the client can tell. */
  onNetworkChange: (cb: (online: boolean) => void) => () => void;
  /** If the client can tell. */
  onThemeChange: (cb: (theme: Scheme) => void) => () => void;
  onUncaught: (cb: (error: unknown) => void) => () => void;
}
