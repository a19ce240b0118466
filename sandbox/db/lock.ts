import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Somebody else has the folder: the message says who, and what to do. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

interface Holder {
  pid: number;
  /** Start time of the process, so that a reused pid is not taken for the holder. */
  born: string;
  id: string;
}

/** Start ticks of a process from /proc; empty where there is no /proc. */
function bornOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const born = bornOf(holder.pid);
  return !holder.born || !born || born === holder.born;
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Takes the lock of a data folder: PGlite has none of its own, and two processes on one folder lose data.
 * The lock of a dead process is recovered; that of a living one is refused with FolderLockedError.
 */
export function lockFolder(folder: string): { release(): void } {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock.json');
  const mine: Holder = { pid: process.pid, born: bornOf(process.pid), id: randomUUID() };
  const draft = `${file}.${mine.id}`;
  fs.writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        // A hard link appears whole or not at all, so nobody ever reads half a lock.
        fs.linkSync(draft, file);
        return { release: () => read(file)?.id === mine.id && fs.rmSync(file, { force: true }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (holder && isAlive(holder)) {
        throw new FolderLockedError(
          `Another sandbox (process ${holder.pid}) is using ${folder}. Stop it, or give this one a folder of its own with SANDBOX_DATA, or set DATABASE_URL to share a PostgreSQL.`,
        );
      }
      recover(file, holder, mine.id);
    }
    throw new FolderLockedError(
      `Could not take the lock of ${folder}: others keep trying at the same moment.`,
    );
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Moves a dead process's lock aside; if somebody renewed it in between, puts theirs back. */
function recover(file: string, dead: Holder | null, id: string): void {
  const aside = `${file}.dead.${id}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved && moved.id !== dead?.id && isAlive(moved)) {
    try {
      fs.linkSync(aside, file);
    } catch {
      // A third process has taken it meanwhile; the loop above sees that.
    }
  }
  fs.rmSync(aside, { force: true });
}
