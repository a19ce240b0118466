import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { fates } from '../../../sandbox/db/fates';
import type { Database } from '../../../sandbox/db/schema';
import { codes } from '../../../sandbox/dispatch/refusal';
import { ordered, remitter } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const day = 86_400_000;
const swept = ['sessions', 'logins', 'captchas', 'tickets', 'idempotencyKeys', 'quotes', 'outbox', 'events', 'errorTraces'] as const; // prettier-ignore
const none: Record<string, number> = Object.fromEntries(swept.map((table) => [table, 0]));
const kept = ['payers', 'kycCases', 'orders', 'orderHistory', 'payees'] as const;

describe('what becomes of old rows', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const counts = async (tables: readonly (keyof Database)[]): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
        sandbox.db,
      );
      found[table] = Number(rows[0]?.count);
    }
    return found;
  };

  const keysOfOrders = async (): Promise<number> =>
    (
      await sandbox.db
        .selectFrom('idempotencyKeys')
        .select('key')
        .where('call', 'like', 'order.commit%')
        .execute()
    ).length;

  test('each table of the database has its fate: an age, or why its rows are kept', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = current_schema() and tablename not like 'kysely_%'`.execute(sandbox.db);
    const names = rows.map(({ name }) =>
      name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    );
    assert.deepEqual(names.sort(), Object.keys(fates).sort());
  });

  test('in its age everything counts; when it is over, books and people are left', async () => {
    const person = await remitter(sandbox);
    await ordered(person, { sourceAmount: '20' });
    await person.client.call('tracking.errorTrace', { kind: 'unhandled', route: '/', detail: 'test' });
    await person.client.call('tracking.collect', {
      batchId: 'batch-of-the-sweep',
      events: [{ eventCode: 'test' }],
    });
    const before = await counts(swept);
    for (const table of swept) assert.ok((before[table] ?? 0) > 0, table);

    await sandbox.console.advance(day);
    const young = await counts(swept);
    for (const table of swept) assert.ok((young[table] ?? 0) >= (before[table] ?? 0), `${table} after a day`);
    await person.client.call('user.profile', { userId: person.payerId });

    const booked = await counts(kept);
    const bought = await keysOfOrders();
    assert.ok(bought > 0);
    await sandbox.console.advance(100 * day);
    assert.deepEqual(await counts(swept), { ...none, idempotencyKeys: bought });
    assert.equal(await keysOfOrders(), bought, 'sent again, it is the same order');
    const left = await counts(kept);
    for (const table of kept) assert.ok((left[table] ?? 0) >= (booked[table] ?? 0), table);
    const { envelope } = await person.client.send('user.profile', { userId: person.payerId });
    assert.equal(envelope.code, codes.loginExpired);
  });
});
