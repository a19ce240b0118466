import { moneyHeld } from '../domains/order/money/funds';
import type { Runtime } from '../runtime';

/** Known only to the database; once a scrape. */
export async function look({ db, clock, pool, metrics }: Runtime): Promise<void> {
  for (const [state, count] of Object.entries(pool?.() ?? {})) metrics.pool.set({ state }, count);
  const { due } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.min('nextStepAt').as('due'))
    .where('nextStepAt', 'is not', null)
    .executeTakeFirstOrThrow();
  metrics.dueAge.set(due === null ? 0 : Math.max(0, clock.now() - Number(due)) / 1000);
  const orders = await db
    .selectFrom('orderCounts')
    .select(['status', (eb) => eb.fn.sum<string>('count').as('count')])
    .groupBy('status')
    .execute();
  metrics.orders.reset();
  for (const { status, count } of orders) metrics.orders.set({ status }, Number(count));
  const unsent = await db
    .selectFrom('outbox')
    .select(['kind', 'state', (eb) => eb.fn.countAll<string>().as('count')])
    .where('state', '<>', 'sent')
    .groupBy(['kind', 'state'])
    .execute();
  metrics.unsent.reset();
  for (const { kind, state, count } of unsent) metrics.unsent.set({ kind, state }, Number(count));
  metrics.held.reset();
  for (const { currency, held } of await moneyHeld(db)) metrics.held.set({ currency }, Number(held));
}
