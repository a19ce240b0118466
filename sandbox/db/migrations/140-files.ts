import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Of files with one number the newest keeps it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
update files set file_number = known.file_number from evidence_uploads known
  where files.key = known.file_key and files.file_number is null;
update files set file_number = null where file_number is not null and exists (
  select 1 from files other where other.owner_id = files.owner_id and other.file_number = files.file_number
    and (other.created_at, other.key) > (files.created_at, files.key));
drop index files_number;
create unique index files_number on files (owner_id, file_number) where file_number is not null;
drop table evidence_uploads;
`,
  );
