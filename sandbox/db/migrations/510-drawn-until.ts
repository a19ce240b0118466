import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table orders add column drawn_until_at bigint;
update orders set drawn_until_at = coalesce(next_step_at, updated_at)
  where status = 'PAYMENT_AUTHORISED' or exists (select from payments where order_id = orders.id and payments.status = 'authorised');
create index orders_drawn on orders (drawn_until_at) where drawn_until_at is not null;
`,
  );
