import { sql } from 'kysely';
import type { OrderStatusName } from '@/domain/statuses';
import { tryHoldKey } from '../../../db/transaction';
import type { CallContext, Job } from '../../../runtime';

/** The same however many orders there are. */
export async function countsOf(
  { db, payerId }: Pick<CallContext, 'db' | 'payerId'>,
  countryCode?: string,
): Promise<Map<OrderStatusName, number>> {
  const rows = await db
    .selectFrom('orderCounts')
    .select(['status', (eb) => eb.fn.sum<string>('count').as('count')])
    .where('payerId', '=', payerId)
    .$if(countryCode !== undefined, (query) => query.where('countryCode', '=', countryCode as string))
    .groupBy('status')
    .execute();
  return new Map(rows.map((row) => [row.status, Number(row.count)]));
}

export const countIn = (
  counts: ReadonlyMap<OrderStatusName, number>,
  statuses: readonly OrderStatusName[],
): number => statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);

const changesOfOneRun = 500;

export const sumCountsJob: Job = {
  name: 'order-counts',
  async run({ runtime }) {
    await runtime.transact(async (work) => {
      if (!(await tryHoldKey(work, 'order-counts'))) return;
      await sql`
        with changed as (select payer_id from order_counts where not summed order by id limit ${changesOfOneRun}),
        taken as (delete from order_counts where payer_id in (select payer_id from changed)
          returning payer_id, country_code, status, count)
        insert into order_counts (payer_id, country_code, status, count, summed)
        select payer_id, country_code, status, sum(count), true from taken
        group by payer_id, country_code, status having sum(count) <> 0`.execute(work.db);
    });
    // Nobody sees it, so nothing has moved.
    return 0;
  },
};
