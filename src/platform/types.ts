import type { FileKind } from '@/core/fileKind';

/** The one interface between the app and whatever it runs in. One implementation a target, each proved with `satisfies Platform`. */

export type Target = 'h5' | 'weapp' | 'alipay';
/** Platform codes as the server knows them. */
export type PlatformCode = 'H5' | 'Weapp' | 'Alipay';

export type PlatformErrorKind =
  | 'network'
  | 'timeout'
  /** The client was put in the background and cut the request. */
  | 'interrupted'
  | 'cancelled'
  /** The user or the system withheld a permission. */
  | 'denied'
  | 'unsupported'
  | 'failed';

/** Every failure of a platform call. Nothing else is thrown by an implementation. */
export class PlatformError extends Error {
  readonly kind: PlatformErrorKind;
  readonly detail?: string;

  constructor(kind: PlatformErrorKind, detail?: string) {
    super(detail ? `${kind}: ${detail}` : kind);
    this.name = 'PlatformError';
    this.kind = kind;
    this.detail = detail;
    Object.setPrototypeOf(this, PlatformError.prototype);
  }
}

/** True for what the user stopped: nothing to tell. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof PlatformError && error.kind === 'cancelled';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The part of an AbortSignal that we rely on; mini-programs have no AbortController of their own. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener: (type: 'abort', listener: () => void) => void;
  removeEventListener: (type: 'abort', listener: () => void) => void;
}

export interface PlatformRequest {
  url: string;
  method: HttpMethod;
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds. */
  timeoutMs: number;
  /** Default 'text'. With 'arraybuffer' the bytes stand in `bytes` and `text` is empty. */
  responseType?: 'text' | 'arraybuffer';
  signal?: CancelSignal;
}

