import { sql } from 'kysely';
import { startPostgres } from '../../scripts/lib/tests/postgres.mjs';
import { findPostgres } from '../../scripts/lib/tools.mjs';
import { newKey, ordered, quoted, type Remitter, remitter, sendCommit } from '../contract/support/orders';
import { sandboxClient } from '../contract/support/sandboxClient';
import { startSecond } from '../contract/support/second';
import { startTestSandbox, type TestSandbox } from '../contract/support/testSandbox';
import { createDatabase } from '../sandbox/postgres';
import { type Measure, ms, perSecond } from './figures';
import { quantile } from './load';

const payers = 20;
const dueOrders = 30;
const writes = 300;
const idleSeconds = 5;

export const locks: Measure = async (report) => {
  const own = process.env.DATABASE_URL ? null : await startOwn();
  const database = await createDatabase(process.env.DATABASE_URL ?? (own?.url as string));
  const options = { port: 0, databaseUrl: database.url, seed: false, quiet: true };
  const sandbox = await startTestSandbox({ ...options, scheduler: false });
  const pair = [await startSecond(options), await startSecond(options)];
  try {
    const people: Remitter[] = [];
    for (let n = 0; n < payers; n += 1) people.push(await payerWithOrders(sandbox));
    await sql`update orders set next_step_at = updated_at where status = 'PAYMENT_RECEIVED'`.execute(
      sandbox.db,
    );
    const from = performance.now();
    const urls = pair.map(({ url }) => url);
    const times = (await Promise.all(people.map((person) => writesOf(person, urls)))).flat();
    const seconds = (performance.now() - from) / 1000;
    const moved = await movesOf(sandbox);
    const sorted = Float64Array.from(times).sort();
    const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
    const deadlocks = await deadlocksOf(sandbox);
    const name = `${writes} writes next to jobs of two processes`;
    report({ name: `${name}, p99`, figure: ms(p99), floor: `p50: ${ms(p50)}`, ratio: p99 / p50, goal: '<= 3 x', ok: p99 <= 3 * p50 }); // prettier-ignore
    report({ name: `${name}, deadlocks`, figure: String(deadlocks), goal: '0', ok: deadlocks === 0 });
    report({ name: 'orders moved meanwhile', figure: perSecond(moved / seconds) });
    report({
      name: 'orders moved after it',
      figure: perSecond(((await movesOf(sandbox)) - moved) / idleSeconds),
    });
  } finally {
    for (const second of pair) await second.stop();
    await sandbox.close();
    await database.drop();
    await own?.stop();
  }
};

export function startOwn() {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not found: PG_BIN=<folder of postgres and initdb> names it.');
  return startPostgres(bin);
}

async function payerWithOrders(sandbox: TestSandbox): Promise<Remitter> {
  const person = await remitter(sandbox);
  await copiedOrders(sandbox, person, dueOrders);
  return person;
}

/** Received an hour ago; none is due. */
export async function copiedOrders(sandbox: TestSandbox, person: Remitter, count: number): Promise<void> {
  const template = await ordered(person, { sourceAmount: '20' });
  const row = await sandbox.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow();
  const values: Record<string, ReturnType<typeof sql>> = {
    id: sql`id || '-' || n`,
    seqNo: sql`seq_no || '-' || n`,
    status: sql`'PAYMENT_RECEIVED'`,
    updatedAt: sql`updated_at - 3600000`,
    nextStepAt: sql`null`,
    payDeadlineAt: sql`null`,
  };
  const columns = Object.keys(row);
  await sql`insert into orders (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => values[name] ?? sql.ref(name)))}
    from orders, generate_series(1, ${count}::integer) as n where id = ${template.id}`.execute(sandbox.db);
}

/** Ms of each commit without its quote. */
async function writesOf(person: Remitter, urls: readonly string[]): Promise<number[]> {
  const clients = urls.map((url) => {
    const client = sandboxClient(url, { market: person.market });
    client.token = person.client.token;
    return client;
  });
  const times: number[] = [];
  for (let n = 0; n < writes / payers; n += 1) {
    const client = clients[n % clients.length] as Remitter['client'];
    const params = await quoted({ ...person, client }, { sourceAmount: '20' });
    const from = performance.now();
    const { envelope } = await sendCommit(client, params, newKey());
    times.push(performance.now() - from);
    if (envelope.code !== '0') throw new Error(`commit: ${envelope.code} ${envelope.msg}`);
  }
  return times;
}

async function movesOf({ db }: TestSandbox): Promise<number> {
  const { rows } = await sql<{ moves: number }>`
    select count(*)::integer as moves from order_history where actor in ('us', 'bank')`.execute(db);
  return rows[0]?.moves ?? 0;
}

/** The server counts once a second. */
async function deadlocksOf({ db }: TestSandbox): Promise<number> {
  await sql`select pg_sleep(${idleSeconds})`.execute(db);
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.deadlocks);
}
