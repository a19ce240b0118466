import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
update merchants set config = config || '{
    "homeRightLogo": "/static/merchants/demobank-logo.svg",
    "banner": "/static/merchants/demobank-home.svg",
    "otherBanner": "/static/merchants/demobank-account.svg"
  }'
  where code = 'DEMOBANK' and config->>'banner' = '';
`,
  );
