import type { Domain } from '../runtime';
import type { Db } from './schema';
import { readSetting, saveSetting } from './settings';

const key = 'references';

/** @param build identifies the program; skipped when it wrote the rows last */
export async function writeReferences(
  tx: Db,
  domains: readonly Domain[],
  now: number,
  build: string | undefined,
): Promise<void> {
  if (build !== undefined && (await readSetting(tx, key)) === build) return;
  for (const domain of domains) await domain.referenceRows?.(tx, now);
  await saveSetting(tx, key, build ?? '');
}
