import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/**
 * Appended changes, not one row that every writer of a payer's orders waits for; the job `order-counts` adds them up.
 * No reference to `payers`: a payer's last orders are counted off after the payer is gone.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
drop trigger orders_counted on orders;
drop function count_orders();
drop table order_counts;
create table order_counts (
  id bigint generated always as identity primary key, payer_id text not null, country_code text not null, status text not null,
  count bigint not null, summed boolean not null default false);
insert into order_counts (payer_id, country_code, status, count, summed)
  select payer_id, country_code, status, count(*), true from orders group by payer_id, country_code, status;
create index order_counts_payer on order_counts (payer_id, country_code, status);
create index order_counts_new on order_counts (id) where not summed;
create function count_order() returns trigger language plpgsql as $$ begin if tg_op = 'UPDATE' and old.status = new.status and old.payer_id = new.payer_id and old.country_code = new.country_code then return null; end if; if tg_op <> 'INSERT' then insert into order_counts (payer_id, country_code, status, count) values (old.payer_id, old.country_code, old.status, -1); end if; if tg_op <> 'DELETE' then insert into order_counts (payer_id, country_code, status, count) values (new.payer_id, new.country_code, new.status, 1); end if; return null; end $$;
create trigger orders_counted after insert or delete or update of status, payer_id, country_code on orders for each row execute function count_order();
`,
  );
