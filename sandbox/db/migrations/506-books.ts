import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/**
 * `books_due` is what payments, refunds and orders say; `post_books` appends what the books lack of it or reverses the
 * surplus. Triggers at commit: no writer can forget it, nor a former version. The job `books-opening` posts earlier
 * orders.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table book_entries (
  id bigint generated always as identity primary key, order_id text not null references orders(id),
  kind text not null check (kind in ('receipt', 'refund', 'fee', 'coupon', 'payout')), corrects boolean not null,
  actor text, created_at bigint not null);
create index book_entries_order on book_entries (order_id);
create table book_lines (
  entry_id bigint not null references book_entries(id),
  account text not null check (account in ('bank', 'held', 'income', 'promotion', 'exchange', 'payout')),
  currency text not null, amount numeric not null check (amount <> 0), primary key (entry_id, account, currency));
create function books_balance() returns trigger language plpgsql as $$ begin if exists (select from book_lines where entry_id = new.entry_id group by currency having sum(amount) <> 0) then raise exception 'entry % is not even', new.entry_id using errcode = 'check_violation', constraint = 'book_lines_even'; end if; return null; end $$;
create constraint trigger book_lines_even after insert on book_lines deferrable initially deferred for each row execute function books_balance();
create function books_stay() returns trigger language plpgsql as $$ begin raise exception 'books are only added to' using errcode = 'restrict_violation', constraint = 'books_stay'; end $$;
create trigger book_entries_stay before update or delete on book_entries for each row execute function books_stay();
create trigger book_lines_stay before update or delete on book_lines for each row execute function books_stay();

create function is_delivered(status text) returns boolean language sql immutable as $$ select status in ('BANK_REMITTED', 'PAYMENT_REMITTED', 'TRANSACTION_SUCCESS') $$;
create view books_due as select order_id, kind, account, currency, sum(amount) as amount from (
  select o.id as order_id, due.* from orders o
  cross join lateral (select coalesce(sum(received_amount), 0) as received from payments where order_id = o.id) p
  cross join lateral (select coalesce(sum(amount), 0) as back from refunds where order_id = o.id and status = 'REFUND_SUCCESS') r
  cross join lateral (values
    ('receipt', 'bank', o.source_currency, p.received), ('receipt', 'held', o.source_currency, -p.received),
    ('refund', 'held', o.source_currency, r.back), ('refund', 'bank', o.source_currency, -r.back)) due(kind, account, currency, amount)
  union all
  select o.id, due.* from orders o
  cross join lateral (select coalesce(sum((details ->> 'fee')::numeric) filter (where booked_to = 'order'), 0) as fees from payments where order_id = o.id) p
  cross join lateral (values
    ('fee', 'held', o.source_currency, o.fee_amount + p.fees), ('fee', 'income', o.source_currency, -o.fee_amount - p.fees),
    ('coupon', 'promotion', o.source_currency, o.source_amount + o.fee_amount - o.total_amount),
    ('coupon', 'held', o.source_currency, o.total_amount - o.source_amount - o.fee_amount),
    ('payout', 'held', o.source_currency, o.source_amount), ('payout', 'exchange', o.source_currency, -o.source_amount),
    ('payout', 'exchange', o.target_currency, o.target_amount), ('payout', 'payout', o.target_currency, -o.target_amount)) due(kind, account, currency, amount)
  where is_delivered(o.status)) all_due
group by order_id, kind, account, currency having sum(amount) <> 0;

create function post_books(the_order text) returns void language plpgsql as $$ declare due record; entry bigint; begin perform 1 from orders where id = the_order for update; for due in select kind, bool_or(amount < 0 and account = case kind when 'receipt' then 'bank' when 'coupon' then 'promotion' else 'held' end) as corrects, jsonb_agg(jsonb_build_object('account', account, 'currency', currency, 'amount', amount)) as lines from (select kind, account, currency, sum(amount) as amount from (select kind, account, currency, amount from books_due where order_id = the_order union all select kind, account, currency, -amount from book_entries join book_lines on entry_id = id where order_id = the_order) both_sides group by kind, account, currency having sum(amount) <> 0) missing group by kind order by min(case kind when 'receipt' then 1 when 'refund' then 2 else 3 end) loop insert into book_entries (order_id, kind, corrects, actor, created_at) select id, due.kind, due.corrects, (select actor from order_history where order_id = the_order order by id desc limit 1), greatest(updated_at, (select max(settled_at) from payments where order_id = the_order), (select max(updated_at) from refunds where order_id = the_order)) from orders where id = the_order returning id into entry; insert into book_lines (entry_id, account, currency, amount) select entry, account, currency, amount from jsonb_to_recordset(due.lines) as line(account text, currency text, amount numeric); end loop; end $$;
create function book_order() returns trigger language plpgsql as $$ begin perform post_books(new.id); return null; end $$;
create function book_of_order() returns trigger language plpgsql as $$ begin perform post_books(new.order_id); return null; end $$;
create constraint trigger orders_booked after update on orders deferrable initially deferred for each row
  when ((is_delivered(old.status) or is_delivered(new.status)) and (old.status, old.source_amount, old.fee_amount, old.total_amount, old.target_amount) is distinct from (new.status, new.source_amount, new.fee_amount, new.total_amount, new.target_amount)) execute function book_order();
create constraint trigger payments_booked after insert on payments deferrable initially deferred for each row when (new.received_amount is not null) execute function book_of_order();
create constraint trigger payments_rebooked after update on payments deferrable initially deferred for each row
  when (old.received_amount is distinct from new.received_amount) execute function book_of_order();
create constraint trigger refunds_booked after insert on refunds deferrable initially deferred for each row when (new.status = 'REFUND_SUCCESS') execute function book_of_order();
create constraint trigger refunds_rebooked after update on refunds deferrable initially deferred for each row
  when ((old.status = 'REFUND_SUCCESS' or new.status = 'REFUND_SUCCESS') and (old.status, old.amount) is distinct from (new.status, new.amount)) execute function book_of_order();
`,
  );
