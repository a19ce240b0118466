import { kindByName, mimeByName } from '@/core/fileKind';
import type { LocalFile } from '../types';

/** Milliseconds. */
export const FETCH_MS = 60_000;

export const fetched = (path: string, name: string, size: number): LocalFile => ({
  path,
  name,
  size,
  mime: mimeByName(name),
  kind: kindByName(name),
});
