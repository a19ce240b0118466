import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create index payers_open_id on payers ((profile ->> 'openId')) where profile ->> 'openId' is not null;
create index order_tokens_order on order_tokens (order_id);
`,
  );
