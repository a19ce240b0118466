import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table kr_accounts add column account_index text;
create index kr_accounts_index on kr_accounts (bank_code, account_index);
`,
  );
