import type { Db, Json } from './schema';
import { json } from './schema';

export async function readSetting(db: Db, key: string): Promise<Json | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  const text = json(value);
  await db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
