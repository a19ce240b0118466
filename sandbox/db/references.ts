import type { Domain } from '../runtime';
import type { Db } from './schema';
import { json } from './schema';

const key = 'references';

/**
 * Brings the reference rows of all domains up to date.
 * @param build stands for the content of the program; when it wrote the rows last, there is nothing to do
 */
export async function writeReferences(
  tx: Db,
  domains: readonly Domain[],
  now: number,
  build: string | undefined,
): Promise<void> {
  const written = await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if (build !== undefined && written?.value === build) return;
  for (const domain of domains) await domain.referenceRows?.(tx as never, now);
  const value = json(build ?? '');
  await tx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
