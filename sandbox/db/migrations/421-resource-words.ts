import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** They had one language and led nowhere; the next start rewrites them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `delete from resources where id like 'banner-%' or id like 'bottom-%' or id like 'home-%' or id = 'popup-service'`,
  );
