import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table web_tickets (
  ticket_hash text primary key, session_hash text not null references sessions(token_hash) on delete cascade, host text not null,
  expires_at bigint not null, used_at bigint);
create index web_tickets_session on web_tickets (session_hash);
`,
  );
