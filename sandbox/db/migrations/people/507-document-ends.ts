import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

/** 499 left a space where the birthday was empty, so that one person counted as two. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
insert into identity_documents (payer_id, document)
  select payer_id, rtrim(document) from identity_documents where document like '% ' on conflict do nothing;
delete from identity_documents where document like '% ';
`,
  );
