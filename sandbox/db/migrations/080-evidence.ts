import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table files add column file_number text;
create index files_number on files (owner_id, file_number) where file_number is not null;
`,
  );
