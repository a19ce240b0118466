import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Which collection card a message to its owner is about. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table messages add column card_id text;
`,
  );
