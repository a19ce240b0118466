import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table payments add column received_amount numeric, add column booked_to text;
update payments set received_amount = amount, booked_to = 'order' where status = 'paid';
update payments set received_amount = (orders.extra ->> 'receivedAmount')::numeric, booked_to = 'order' from orders
  where orders.id = payments.order_id and payments.status = 'mismatch' and payments.id =
  (select id from payments last where last.order_id = orders.id and last.status = 'mismatch' order by last.created_at desc limit 1);
alter table refunds add column payment_id text;
update refunds set payment_id = details ->> 'paymentId' where reason = 'paidTwice';
update payments set booked_to = 'refund' where id in (select payment_id from refunds where payment_id is not null);
alter table recharge_orders add column refunded_at bigint;
create table money_cases (
  id text primary key, order_id text not null references orders(id) on delete cascade, payment_id text, kind text not null,
  amount numeric not null, currency text not null, created_at bigint not null, closed_at bigint);
create index money_cases_order on money_cases (order_id);
`,
  );
