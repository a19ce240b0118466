import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table proved_devices (
  payer_id text not null references payers(id) on delete cascade, device text not null, proved_at bigint not null,
  primary key (payer_id, device));
`,
  );
