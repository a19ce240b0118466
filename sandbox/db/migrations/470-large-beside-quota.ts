import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** China's yearly quota is only for transfers without papers. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `update limits set yearly_amount = null where source_country = 'CHN' and remit_type = 'LargeRemit'`,
  );
