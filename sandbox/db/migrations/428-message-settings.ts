import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table message_settings (
  payer_id text not null references payers(id) on delete cascade, topic text not null, channel text not null,
  enabled boolean not null, updated_at bigint not null, primary key (payer_id, topic, channel));
`,
  );
