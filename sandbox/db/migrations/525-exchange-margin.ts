import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table quotes add column market_rate numeric;
alter table orders add column market_rate numeric;
alter table book_entries drop constraint book_entries_kind_check;
alter table book_entries add constraint book_entries_kind_check check (kind in ('receipt', 'refund', 'fee', 'coupon', 'payout', 'margin')) not valid;
create or replace view books_due as select order_id, kind, account, currency, sum(amount) as amount from (
  select o.id as order_id, due.* from orders o
  cross join lateral (select coalesce(sum(received_amount), 0) as received from payments where order_id = o.id) p
  cross join lateral (select coalesce(sum(amount), 0) as back from refunds where order_id = o.id and status = 'REFUND_SUCCESS') r
  cross join lateral (values
    ('receipt', 'bank', o.source_currency, p.received), ('receipt', 'held', o.source_currency, -p.received),
    ('refund', 'held', o.source_currency, r.back), ('refund', 'bank', o.source_currency, -r.back)) due(kind, account, currency, amount)
  union all
  select o.id, due.* from orders o
  cross join lateral (select coalesce(sum((details ->> 'fee')::numeric) filter (where booked_to = 'order'), 0) as fees from payments where order_id = o.id) p
  cross join lateral (select round(o.source_amount * o.market_rate / o.rate_base, 2) - o.target_amount as margin) m
  cross join lateral (values
    ('fee', 'held', o.source_currency, o.fee_amount + p.fees), ('fee', 'income', o.source_currency, -o.fee_amount - p.fees),
    ('coupon', 'promotion', o.source_currency, o.source_amount + o.fee_amount - o.total_amount),
    ('coupon', 'held', o.source_currency, o.total_amount - o.source_amount - o.fee_amount),
    ('payout', 'held', o.source_currency, o.source_amount), ('payout', 'exchange', o.source_currency, -o.source_amount),
    ('payout', 'exchange', o.target_currency, o.target_amount), ('payout', 'payout', o.target_currency, -o.target_amount),
    ('margin', 'exchange', o.target_currency, m.margin), ('margin', 'income', o.target_currency, -m.margin)) due(kind, account, currency, amount)
  where is_delivered(o.status)) all_due
group by order_id, kind, account, currency having sum(amount) <> 0;
create or replace function post_books(the_order text) returns void language plpgsql as $$ declare due record; entry bigint; begin perform 1 from orders where id = the_order for update; for due in select kind, case kind when 'margin' then not exists (select from books_due where order_id = the_order and kind = 'margin') else bool_or(amount < 0 and account = case kind when 'receipt' then 'bank' when 'coupon' then 'promotion' else 'held' end) end as corrects, jsonb_agg(jsonb_build_object('account', account, 'currency', currency, 'amount', amount)) as lines from (select kind, account, currency, sum(amount) as amount from (select kind, account, currency, amount from books_due where order_id = the_order union all select kind, account, currency, -amount from book_entries join book_lines on entry_id = id where order_id = the_order) both_sides group by kind, account, currency having sum(amount) <> 0) missing group by kind order by min(case kind when 'receipt' then 1 when 'refund' then 2 else 3 end) loop insert into book_entries (order_id, kind, corrects, actor, created_at) select id, due.kind, due.corrects, (select actor from order_history where order_id = the_order order by id desc limit 1), greatest(updated_at, (select max(settled_at) from payments where order_id = the_order), (select max(updated_at) from refunds where order_id = the_order)) from orders where id = the_order returning id into entry; insert into book_lines (entry_id, account, currency, amount) select entry, account, currency, amount from jsonb_to_recordset(due.lines) as line(account text, currency text, amount numeric); end loop; end $$;
`,
  );
