import { kindByName, mimeByName } from '@/core/fileKind';
import type { LocalFile } from '../types';

/** Pictures come only as temporary paths. */
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

export function fileNameOf(path: string): string {
  return path.split(/[?#]/)[0]?.split('/').pop() || 'file';
}

/** Compression writes JPEG. */
export const asJpeg = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
