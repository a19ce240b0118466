import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table captchas add column device text not null default '';
alter table captchas add column address text not null default '';
alter table captchas add column known boolean not null default false;
create index captchas_device on captchas (device, created_at) where device <> '';
create index captchas_address on captchas (address, created_at) where address <> '';
`,
  );
