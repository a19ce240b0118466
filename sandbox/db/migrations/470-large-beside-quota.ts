import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** China's quota of a year is for transfers without papers. It stood with large transfers too, which are ten times as much. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `update limits set yearly_amount = null where source_country = 'CHN' and remit_type = 'LargeRemit'`,
  );
