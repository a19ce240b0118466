import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Existing rows have been sent. A former version's messages wait for the next one to send them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table outbox
  add column state text not null default 'sent' check (state in ('waiting', 'sent', 'failed')),
  add column attempts integer not null default 0, add column next_at bigint, add column sent_at bigint;
alter table outbox alter column state set default 'waiting';
create index outbox_unsent on outbox (id) where state <> 'sent';
`,
  );
