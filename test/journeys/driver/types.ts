import type { Target } from '@/platform/types';

import type { CameraFailure } from './camera';
import type { FixtureFile } from './fixtures';

export type { Target };

/** `refused`: at once; `refusedPaid`: although paid. */
export type PayOutcome = 'paid' | 'cancelled' | 'lost' | 'failed' | 'refused' | 'refusedPaid';

export type Line = readonly (readonly [x: number, y: number])[];

export interface WaitOptions {
  /** Milliseconds; default 10,000. */
  timeout?: number;
}

export interface SeeOptions extends WaitOptions {
  /** App time in ms, advanced, not waited. */
  later?: number;
}

export interface OpenOptions {
  /** Validated, sent in `q`. */
  params?: Record<string, unknown>;
  query?: Record<string, string>;
}

export interface AuditEntry {
  rule: string;
  node: string;
}

export interface FaultRule {
  url: string;
  /** `before`: never arrives. `answer`: executed, answer lost. `hang`: until the app times out. */
  cut?: 'before' | 'answer' | 'hang';
  delayMs?: number;
  respond?: { status: number; body: string; headers?: Record<string, string> };
  /** Number of requests; default 1. */
  times?: number;
}

export interface StorageAccess {
  keys: () => Promise<string[]>;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Storage and cookies, to search for personal data. */
  dump: () => Promise<string>;
}

/** On any target. Queries: ids, accessible names or visible texts. */
export interface Driver {
  readonly target: Target;
  /** Fresh, at a route, specification path or page. */
  open: (pathOrRoute: string, options?: OpenOptions) => Promise<void>;
  launch: (query?: Record<string, string>) => Promise<void>;
  tap: (idOrName: string, options?: WaitOptions) => Promise<void>;
  doubleTap: (idOrName: string, options?: WaitOptions) => Promise<void>;
  hold: (idOrName: string, options?: WaitOptions) => Promise<void>;
  fill: (id: string, value: string, options?: WaitOptions) => Promise<void>;
  type: (id: string, text: string, options?: WaitOptions) => Promise<void>;
  submit: (id: string, options?: WaitOptions) => Promise<void>;
  pick: (id: string, value: string, options?: WaitOptions) => Promise<void>;
  upload: (
    id: string,
    fixtureFiles: FixtureFile | FixtureFile[],
    options?: WaitOptions & { via?: string[] },
  ) => Promise<void>;
  /** On a canvas; points from 0 to 1 of its size. */
  draw: (id: string, lines: readonly Line[], options?: WaitOptions) => Promise<void>;
  see: (textOrId: string, options?: SeeOptions) => Promise<void>;
  dontSee: (textOrId: string, options?: WaitOptions) => Promise<void>;
  /** Immediate, without waiting. */
  shows: (textOrId: string) => Promise<boolean>;
  /** With collapsed whitespace. */
  text: (id: string, options?: WaitOptions) => Promise<string>;
  /** 'true' or 'false' of switches and checkboxes. */
  value: (id: string, options?: WaitOptions) => Promise<string>;
  /** A field's value or a whole text. */
  seeValue: (id: string, value: string, options?: WaitOptions) => Promise<void>;
  enabled: (id: string) => Promise<boolean>;
  scrollToEnd: (id?: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Keeps only storage; continue with `relaunch`. */
  kill: () => Promise<void>;
  relaunch: (pathOrRoute?: string, options?: OpenOptions) => Promise<void>;
  hide: () => Promise<void>;
  show: () => Promise<void>;
  /** In the background until mini-programs cut requests (WeChat: 5 s). */
  leaveForLong: () => Promise<void>;
  /** Advances the app's clock by `ms`, not the server's; until reload. */
  later: (ms: number) => Promise<void>;
  goOffline: (offline: boolean) => Promise<void>;
  fault: (rule: FaultRule) => Promise<void>;
  setPayOutcome: (outcome: PayOutcome) => void;
  payOnPage: (outcome: 'paid' | 'cancelled' | 'failed') => Promise<void>;
  linkOnPage: (institution: string) => Promise<void>;
  /** Of an opened web page; loads it in mini-programs. */
  openedPage: () => Promise<{ address: string; text: string }>;
  leavePage: () => Promise<void>;
  nextScan: (text: string) => void;
  /** null: location denied. */
  setPlace: (place: { latitude: number; longitude: number } | null) => Promise<void>;
  /** Missing, denied or busy; a code makes it work again. */
  setCamera: (failure: CameraFailure) => void;
  /** File source: `camera`, `album`, `any` or `files`. */
  askedFor: () => Promise<string | null>;
  /** To the device to open, oldest first. */
  handedOver: () => Promise<Buffer[]>;
  canOpen: (extension: string) => boolean;
  /** No document viewers; in a browser only within `chatApp`. */
  opensNothing: () => void;
  clipboard: () => Promise<string>;
  /** Specification's, without query: '/remit'. */
  path: () => Promise<string>;
  seePath: (path: string, options?: WaitOptions) => Promise<void>;
  stackDepth: () => Promise<number>;
  /** PNG on H5; null elsewhere. */
  screenshot: (file?: string) => Promise<Buffer | null>;
  /** axe on H5, names and roles elsewhere. */
  audit: () => Promise<AuditEntry[]>;
  requests: () => Promise<string[]>;
  logs: () => Promise<string[]>;
  readonly storage: StorageAccess;
  outline: () => Promise<string>;
  /** Visible texts, labels and placeholders; no typed values. */
  said: () => Promise<string[]>;
  /** Uncaught ones fail the journey unless forgotten. */
  errors: () => string[];
  forgetErrors: () => void;
  close: () => Promise<void>;
}
