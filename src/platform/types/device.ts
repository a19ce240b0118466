import type { LocalFile } from './files';
import type { SignedConfig } from './sharing';

export interface SystemInfo {
  language: string;
  /** px of a header that the client's own bar and buttons take. */
  header: { top: number; right: number };
  /** px */
  safeArea: { top: number; right: number; bottom: number; left: number };
  width: number;
  height: number;
  pixelRatio: number;
  theme: 'light' | 'dark';
  /** ios, android, windows, mac, devtools ... in lower case. */
  platform: string;
  /** H5 in the chat app's browser. */
  inChatApp: boolean;
  /** H5 in the payment app's browser. */
  inPaymentApp: boolean;
  reducedMotion: boolean;
}

export interface PlatformMail {
  /** False where nothing would open. */
  canWrite: () => boolean;
  write: (letter: { to: string; subject: string }) => void;
}

/** Rejects with PlatformError: 'cancelled', 'denied', 'unsupported' or 'failed'. */
export interface PlatformScanner {
  /**
   * `host`: the host's scanner. `signed`: the same with the server's signature. `camera`: the screen shows the
   * camera.
   */
  kind: () => 'host' | 'signed' | 'camera';
  /** Text of a QR or bar code, or one in the album where the host scans. */
  scan: (signed?: SignedConfig) => Promise<string>;
  /** Scans in the element with this id until the returned function is called. */
  watch: (elementId: string, found: (text: string) => void) => Promise<() => void>;
  /** Null: no code found. */
  read: (file: LocalFile) => Promise<string | null>;
  /** As in the address bar, without the leading slash: the text that a signature covers. */
  pageAddress: () => string;
}

export interface PlatformPlace {
  /** Prompts the user. Degrees, roughly. Rejects 'denied', 'unsupported', 'timeout' or 'failed'. */
  find: () => Promise<{ latitude: number; longitude: number }>;
}

/** Messages of the chat or payment app that a user allows one at a time. */
export interface PlatformSubscribing {
  readonly offered: boolean;
  /** Must be called within a tap. `off`: switched off by the user, or missing. Never rejects. */
  ask: (templateId: string) => Promise<'allowed' | 'refused' | 'off'>;
}
