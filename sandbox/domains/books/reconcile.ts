import { sql } from 'kysely';
import type { Db } from '../../db/schema';

type Discrepancy = {
  /** `differs`: from payments, refunds and orders. `uneven`: a currency. `stays`: an ended order's money. */
  what: 'differs' | 'uneven' | 'stays';
  orderId: string | null;
  kind: string | null;
  account: string | null;
  currency: string;
  booked: string;
  due: string;
};

/** Reads every order: minutes for millions. */
export async function reconcile(db: Db, limit = 100): Promise<Discrepancy[]> {
  // This transaction's writes are booked first, as at commit.
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
  const { rows } = await sql<Discrepancy>`
    with booked as (
      select order_id, kind, account, currency, sum(amount) as amount
      from book_entries join book_lines on entry_id = id group by order_id, kind, account, currency)
    select 'differs' as what, order_id, kind, account, currency,
      coalesce(booked.amount, 0)::text as booked, coalesce(books_due.amount, 0)::text as due
    from books_due full join booked using (order_id, kind, account, currency)
    where coalesce(booked.amount, 0) <> coalesce(books_due.amount, 0)
    union all
    select 'uneven', null, null, null, currency, sum(amount)::text, '0'
    from booked group by currency having sum(amount) <> 0
    union all
    select 'stays', booked.order_id, null, 'held', currency, (-sum(amount))::text, '0'
    from booked join orders on orders.id = booked.order_id
    where account = 'held' and finished_at is not null
      and not exists (select from money_cases where money_cases.order_id = orders.id and closed_at is null)
    group by booked.order_id, currency having sum(amount) <> 0
    limit ${limit}`.execute(db);
  return rows;
}

export const balances = (db: Db) =>
  db
    .selectFrom('bookLines')
    .select(['account', 'currency', (eb) => eb.fn.sum<string>('amount').as('amount')])
    .groupBy(['account', 'currency'])
    .orderBy('account')
    .orderBy('currency')
    .execute();
