import type { FileKind } from '@/core/fileKind';
import type { Dots } from '@/core/photoQuality';

/** `path` is a temporary path (mini-program) or an object URL (H5). */
export interface LocalFile {
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  mime: string;
  kind: FileKind;
  /** `name` is from a temporary path: only its extension is meaningful. */
  unnamed?: true;
  /** The browser's File, on H5 only. Never persisted. */
  source?: unknown;
}

export type TakenKind = Exclude<FileKind, 'unknown'>;
/** `any`: the target offers camera and album. */
export type FileSource = 'any' | 'camera' | 'album' | 'files';

export interface ChooseFilesOptions {
  count: number;
  types: readonly TakenKind[];
  /** `files`: anything but pictures, or pictures among documents. */
  source: FileSource;
}

/** Separate, so that only screens with files load it. Rejects with PlatformError only. */
export interface PlatformFiles {
  /** Must be called within a tap. Kinds are by name; `head` shows the content. */
  choose: (opts: ChooseFilesOptions) => Promise<LocalFile[]>;
  /** At most `count` bytes; null where the target does not provide them. */
  head: (file: LocalFile, count: number) => Promise<Uint8Array | null>;
  /** JPEG; width in px, quality 0 to 1. Returns the original when it cannot compress. */
  compress: (file: LocalFile, opts: { width: number; quality: number }) => Promise<LocalFile>;
  /** Full screen; `close` labels the button where the target has none. */
  showPicture: (path: string, labels: { close: string; picture: string }) => Promise<void>;
  /** To the album or downloads. Rejects 'denied', and 'unsupported' where a picture can only be shown. */
  savePicture: (picture: LocalFile) => Promise<void>;
  /** PDF, Excel or Word. Rejects 'unsupported'. */
  open: (file: Pick<LocalFile, 'path' | 'name' | 'kind'>) => Promise<void>;
}

export interface PlatformPixels {
  /**
   * Scales the longer side to at most `longest` px. Rejects 'unsupported', or 'failed' for an unreadable picture.
   */
  read: (file: LocalFile, longest: number) => Promise<{ own: { width: number; height: number }; dots: Dots }>;
}

export interface PlatformDocuments {
  /** Rejects 'network', and 'failed' for an expired link. */
  fetch: (url: string, name: string) => Promise<LocalFile>;
  /** `saved`: downloaded, as no share sheet takes files. Rejects 'unsupported' where neither is possible. */
  share: (file: LocalFile) => Promise<'shared' | 'saved' | 'cancelled'>;
}
