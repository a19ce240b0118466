import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** China's yearly quota is for transfers without papers, not for large remittances. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `update limits set yearly_amount = null where source_country = 'CHN' and remit_type = 'LargeRemit'`,
  );
