import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CompiledQuery, sql } from 'kysely';
import { callRow } from '@/contracts/calls';
import { issueSession } from '../../sandbox/dispatch/sessions';
import { startSandbox } from '../../sandbox/server';
import { ordered, remitter } from '../contract/support/orders';
import { sandboxClient } from '../contract/support/sandboxClient';
import type { TestSandbox } from '../contract/support/testSandbox';
import { consoleClient } from '../journeys/console';
import { type Recorded, recordKey, startBareServer } from './bareServer';
import { headersOf, paramsOf, subjects } from './subjects';

export interface BenchSandbox {
  url: string;
  port: number;
  barePort: number;
  tokens: string[];
  few: { token: string; orders: number; seqNo: string };
  many: { token: string; orders: number; seqNo: string };
}

const people = 50;
const fewOrders = 100;
const manyOrders = Number(process.env.BENCH_ORDERS ?? 100_000);
const statuses = [
  'TRANSACTION_SUCCESS',
  'TRANSACTION_SUCCESS',
  'TRANSACTION_SUCCESS',
  'PAYMENT_TIMEOUT',
  'REFUND_SUCCESS',
];

async function main(): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'homeward-bench-'));
  let queries: CompiledQuery[] | null = null;
  const running = await startSandbox({
    port: 0,
    dataDir,
    // A named PostgreSQL database must be empty and is kept.
    databaseUrl: process.env.DATABASE_URL,
    seed: false,
    // No background queries: each recorded one is a call's.
    scheduler: false,
    onQuery: (event) => {
      if (event.level === 'query') queries?.push(event.query);
    },
    consoleToken: 'bench',
    h5Dir: 'dist/h5',
  });
  const { db, clock, url } = running;
  const sandbox: TestSandbox = {
    ...running,
    client: (headers) => sandboxClient(url, headers),
    console: consoleClient(url, 'bench'),
  };
  const model = await remitter(sandbox);
  const template = await ordered(model);
  const columns = Object.keys(
    await db.selectFrom('payers').selectAll().where('id', '=', model.payerId).executeTakeFirstOrThrow(),
  );
  const orderColumns = Object.keys(
    await db.selectFrom('orders').selectAll().where('id', '=', template.id).executeTakeFirstOrThrow(),
  );

  const person = async (id: string, orders: number) => {
    const now = clock.now();
    const payer: Record<string, unknown> = {
      id,
      payerNumber: id,
      inviteCode: id,
      phoneNumber: null,
      email: null,
    };
    await copy(
      'payers',
      columns,
      (name) => (name in payer ? sql`${payer[name]}` : sql.ref(name)),
      sql`where id = ${model.payerId}`,
    );
    await sql`insert into orders (${sql.join(orderColumns.map((name) => sql.ref(name)))})
      select ${sql.join(orderColumns.map((name) => orderValue(name, id, now)))}
      from orders, generate_series(1, ${orders}::integer) as n where orders.id = ${template.id}`.execute(db);
    const issued = await issueSession(db, { payerId: id, countryCode: 'AUS' }, now);
    return { token: issued.token, orders, seqNo: `${id}-1` };
  };
  const copy = (
    table: 'payers',
    names: string[],
    value: (name: string) => ReturnType<typeof sql>,
    where: ReturnType<typeof sql>,
  ) =>
    sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(names.map(value))} from ${sql.table(table)} ${where}`.execute(db);
  const orderValue = (name: string, payerId: string, now: number) => {
    const values: Record<string, ReturnType<typeof sql>> = {
      id: sql`${payerId} || '-o' || n`,
      seqNo: sql`${payerId} || '-' || n`,
      payerId: sql`${payerId}::text`,
      status: sql`case when n = 1 then 'WAIT_PAYMENT' else (${sql.val(statuses)}::text[])[1 + n % ${statuses.length}::integer] end`,
      createdAt: sql`${now}::bigint - n::bigint * 3600000`,
      nextStepAt: sql`null`,
      payDeadlineAt: sql`null`,
    };
    return values[name] ?? sql.ref(`orders.${name}`);
  };

  const tokens: string[] = [];
  for (let i = 0; i < people; i += 1) tokens.push((await person(`bench-${i}`, 20)).token);
  const few = await person('bench-few', fewOrders);
  const many = await person('bench-many', manyOrders);
  const changed = db.selectFrom('orderCounts').select('id').where('summed', '=', false).limit(1);
  while (await changed.executeTakeFirst()) await running.runtime.scheduler.tick();

  const recorded = new Map<string, Recorded>();
  for (const subject of subjects) {
    const row = callRow(subject.call);
    for (const [i, token] of tokens.entries()) {
      const client = sandboxClient(url, headersOf(subject, token));
      client.token = row.token === 'none' ? '' : token;
      for (const last of [false, true]) {
        queries = last ? [] : null;
        const { envelope } = await client.send(subject.call, paramsOf(subject, i));
        if (queries) recorded.set(recordKey(row.path, client.token), { queries, answer: envelope });
      }
    }
  }
  queries = null;
  const barePort = await startBareServer(db, recorded);

  process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
  process.on('disconnect', () => {
    void running.close().then(() => {
      fs.rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
  });
  const ready: BenchSandbox = { url, port: running.port, barePort, tokens, few, many };
  process.send?.({ ready });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
