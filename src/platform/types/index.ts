import type { SystemInfo } from './device';
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

/** The one interface between the app and whatever it runs in. One implementation a target, each proved with `satisfies Platform`. */

export type Target = 'h5' | 'weapp' | 'alipay';
/** Platform codes as the server knows them. */
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
  /** Never rejects for what the user or the payment system did; rejects 'unsupported' where `canPay` is false. */
  pay: (request: PayRequest) => Promise<PayResult>;
  /** Host and port that serve the app; '' in a mini-program. */
  ownHost: () => string;
  /** A payment page of a third party. Leaves the app on H5. Caller checks the address first (`state/market/payPage`). */
  openPayLink: (url: string) => Promise<void>;
  /** One-time code of the chat or payment app's account. */
  loginCode: () => Promise<string>;
  clipboard: { copy: (text: string) => Promise<void>; paste: () => Promise<string> };
  systemInfo: () => SystemInfo;
  /** Caller checks the address against the list of allowed hosts first. */
  openWebView: (url: string) => Promise<void>;
  makePhoneCall: (number: string) => Promise<void>;
  /** The client's own page of what its user allows this app; null where there is none. */
  openSettings: (() => Promise<void>) | null;
  vibrate: () => void;
  setTitle: (title: string) => void;
  /** Tone of the screen below what the client itself draws at its top: the clock, its buttons. */
  setTopTone: (tone: 'light' | 'dark') => void;
  /** Language of what is shown, for screen readers and the browser; the clients of mini-programs know no such thing. */
  setLanguage: (language: string) => void;
  scrollToTop: () => void;
  /** Leave the mini-program, or close the embedded browser; no-op in a plain browser. */
  exit: () => void;
  /** Each returns its own remover. */
  onAppHide: (cb: () => void) => () => void;
  onAppShow: (cb: () => void) => () => void;
  /** Told once how it is now, then at each change; where the client cannot tell, never. */
  onNetworkChange: (cb: (online: boolean) => void) => () => void;
  /** Called for what nobody caught. */
  onUncaught: (cb: (error: unknown) => void) => () => void;
}
