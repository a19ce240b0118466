import { sql } from 'kysely';
import { fates, type Swept } from '../db/fates';
import type { Db } from '../db/schema';
import { readSetting, saveSetting } from '../db/settings';
import type { Job } from '../runtime';

const everyMs = 3_600_000;
const batch = 1000;
const sweptKey = 'sweptAt';

const swept = Object.entries<Swept | { keep: string }>(fates).flatMap(([table, fate]) =>
  'by' in fate ? [{ table, ...fate }] : [],
);

/** In batches, skipping rows a call holds: the next run takes them. */
async function sweep(db: Db, { table, by, unless }: (typeof swept)[number], until: number): Promise<void> {
  const old = sql<boolean>`ctid = any(array(
    select ctid from ${sql.table(table)}
    where ${sql.ref(by)} < ${until} and not (${sql.raw(unless ?? 'false')})
    limit ${batch} for update skip locked))`;
  for (let deleted = batch; deleted === batch;) {
    const { numDeletedRows } = await db
      .deleteFrom(table as 'quotes')
      .where(old)
      .executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
}

/** Once an hour of the sandbox clock. */
export const sweepJob: Job = {
  name: 'sweep',
  async run({ db, now }) {
    const before = Number((await readSetting(db, sweptKey)) ?? 0);
    if (before <= now && now < before + everyMs) return 0;
    for (const row of swept) await sweep(db, row, (row.wall ? Date.now() : now) - row.afterMs);
    await saveSetting(db, sweptKey, now);
    return 0;
  },
};