export interface PlatformResponse {
  /** HTTP status; every status resolves, only transport failures reject. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  bytes?: Uint8Array;
}

/** A file the user chose. `path` is a temporary path (mini-program) or an object URL (H5). */
export interface LocalFile {
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  mime: string;
  kind: FileKind;
  /** The host gave no name of the user's: `name` is that of a temporary path, good for its extension alone. */
  unnamed?: true;
  /** The browser's own File, on H5 only. Never persisted. */
  source?: unknown;
}

export interface PlatformUpload {
  url: string;
  file: LocalFile;
  fieldName: string;
  form: Record<string, string>;
  headers: Record<string, string>;
  /** Milliseconds without progress after which it rejects with 'timeout'. */
  stallMs: number;
  /** Milliseconds in all. */
  longestMs: number;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: CancelSignal;
}

/** Synchronous, never throws. Broken or missing storage reads as null. */
export interface PlatformStorage {
  get: (key: string) => string | null;
  /** False: not stored (full, disabled). The caller goes on with what it holds in memory. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** No-op outside a browser. */
export interface PlatformCookie {
  get: (name: string) => string | null;
  set: (name: string, value: string, opts: { days: number }) => void;
  remove: (name: string) => void;
}

/** Secure random only. */
export interface PlatformRandom {
  /** Resolves once at least `minBytes` may be drawn; rejects with 'unsupported' when there is no secure source. */
  ready: (minBytes: number) => Promise<void>;
  /** Throws 'unsupported' when the pool holds fewer than `n` bytes. Bytes are never handed out twice. */
  bytes: (n: number) => Uint8Array;
  /** A server seed over TLS, for a target without a source of its own; mixed by HMAC with what the device gives. */
  addServerSeed: (seed: Uint8Array) => void;
  /** True when `ready` would reject until a server seed is added. */
  needsServerSeed: () => boolean;
}

export type RouteQuery = Record<string, string>;

export interface RouterLocation {
  /** H5: the path as shown in the address bar, without query. Mini-program: the page path with a leading slash. */
  path: string;
  query: RouteQuery;
}

export interface PlatformRouter {
  /** `page` begins with a slash. Resolves when the page is on the stack. */
  push: (page: string, query?: RouteQuery) => Promise<void>;
  replace: (page: string, query?: RouteQuery) => Promise<void>;
  relaunch: (page: string, query?: RouteQuery) => Promise<void>;
  /** With nothing to go back to it rejects with 'failed'. */
  back: (delta?: number) => Promise<void>;
  /** H5: the query of the address shown, without a navigation and without a step in the history. No-op elsewhere. */
  rewriteQuery: (query: RouteQuery) => void;
  stackDepth: () => number;
  current: () => RouterLocation;
  /** Launch parameters. */
  launch: () => RouterLocation;
  /** Longest page stack of the target; Infinity on H5. */
  maxDepth: number;
}

/** Signed configuration of the chat app's browser SDK (share, scan). */
export interface SignedConfig {
  appId: string;
  timestamp: string;
  nonceStr: string;
  signature: string;
}

export interface ShareConfig {
  title: string;
  content?: string;
  /** H5 link. */
  url?: string;
  /** Mini-program page with query. */
  page?: string;
  imgUrl?: string;
  signed?: SignedConfig;
}

/** Handing a link on: an interface of its own, as for files. */
export interface PlatformSharing {
  /** True: a button of the host's own (`open-type="share"`) sends what the page offers (`usePageShare`). */
  readonly byButton: boolean;
  /** Address of the page, where the browser's SDK shares under the server's signature of it; else null. */
  signedPage: () => string | null;
  /** `sheet`: the share sheet opened. `menu`: the browser's own menu sends it. `none`: there is nothing to share with. */
  send: (config: ShareConfig) => Promise<'sheet' | 'menu' | 'none' | 'cancelled'>;
}

export type PayKind = 'wechat' | 'alipay' | 'link';

export type PayRequest =
  | {
      kind: 'wechat';
      appId?: string;
      timeStamp: string;
      nonceStr: string;
      /** The `package` value, or the prepay id alone; `prepay_id=` is put before it. */
      prepayId: string;
      /** Default MD5, the platform's own default. */
      signType?: 'MD5' | 'HMAC-SHA256' | 'RSA';
      sign: string;
    }
  | { kind: 'alipay'; tradeNO?: string; orderStr?: string };

/** Payment result reported by the client. Never trusted alone: the order is queried again. */
export interface PayResult {
  outcome: 'paid' | 'cancelled' | 'unknown' | 'failed';
  /** The platform's own code or message, for logs. */
  code?: string;
}

export type TakenKind = Exclude<FileKind, 'unknown'>;
/** `any`: the target's own choice between camera and album. */
export type FileSource = 'any' | 'camera' | 'album' | 'files';

export interface ChooseFilesOptions {
  count: number;
  types: readonly TakenKind[];
  /** `files` for what is no picture, or lies among the documents. */
  source: FileSource;
}

/**
 * Files on the device: an interface of its own, so that only screens with files carry it. Like all of the platform it
 * rejects with PlatformError only.
 */
export interface PlatformFiles {
  /** Must be called within a tap. The kind is what the name says; `head` tells what the content is. */
  choose: (opts: ChooseFilesOptions) => Promise<LocalFile[]>;
  /** The first `count` bytes at most; null where the target does not hand them out. */
  head: (file: LocalFile, count: number) => Promise<Uint8Array | null>;
  /** As a JPEG. Width in px, quality 0 to 1. Gives the original back when it cannot compress. */
  compress: (file: LocalFile, opts: { width: number; quality: number }) => Promise<LocalFile>;
  /** Picture over the whole screen; `closeLabel` names what closes it where the target has nothing of its own. */
  showPicture: (path: string, labels: { close: string; picture: string }) => Promise<void>;
  /** Into the album, or the browser's downloads. Rejects 'denied', and 'unsupported' where a picture can only be shown. */
  savePicture: (picture: LocalFile) => Promise<void>;
  /** PDF, Excel or Word in whatever the device has for it. Rejects 'unsupported' where it has nothing. */
  open: (file: Pick<LocalFile, 'path' | 'name' | 'kind'>) => Promise<void>;
}

export interface SystemInfo {
  language: string;
  /** px above and at the right of a screen's header that the client's own bar and buttons take. */
  header: { top: number; right: number };
  /** px */
  safeArea: { top: number; right: number; bottom: number; left: number };
  width: number;
  height: number;
  pixelRatio: number;
  theme: 'light' | 'dark';
  /** ios, android, windows, mac, devtools ... in lower case. */
  platform: string;
  /** H5 inside the chat app's browser. */
  inChatApp: boolean;
  /** H5 inside the payment app's browser. */
  inPaymentApp: boolean;
  reducedMotion: boolean;
}

/** Codes: an interface of its own, as for files. Rejects with PlatformError: 'cancelled', 'denied', 'unsupported' or 'failed'. */
export interface PlatformScanner {
  /** `host`: a scanner of its own. `signed`: one that wants the server's signature. `camera`: the screen shows what the camera sees. */
  kind: () => 'host' | 'signed' | 'camera';
  /** Text of the code, QR or bar; the host's own scanner takes pictures of the album too. */
  scan: (signed?: SignedConfig) => Promise<string>;
  /** Shows the camera in the element with this id and reads until the returned function is called. */
  watch: (elementId: string, found: (text: string) => void) => Promise<() => void>;
  /** Text of the code on a picture; null: none was found. */
  read: (file: LocalFile) => Promise<string | null>;
  /** Path and query of the page as the address bar has them, without a leading slash: what a signature covers. */
  pageAddress: () => string;
}

/** The part of a 2d context that drawing uses. Units are px of the page, whatever the density of the screen. */
export type CanvasPen = Pick<
  CanvasRenderingContext2D,
  | 'strokeStyle'
  | 'fillStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'stroke'
  | 'clearRect'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
>;

/** A drawing area as large as its element is shown. */
export interface CanvasSurface {
  /** px of the page */
  readonly width: number;
  readonly height: number;
  readonly pen: CanvasPen;
  /** The drawing as a PNG in the density of the screen. Rejects 'failed'. */
  png: (name: string) => Promise<LocalFile>;
}

/** A finger or mouse on the area, in px from its upper left corner. */
export interface CanvasInput {
  down: (x: number, y: number) => void;
  move: (x: number, y: number) => void;
  up: () => void;
}

/** Drawing: an interface of its own, as for files. */
export interface PlatformCanvas {
  /** Opens the area of the element with this id; again after it has changed its size. Rejects 'unsupported'. */
  open: (elementId: string) => Promise<CanvasSurface>;
  /** Pointers and changes of size, where the element itself does not tell of them. Ends when the returned function is called. */
  watch: (elementId: string, input: CanvasInput, resized: () => void) => () => void;
}

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
  /** Called for what nobody caught. */
  onUncaught: (cb: (error: unknown) => void) => () => void;
}
