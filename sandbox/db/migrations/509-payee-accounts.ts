import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table orders add column payee_account text;
update orders set payee_account = payees.fingerprint from payees where payees.id = orders.payee_id;
`,
  );
