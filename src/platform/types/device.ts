import type { LocalFile } from './files';
import type { SignedConfig } from './sharing';

export type Scheme = 'light' | 'dark';

export interface SystemInfo {
  language: string;
  /** px for the client's bar and buttons. */
  header: { top: number; right: number };
  width: number;
  height: number;
  pixelRatio: number;
  theme: Scheme;
  /** ios, android, windows, mac, devtools ... */
  platform: string;
  /** The reader's; 1 is usual. */
  textScale: number;
}

export interface PlatformMail {
  canWrite: () => boolean;
  write: (letter: { to: string; subject: string }) => void;
}

/** Rejects 'cancelled', 'denied', 'unsupported' or 'failed'. */
export interface PlatformScanner {
  /** `signed`: needs the server's signature. `camera`: the screen shows the camera. */
  kind: () => 'host' | 'signed' | 'camera';
  /** QR or bar code. */
  scan: (signed?: SignedConfig) => Promise<string>;
  /** Until the returned function is called. */
  watch: (elementId: string, found: (text: string) => void) => Promise<() => void>;
  /** Null: no code. */
  read: (file: LocalFile) => Promise<string | null>;
  /** Without leading slash, as signed. */
  pageAddress: () => string;
}

export interface PlatformPlace {
  /** Degrees. Prompts. Rejects 'denied', 'unsupported', 'timeout' or 'failed'. */
  find: () => Promise<{ latitude: number; longitude: number }>;
}

export interface PlatformSubscribing {
  readonly offered: boolean;
  /** Within a tap. `off`: switched off or missing. Never rejects. */
  ask: (templateId: string) => Promise<'allowed' | 'refused' | 'off'>;
}
