import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** The number its sender gave a file: the same number with the same bytes is the same file, so a lost answer makes no second one. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table files add column file_number text;
create index files_number on files (owner_id, file_number) where file_number is not null;
`,
  );
