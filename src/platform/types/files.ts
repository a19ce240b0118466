import type { FileKind } from '@/core/fileKind';
import type { Dots } from '@/core/photoQuality';

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

/** Dots of a chosen picture: an interface of its own, as for files. */
export interface PlatformPixels {
  /**
   * The picture's own size, and its dots with the longer side at `longest` px at most. Rejects 'unsupported' where the client
   * hands out no dots, 'failed' for what it cannot read.
   */
  read: (file: LocalFile, longest: number) => Promise<{ own: { width: number; height: number }; dots: Dots }>;
}

/** Papers that the server makes: an interface of its own, as for files. */
export interface PlatformDocuments {
  /** The file behind a link of ours, to be opened or shared. Rejects 'network', and 'failed' where the link has ended. */
  fetch: (url: string, name: string) => Promise<LocalFile>;
  /**
   * Shares the file. `saved`: it went to the downloads, since there is no share sheet that takes files. Rejects
   * 'unsupported' where neither is possible.
   */
  share: (file: LocalFile) => Promise<'shared' | 'saved' | 'cancelled'>;
}
