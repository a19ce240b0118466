import { kindByName, mimeByName } from '@/core/fileKind';
import type { LocalFile } from '../types';

/** A file as a mini-program's host names it; pictures come as temporary paths alone. */
export const localFile = (path: string, name: string, size: number): LocalFile => ({
  path,
  name,
  size,
  mime: mimeByName(name),
  kind: kindByName(name),
});

export const unnamedFile = (path: string, name: string, size: number): LocalFile => ({
  ...localFile(path, name, size),
  unnamed: true,
});

/** Last part of a path or address, without query. */
export function fileNameOf(path: string): string {
  return path.split(/[?#]/)[0]?.split('/').pop() || 'file';
}

/** The same name as a JPEG: what compression writes, whatever went in. */
export const asJpeg = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
