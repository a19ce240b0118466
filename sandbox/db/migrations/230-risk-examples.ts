import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table risk_examples
  add column country_code text not null default '*', add column target_country text not null default '*';
create temporary table proof_names (before text, now text) on commit drop;
insert into proof_names values ('relationship', 'relationshipProof'), ('sourceOfFunds', 'payerEdd'),
  ('purpose', 'payeeRemitDocument'), ('study', 'studyProof'), ('address', 'addressProof'), ('identity', 'payerCard');
update risk_examples set verify_type = now from proof_names where verify_type = before;
update compliance_reasons set verify_type = now from proof_names where verify_type = before;
`,
  );
