import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, 'alter table captchas add column outbox_id bigint');
