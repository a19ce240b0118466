import type { Target } from '@/platform/types';

import type { CameraFailure } from './camera';
import type { FixtureFile } from './fixtures';

export type { Target };

/** `refused`: the wallet says no at once; `refusedPaid`: it says so although the money has come. */
export type PayOutcome = 'paid' | 'cancelled' | 'lost' | 'failed' | 'refused' | 'refusedPaid';

export type Line = readonly (readonly [x: number, y: number])[];

export interface WaitOptions {
  /** Milliseconds; 10,000 by default. */
  timeout?: number;
}

export interface SeeOptions extends WaitOptions {
  /** Milliseconds of the app's own time that may pass meanwhile; it is moved on for them, not waited out. */
  later?: number;
}

export interface OpenOptions {
  /** Params of the route, checked by its schema; they travel in `q`. */
  params?: Record<string, unknown>;
  /** Plain query, for routes that may be entered with one. */
  query?: Record<string, string>;
}

export interface AuditEntry {
  rule: string;
  /** Serious and critical ones fail a journey's audit. */
  impact: string;
  node: string;
}

/** A fault for the next matching request. */
export interface FaultRule {
  /** Part of the address. */
  url: string;
  /** `before`: never reaches the server. `answer`: the server did it, the app never hears. `hang`: until the app's own timeout. */
  cut?: 'before' | 'answer' | 'hang';
  delayMs?: number;
  respond?: { status: number; body: string; headers?: Record<string, string> };
  /** How many requests; 1 by default. */
  times?: number;
}

export interface StorageAccess {
  keys: () => Promise<string[]>;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Everything stored, cookies included, as one text: for searches after personal data. */
  dump: () => Promise<string>;
}

/** The app as a person meets it, on whichever target. A query is an id, an accessible name, or a text on the screen. */
export interface Driver {
  readonly target: Target;
  /** Opens a fresh app at a route name, a path of the specification, or a physical page. */
  open: (pathOrRoute: string, options?: OpenOptions) => Promise<void>;
  /** Opens the app as from its icon. */
  launch: (query?: Record<string, string>) => Promise<void>;
  tap: (idOrName: string, options?: WaitOptions) => Promise<void>;
  /** Two taps at once, for guards against doubles. */
  doubleTap: (idOrName: string, options?: WaitOptions) => Promise<void>;
  /** A long press. */
  hold: (idOrName: string, options?: WaitOptions) => Promise<void>;
  fill: (id: string, value: string, options?: WaitOptions) => Promise<void>;
  /** Adds characters one by one, as on a keyboard. */
  type: (id: string, text: string, options?: WaitOptions) => Promise<void>;
  /** The keyboard's done key. */
  submit: (id: string, options?: WaitOptions) => Promise<void>;
  /** Opens a picker and takes an entry by its text. */
  pick: (id: string, value: string, options?: WaitOptions) => Promise<void>;
  /** Taps `id` (then each of `via`, such as 'From album') and chooses files. */
  upload: (
    id: string,
    fixtureFiles: FixtureFile | FixtureFile[],
    options?: WaitOptions & { via?: string[] },
  ) => Promise<void>;
  /** Draws lines on a canvas, or in the element around one, by finger or mouse; points from 0 to 1 of its width and height. */
  draw: (id: string, lines: readonly Line[], options?: WaitOptions) => Promise<void>;
  see: (textOrId: string, options?: SeeOptions) => Promise<void>;
  dontSee: (textOrId: string, options?: WaitOptions) => Promise<void>;
  /** True right now, without waiting. */
  shows: (textOrId: string) => Promise<boolean>;
  /** Text of the element with this id, spaces squeezed. */
  text: (id: string, options?: WaitOptions) => Promise<string>;
  /** Value of a field; 'true' or 'false' of a switch or checkbox. */
  value: (id: string, options?: WaitOptions) => Promise<string>;
  /** Waits until a field has a value, or a text equals. */
  seeValue: (id: string, value: string, options?: WaitOptions) => Promise<void>;
  enabled: (id: string) => Promise<boolean>;
  /** Scrolls to the end of the page or of a scroll view: what loads more loads. */
  scrollToEnd: (id?: string) => Promise<void>;
  /** The back key of the phone or browser. */
  back: () => Promise<void>;
  /** Loads the current page again; what only lived in memory is gone. */
  reload: () => Promise<void>;
  /** Ends the app at once: only storage stays. Then `relaunch`. */
  kill: () => Promise<void>;
  relaunch: (pathOrRoute?: string, options?: OpenOptions) => Promise<void>;
  /** To the background and back. */
  hide: () => Promise<void>;
  show: () => Promise<void>;
  /** To the background for so long that a mini-program's client cuts what was under way (WeChat: 5 s), without waiting. */
  leaveForLong: () => Promise<void>;
  /** The app's own timers and time move on by `ms` at once, until it is loaded again; the server's do not. */
  later: (ms: number) => Promise<void>;
  goOffline: (offline: boolean) => Promise<void>;
  fault: (rule: FaultRule) => Promise<void>;
  /** Outcome of the next payments. */
  setPayOutcome: (outcome: PayOutcome) => void;
  /** On a redirect pay page: waits for it, acts, and comes back to the app. */
  payOnPage: (outcome: 'paid' | 'cancelled' | 'failed') => Promise<void>;
  /** On the page that links a bank account: waits for it, takes a bank or `cancel`, and comes back to the app. */
  linkOnPage: (institution: string) => Promise<void>;
  /** A web page that the app has opened: its address and text. In a mini-program this loads it. */
  openedPage: () => Promise<{ address: string; text: string }>;
  /** From a third party's page back to the app, with nothing done on it. */
  leavePage: () => Promise<void>;
  /** Text that the next scan reads. */
  nextScan: (text: string) => void;
  /** Where the device is, which its owner tells; null: they do not. */
  setPlace: (place: { latitude: number; longitude: number } | null) => Promise<void>;
  /** Why there is no scan: no camera, not allowed, held by another app. A code makes it work again. */
  setCamera: (failure: CameraFailure) => void;
  /** Where the last choice of files was to look: `camera`, `album`, `any` of both, or `files`. */
  askedFor: () => Promise<string | null>;
  /** Papers that were given to the device to be opened, oldest first, as the device got them. */
  handedOver: () => Promise<Buffer[]>;
  /** Whether the device has something for papers with this extension. */
  canOpen: (extension: string) => boolean;
  /** From now on it has nothing for any of them. In a browser: only inside of the chat app, `chatApp` of the options. */
  opensNothing: () => void;
  clipboard: () => Promise<string>;
  /** Path of the specification that is open, without query, such as '/remit'. */
  path: () => Promise<string>;
  seePath: (path: string, options?: WaitOptions) => Promise<void>;
  stackDepth: () => Promise<number>;
  /** PNG on H5; null elsewhere. */
  screenshot: (file?: string) => Promise<Buffer | null>;
  /** Accessibility of what is on the screen: axe on H5, names and roles elsewhere. */
  audit: () => Promise<AuditEntry[]>;
  /** Addresses of the requests sent so far, newest last. */
  requests: () => Promise<string[]>;
  /** Everything the app printed to its console. */
  logs: () => Promise<string[]>;
  readonly storage: StorageAccess;
  /** The screen as text, for failure messages. */
  outline: () => Promise<string>;
  /** Uncaught errors so far; a journey fails on them unless they are forgotten. */
  errors: () => string[];
  forgetErrors: () => void;
  close: () => Promise<void>;
}
