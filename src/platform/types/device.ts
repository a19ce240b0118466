import type { LocalFile } from './files';
import type { SignedConfig } from './sharing';

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

/** The device's mail app: an interface of its own, as for files. */
export interface PlatformMail {
  /** False where nothing would open. */
  canWrite: () => boolean;
  write: (letter: { to: string; subject: string }) => void;
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

/** Where the device is, roughly: an interface of its own, as for files. */
export interface PlatformPlace {
  /** Asks its owner first. Rejects 'denied', 'unsupported', 'timeout' or 'failed'. Degrees. */
  find: () => Promise<{ latitude: number; longitude: number }>;
}

/** Messages of the chat or payment app, which a user allows one at a time: an interface of its own, as for files. */
export interface PlatformSubscribing {
  /** False where there are none. */
  readonly offered: boolean;
  /** Must be called within a tap. `off`: the user has switched them off altogether, or the client has none. Never rejects. */
  ask: (templateId: string) => Promise<'allowed' | 'refused' | 'off'>;
}
