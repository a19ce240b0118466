import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
update coupons set code = activity_claims.activity_code from activity_claims
  where activity_claims.coupon_id = coupons.id and coupons.code is null;
`,
  );
