import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table quotes add column rate_base integer not null default 1, add column rate_accuracy integer not null default 4;
alter table orders add column rate_base integer not null default 1, add column rate_accuracy integer not null default 4;
update quotes set rate_base = rates.base, rate_accuracy = rates.rate_accuracy from rates
  where rates.source_currency = quotes.source_currency and rates.target_currency = quotes.target_currency;
update orders set rate_base = rates.base, rate_accuracy = rates.rate_accuracy from rates
  where rates.source_currency = orders.source_currency and rates.target_currency = orders.target_currency;
`,
  );
