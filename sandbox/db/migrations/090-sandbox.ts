import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Unlogged: writing calls waits for no disk. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create unlogged table call_log (
  id bigint generated always as identity primary key, at bigint not null, call text not null, payer_id text, entry text not null);
create index call_log_call on call_log (call, id);
create index call_log_payer on call_log (payer_id, id);
`,
  );
