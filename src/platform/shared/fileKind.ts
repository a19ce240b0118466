import type { FileKind } from '../types';

const KIND_BY_EXTENSION: Record<string, FileKind> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  heic: 'image',
  bmp: 'image',
  pdf: 'pdf',
  xls: 'excel',
  xlsx: 'excel',
  doc: 'word',
  docx: 'word',
};

const MIME_BY_EXTENSION: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  bmp: 'image/bmp',
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const EXTENSIONS_BY_KIND: Record<Exclude<FileKind, 'unknown'>, readonly string[]> = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'heic', 'bmp', 'gif'],
  pdf: ['pdf'],
  excel: ['xls', 'xlsx'],
  word: ['doc', 'docx'],
};

const extensionOf = (name: string) =>
  (/\.([A-Za-z0-9]{1,5})(?:[?#].*)?$/.exec(name)?.[1] ?? '').toLowerCase();

/** Kind by MIME type where it says something, else by extension. */
export function fileKindOf(name: string, mime = ''): FileKind {
  if (mime.startsWith('image/')) return 'image';
  return KIND_BY_EXTENSION[extensionOf(name)] ?? 'unknown';
}

export function mimeOf(name: string): string {
  return MIME_BY_EXTENSION[extensionOf(name)] ?? 'application/octet-stream';
}

/** Last part of a path or address, without query. */
export function fileNameOf(path: string): string {
  return path.split(/[?#]/)[0]?.split('/').pop() || 'file';
}
