import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Rows lie in the order of these times: a BRIN index of a few pages finds the old ones. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create index sessions_age on sessions using brin (expires_at);
create index logins_age on logins using brin (created_at);
create index captchas_age on captchas using brin (created_at);
create index outbox_age on outbox using brin (created_at);
create index events_age on events using brin (created_at);
create index error_traces_age on error_traces using brin (created_at);
create index messages_age on messages using brin (created_at);
`,
  );
