import path from 'node:path';
import { withoutEnd } from '@/core/trimmed';
import type { Settings } from '../settings';
import { StartError } from '../startError';
import { folderStore } from './folderStore';
import type { ObjectStore } from './objectStore';

export async function openObjects({
  SANDBOX_OBJECTS: place,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_REGION: region,
}: Pick<
  Settings,
  'SANDBOX_OBJECTS' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION'
>): Promise<ObjectStore | null> {
  if (!place) return null;
  if (!/^https?:/.test(place)) return folderStore(path.resolve(place));
  if (!accessKeyId || !secretAccessKey)
    throw new StartError('SANDBOX_OBJECTS is a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const { s3Store } = await import('./s3Store');
  return s3Store(withoutEnd(place, '/'), { accessKeyId, secretAccessKey, region });
}
