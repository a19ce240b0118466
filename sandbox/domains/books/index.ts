import { sql } from 'kysely';
import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import { readSetting, saveSetting } from '../../db/settings';
import type { Domain, Job } from '../../runtime';
import { balances, reconcile } from './reconcile';

const everyMs = 24 * 3_600_000;
const checkedKey = 'booksChecked';
const openedKey = 'booksOpened';
const opened = 'all';
const batch = 200;

/** Orders from before there were books. */
const openingJob: Job = {
  name: 'books-opening',
  async run({ db, runtime }) {
    const last = await readSetting(db, openedKey);
    if (last === opened) return 0;
    const before = typeof last === 'string' ? last : '';
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'payerId'])
      .where('id', '>', before)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, payerId } of orders)
      await runtime.transact(({ db: tx }) => sql`select post_books(${id})`.execute(tx), {
        serialKey: payerId,
      });
    await saveSetting(db, openedKey, orders.at(-1)?.id ?? opened);
    return orders.length;
  },
};

/** Nightly by the sandbox clock. */
const reconcileJob: Job = {
  name: 'books',
  async run({ db, now, runtime }) {
    const last = (await readSetting(db, checkedKey)) as { at: number } | undefined;
    if (last && last.at <= now && now < last.at + everyMs) return 0;
    const found = await runtime.transact((work) => reconcile(work.db), { patient: true });
    await saveSetting(db, checkedKey, { at: now, found: found.length });
    if (found.length)
      runtime.report('books', new Error(`${found.length} discrepancies: action books.reconcile`));
    return 0;
  },
};

export const books: Domain = {
  name: 'books',
  jobs: [openingJob, reconcileJob],
  consoleActions: [
    defineAction({
      name: 'books.reconcile',
      title: 'Compares the books with payments, refunds and orders, and tells each balance',
      params: v.object({}),
      run: async ({ db }) => ({ discrepancies: await reconcile(db), balances: await balances(db) }),
    }),
  ],
};
