import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table coupons add column origin text;
update coupons set origin = 'code' where code is not null;
create table coupon_tries (
  payer_id text primary key references payers(id) on delete cascade, since_at bigint not null, wrong int not null);
`,
  );
