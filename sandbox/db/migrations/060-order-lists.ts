import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/**
 * Trigger and indexes keep a page's cost constant. One line per statement: the reader splits at a semicolon ending a
 * line.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table order_counts (
  payer_id text not null references payers(id) on delete cascade, status text not null, count bigint not null,
  primary key (payer_id, status));
insert into order_counts (payer_id, status, count) select payer_id, status, count(*) from orders group by payer_id, status;
create index orders_tab on orders (payer_id, status, created_at desc, id desc);
drop index orders_list_status;
create function count_orders() returns trigger language plpgsql as $$ begin if tg_op <> 'INSERT' then update order_counts set count = count - 1 where payer_id = old.payer_id and status = old.status; end if; if tg_op <> 'DELETE' then insert into order_counts (payer_id, status, count) values (new.payer_id, new.status, 1) on conflict (payer_id, status) do update set count = order_counts.count + 1; end if; return null; end $$;
create trigger orders_counted after insert or delete or update of status, payer_id on orders for each row execute function count_orders();
`,
  );
