import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** One row per lock: lifting one leaves the others. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table locks (
  id text primary key, kind text not null, subject text not null, device text not null default '', by_whom text not null,
  reason text not null default '', since_at bigint not null, until_at bigint, lifted_at bigint, lifted_by text);
create index locks_subject on locks (subject, kind) where lifted_at is null;
insert into locks (id, kind, subject, by_whom, since_at, until_at)
  select 'lck_' || md5('staff' || id), 'staff', id, 'staff', updated_at, frozen_until_at from payers
  where frozen_until_at is not null;
insert into locks (id, kind, subject, by_whom, since_at, until_at)
  select 'lck_' || md5(target), case when target like 'pay:%' then 'wrongPayPassword' else 'wrongPassword' end,
    case when target like 'pay:%' then substr(target, 5) else target end, 'system', updated_at, frozen_until_at
  from login_attempts where frozen_until_at is not null;
delete from login_attempts where frozen_until_at is not null;
update login_attempts set target =
  case when target like 'pay:%' then 'wrongPayPassword:' || substr(target, 5) else 'wrongPassword:' || target end || ':';
alter table login_attempts drop column frozen_until_at;
alter table payers drop column frozen_until_at;
`,
  );
