import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { diskFull, isDiskFull } from '../db/room';
import type { Settings } from '../settings';
import { developmentDataKeys, readDataKeys } from './vault';

/** In the folder of a PGlite database, beside its files. */
const fileName = 'data.keys';

/** The newest first. A folder of one's own has a key of its own, made at its first start. */
export function keysOf({
  SANDBOX_DATA_KEYS: given = [],
  SANDBOX_DATA: folder,
  DATABASE_URL: url,
}: Pick<Settings, 'SANDBOX_DATA_KEYS' | 'SANDBOX_DATA' | 'DATABASE_URL'>): readonly string[] {
  if (url !== undefined || folder === 'memory') return given.length ? given : developmentDataKeys;
  return [...given, ...keysIn(folder), ...developmentDataKeys];
}

function keysIn(folder: string): string[] {
  const file = path.join(folder, fileName);
  try {
    fs.mkdirSync(folder, { recursive: true });
    if (!fs.existsSync(file))
      fs.writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw isDiskFull(error) ? diskFull(path.resolve(folder)) : error;
  }
  return readDataKeys(fs.readFileSync(file, 'utf8'));
}
