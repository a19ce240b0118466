import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '../db/open';
import type { Db, Json } from '../db/schema';
import { json } from '../db/schema';
import { readSetting } from '../db/settings';
import { type AtRest, atRestKey } from './atRest';
import { reseal } from './reseal';
import { isSealed, type Vault } from './vault';

/** By the first key, which every process on the database has to know; none may be of a former version. */
export async function sealAll(db: Db, atRest: AtRest): Promise<number> {
  const { vault } = atRest;
  const made = vault.seal(randomBytes(32).toString('base64'), atRestKey);
  await db
    .insertInto('settings')
    .values({ key: atRestKey, value: json(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  atRest.take(await readSetting(db, atRestKey));
  let written = 0;
  for (let more = 1; more > 0; written += more) more = await reseal(db, atRest);
  return written + (await resealSettings(db, vault));
}

async function resealSettings(db: Db, vault: Vault): Promise<number> {
  const settings = await db.selectFrom('settings').selectAll().execute();
  const due = settings.filter(
    ({ value }) => typeof value === 'string' && isSealed(value) && !value.startsWith(vault.mark),
  );
  for (const { key, value } of due)
    await db
      .updateTable('settings')
      .set({ value: json(vault.seal(vault.open(value as string, key), key)) })
      .where('key', '=', key)
      .where('value', '=', json(value))
      .execute();
  return due.length;
}

const isByFirstKey = ({ vault }: AtRest, stored: Json | undefined): boolean =>
  typeof stored === 'string' && stored.startsWith(vault.mark);

/** A lone process seals at its start, as does the first on an empty database; others wait for `npm run seal`. */
export async function readySealing(
  { db, single }: OpenDatabase,
  atRest: AtRest,
  onWork: () => void,
): Promise<void> {
  const stored = await readSetting(db, atRestKey);
  atRest.take(stored);
  const isDone = single ? isByFirstKey(atRest, stored) : stored !== undefined || (await isUsed(db));
  if (isDone) return;
  onWork();
  await sealAll(db, atRest);
}

const isUsed = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('payers').select('id').limit(1).executeTakeFirst()) !== undefined;
