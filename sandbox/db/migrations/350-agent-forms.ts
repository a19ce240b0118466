import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table agent_forms (
  invite_id text primary key references agent_invites(id) on delete cascade,
  payer_id text not null references payers(id) on delete cascade,
  taken jsonb not null default '[]', parts jsonb not null default '{}', begun_at bigint not null, updated_at bigint not null);
`,
  );
