import fs from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { StartError } from '../startError';

/** An unrenewed lock is free after this; long, as PGlite blocks the process. */
const staleMs = 60_000;
const renewMs = 5_000;
const held = new Set<string>();

function holderOf(note: string): number {
  try {
    return Number.parseInt(fs.readFileSync(note, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function isDead(pid: number, folder: string): boolean {
  if (pid === process.pid) return !held.has(folder);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * PGlite has no lock, and two processes on one folder lose data. Throws a StartError when locked.
 * @returns releases the folder
 */
export async function lockFolder(name: string): Promise<() => Promise<void>> {
  const folder = path.resolve(name);
  fs.mkdirSync(folder, { recursive: true });
  const lockfilePath = path.join(folder, 'lock');
  const note = path.join(folder, 'lock.pid');
  const take = () => lock(folder, { lockfilePath, stale: staleMs, update: renewMs });
  const release = await take().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    const pid = holderOf(note);
    if (!isDead(pid, folder))
      throw new StartError(
        `Another sandbox (process ${Number.isNaN(pid) ? 'unknown' : pid}) is using ${folder}. Stop it, or give this one a folder of its own with SANDBOX_DATA, or set DATABASE_URL to share a PostgreSQL. If none is running, the folder is free ${staleMs / 1000} s after the last one ended.`,
      );
    // The library takes over a lock this old.
    fs.utimesSync(lockfilePath, 0, 0);
    return take();
  });
  try {
    fs.writeFileSync(note, String(process.pid));
  } catch (error) {
    await release();
    throw error;
  }
  held.add(folder);
  return async () => {
    held.delete(folder);
    fs.rmSync(note, { force: true });
    await release();
  };
}
