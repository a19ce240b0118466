import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table identity_documents (
  payer_id text not null references payers(id) on delete cascade, document text not null,
  primary key (payer_id, document));
create index identity_documents_document on identity_documents (document);
insert into identity_documents (payer_id, document)
  select distinct payer_id, concat_ws(' ', answers -> 'document' ->> 'idType',
    upper(regexp_replace(answers -> 'document' ->> 'idNumber', '[\\s()-]', '', 'g')), answers -> 'basic' ->> 'birthDate')
  from kyc_cases where status = 'Pass' and answers -> 'document' ->> 'idNumber' is not null;
`,
  );
