import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

/** Who has no session left gets a device without user, so the next one is not their first. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table payer_devices (
  payer_id text not null references payers(id) on delete cascade, device text not null, since bigint not null,
  primary key (payer_id, device));
insert into payer_devices (payer_id, device, since)
  select payer_id, device, min(coalesce(signed_in_at, created_at)) from sessions
    where payer_id is not null and kind = 'payer' and device <> '' group by payer_id, device;
insert into payer_devices (payer_id, device, since)
  select id, 'forgotten-' || gen_random_uuid(), created_at from payers
    where not exists (select from sessions where sessions.payer_id = payers.id and sessions.kind = 'payer');
`,
  );
