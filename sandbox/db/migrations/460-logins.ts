import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Groups tokens by login; older ones by login time and device. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table logins (
  id text primary key, payer_id text references payers(id) on delete cascade, created_at bigint not null, ended_at bigint,
  ended_code text);
create index logins_payer on logins (payer_id);
alter table sessions add column login_id text;
update sessions set login_id = grouped.login_id
  from (select token_hash, min(token_hash) over (
      partition by payer_id, signed_in_at, device, case when payer_id is null then token_hash end) as login_id
    from sessions) grouped
  where grouped.token_hash = sessions.token_hash;
insert into logins (id, payer_id, created_at, ended_at, ended_code)
  select login_id, min(payer_id), min(coalesce(signed_in_at, created_at)),
    min(revoked_at) filter (where revoked_code is not null), min(revoked_code)
  from sessions group by login_id;
alter table sessions alter column login_id set not null;
alter table sessions add constraint sessions_login foreign key (login_id) references logins(id) on delete cascade;
create index sessions_login on sessions (login_id);
alter table sessions drop column revoked_code;
`,
  );
