import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** They lacked traditional Chinese names; the next start rewrites them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table schools add column local_name_hk text;
update schools set local_name_hk =
  translate(local_name, '内卢叶学尔枫樱湾莲银陆顶鱼鸟', '內盧葉學爾楓櫻灣蓮銀陸頂魚鳥');
delete from districts where names->>'zh' is not null and names->>'zh-HK' is null;
`,
  );
