import type { FileKind } from '@/core/fileKind';
import type { Dots } from '@/core/photoQuality';

/** `path`: temporary path or object URL (H5). */
export interface LocalFile {
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  mime: string;
  kind: FileKind;
  /** Only `name`'s extension means anything. */
  unnamed?: true;
  /** A File, on H5. Never persisted. */
  source?: unknown;
}

export type TakenKind = Exclude<FileKind, 'unknown'>;
/** `any`: camera or album. */
export type FileSource = 'any' | 'camera' | 'album' | 'files';

export interface ChooseFilesOptions {
  count: number;
  types: readonly TakenKind[];
  /** `files`: also pictures among documents. */
  source: FileSource;
}

export interface PlatformFiles {
  /** Within a tap. Kinds are by name; `head` shows the content. */
  choose: (opts: ChooseFilesOptions) => Promise<LocalFile[]>;
  /** Null where the target has no bytes. */
  head: (file: LocalFile, count: number) => Promise<Uint8Array | null>;
  /** JPEG, width in px, quality 0 to 1; else the original. */
  compress: (file: LocalFile, opts: { width: number; quality: number }) => Promise<LocalFile>;
  /** `close`: if the target has no button. */
  showPicture: (path: string, labels: { close: string; picture: string }) => Promise<void>;
  /** To album or downloads. Rejects 'denied', 'unsupported' if it can only be shown. */
  savePicture: (picture: LocalFile) => Promise<void>;
  /** PDF, Excel or Word. Rejects 'unsupported'. */
  open: (file: Pick<LocalFile, 'path' | 'name' | 'kind'>) => Promise<void>;
}

export interface PlatformPixels {
  /** Longer side at most `longest` px. Rejects 'unsupported' or 'failed'. */
  read: (file: LocalFile, longest: number) => Promise<{ own: { width: number; height: number }; dots: Dots }>;
}

export interface TextFile {
  name: string;
  mime: string;
  text: string;
}

export interface PlatformDocuments {
  /** Rejects 'network', or 'failed' for an expired link. */
  fetch: (url: string, name: string) => Promise<LocalFile>;
  /** `saved`: downloaded. Rejects 'unsupported'. */
  share: (file: LocalFile) => Promise<'shared' | 'saved' | 'cancelled'>;
  /** False where a person would not find the file: do not offer `save`. */
  canSave: () => boolean;
  /** Into the downloads. */
  save: (file: TextFile) => void;
}
