import fs from 'node:fs';
import { StartError } from '../startError';

const megabyte = 1024 * 1024;
/** A new database with demo accounts takes 45 MB. */
const roomFor = { aNewOne: 128 * megabyte, oneThatExists: 32 * megabyte } as const;

/** ENOSPC as a Node error or as PGlite's errno. */
export const isDiskFull = (error: unknown): boolean => {
  const { code, errno } = error as { code?: string; errno?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || errno === 51;
};

export const diskFull = (folder: string): StartError =>
  new StartError(
    `There is no room left on the disk of ${folder}. Make some room there, or name a folder on another disk with SANDBOX_DATA, and start again. Nothing that was stored is lost.`,
  );

/** PGlite hangs when the disk fills up during a write. */
export function assertRoom(folder: string, exists: boolean): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const least = exists ? roomFor.oneThatExists : roomFor.aNewOne;
  if (bavail * bsize < least) throw diskFull(folder);
}
