import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** For queries that read a whole table to find a few rows. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create index payments_payer on payments (payer_id, status);
create index payments_account on payments ((details ->> 'accountId')) where details ->> 'accountId' is not null;
create index orders_newest on orders (created_at desc, id desc);
create index messages_unread on messages (payer_id) where read_at is null;
create index order_supplements_open on order_supplements (order_id) where status in ('WaitUpload', 'Rejected');
`,
  );
