import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { remitter } from '../contract/support/orders';
import { startSecond } from '../contract/support/second';
import { startTestSandbox, type TestSandbox } from '../contract/support/testSandbox';
import { createDatabase } from '../sandbox/postgres';
import { type Measure, perSecond } from './figures';
import { copiedOrders, startOwn } from './locks';

const payers = 40;
const dueOrders = 30;
const longestMs = 10_000;

export const workers: Measure = async (report) => {
  const own = process.env.DATABASE_URL ? null : await startOwn();
  const database = await createDatabase(process.env.DATABASE_URL ?? (own?.url as string));
  const options = { port: 0, databaseUrl: database.url, seed: false, quiet: true };
  const sandbox = await startTestSandbox({ ...options, scheduler: false });
  try {
    for (let n = 0; n < payers; n += 1) await copiedOrders(sandbox, await remitter(sandbox), dueOrders);
    let alone = 0;
    for (const count of [1, 2, 4]) {
      await sql`update orders set status = 'PAYMENT_RECEIVED', next_step_at = null, finished_at = null
        where id like '%-%'`.execute(sandbox.db);
      const team = [];
      for (let n = 0; n < count; n += 1) team.push(await startSecond(options));
      const speed = await movesPerSecond(sandbox);
      for (const one of team) await one.stop();
      alone ||= speed;
      const goal = count === 2 ? { goal: '>= 1.8 x', ok: speed >= 1.8 * alone } : {};
      report({ name: `due steps a second, ${count} processes`, figure: perSecond(speed), floor: `one: ${perSecond(alone)}`, ratio: speed / alone, ...goal }); // prettier-ignore
    }
  } finally {
    await sandbox.close();
    await database.drop();
    await own?.stop();
  }
};

async function movesPerSecond({ db }: TestSandbox): Promise<number> {
  await sql`truncate order_history restart identity`.execute(db);
  await sql`update orders set next_step_at = updated_at - 3600000 where id like '%-%'`.execute(db);
  const from = performance.now();
  while (performance.now() - from < longestMs) {
    await wait(50);
    const { rows } = await sql<{ left: number }>`
      select count(*)::integer as left from orders where id like '%-%' and status <> 'TRANSACTION_SUCCESS'
      and next_step_at <= (extract(epoch from now()) * 1000)::bigint`.execute(db);
    if (rows[0]?.left === 0) break;
  }
  const seconds = (performance.now() - from) / 1000;
  const { rows } = await sql<{ moves: number }>`select count(*)::integer as moves from order_history`.execute(
    db,
  );
  return (rows[0]?.moves ?? 0) / seconds;
}
