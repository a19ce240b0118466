import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Payers by the chat app's user, and orders by the links to them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create index payers_open_id on payers ((profile ->> 'openId')) where profile ->> 'openId' is not null;
create index order_tokens_order on order_tokens (order_id);
`,
  );
