import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './objectStore';

/** Processes on several machines need one that they share. */
export function folderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => path.join(folder, key);
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(draft, bytes, { flush: true, mode: 0o600 });
      await fs.rename(draft, file);
    },
    get: (key) => fs.readFile(fileOf(key)),
  };
}
