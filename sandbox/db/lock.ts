import fs from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { StartError } from '../startError';

/** A lock that nobody has renewed for this long is free. Long, since PGlite keeps the process busy while it works. */
const staleMs = 60_000;
const renewMs = 5_000;
/** Folders that this process has. */
const held = new Set<string>();

/** Process id of whoever has the lock; NaN when it is not known. */
function holderOf(note: string): number {
  try {
    return Number.parseInt(fs.readFileSync(note, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

/** True only when the process is certainly gone. */
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
 * Takes the lock of a data folder: PGlite has none of its own, and two processes on one folder lose data. A lock that is
 * held is refused with a StartError. When its holder was killed it is taken over at once, by the process id beside it.
 * @returns gives the folder free again
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
    // Nobody renews it any more: to the library it is as old as a lock that was left long ago.
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
