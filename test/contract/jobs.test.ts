import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { fetchOrder, ordered, remitter } from './support/orders';
import { refuseRows } from './support/refusedRows';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';
import { Scheduler } from '../../sandbox/jobs/scheduler';

interface JobState {
  job: string;
  moved?: number;
  failures?: number;
  lastRunAt?: number | null;
  lastFailedAt?: number | null;
  lastError?: string | null;
  nextAt?: number | null;
  rows?: { rowId: string; failures: number; nextAt: number; lastError: string }[];
}

describe('jobs', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());
  const stateOf = async (job: string) => {
    const { jobs } = await sandbox.console.get<{ jobs: JobState[] }>('/jobs');
    const state = jobs.find((row) => row.job === job);
    assert.ok(state, job);
    return state;
  };

  test('given one that fails, the others run all the same, and the console tells what each has done', async () => {
    const person = await remitter(sandbox);
    const order = await ordered(person);
    const before = (await stateOf('order-progress')).moved ?? 0;
    assert.equal((await stateOf('kyc.review')).failures, undefined);

    await sandbox.db.schema.alterTable('kyc_cases').renameTo('kyc_cases_gone').execute();
    await assert.rejects(sandbox.console.advance(order.payDeadline - (await sandbox.console.now()) + 1000));
    const resting = await stateOf('kyc.review');
    await sandbox.console.tick();
    assert.equal((await stateOf('kyc.review')).failures, 1, 'it rests: the tick does not try it again');
    await assert.rejects(sandbox.console.advance(1000));
    const again = await stateOf('kyc.review');
    assert.equal(again.failures, 2);
    const rest = (state: JobState) => (state.nextAt ?? 0) - (state.lastFailedAt ?? 0);
    assert.deepEqual([rest(resting), rest(again)], [1000, 2000], 'longer each time');
    await sandbox.db.schema.alterTable('kyc_cases_gone').renameTo('kyc_cases').execute();

    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_TIMEOUT');
    const done = await stateOf('order-progress');
    assert.ok((done.moved ?? 0) > before);
    assert.ok(done.lastRunAt);
    const failed = await stateOf('kyc.review');
    assert.equal(failed.failures, 2);
    assert.ok(failed.lastFailedAt);
    assert.equal(failed.lastError, 'database error 42P01');

    await sandbox.console.advance(2000);
    const well = await stateOf('kyc.review');
    assert.deepEqual(
      [well.failures, well.nextAt],
      [2, null],
      'a run that goes well adds none and ends the rest',
    );
  });

  test('given one row that cannot be done, the others of its job are, and it is tried again later and later', async () => {
    const person = await remitter(sandbox);
    const [bad, good] = [await ordered(person), await ordered(person)];
    const accept = await refuseRows(sandbox, 'orders', 'seq_no', bad.seqNo);
    const due = Math.max(bad.payDeadline, good.payDeadline);
    await assert.rejects(sandbox.console.advance(due - (await sandbox.console.now()) + 1000));
    assert.equal((await fetchOrder(person.client, good.seqNo)).status, 'PAYMENT_TIMEOUT');
    const failing = async () => (await stateOf('order-progress')).rows ?? [];
    const [first] = await failing();
    assert.equal(first?.failures, 1);
    assert.ok(first.lastError.length > 0);
    await sandbox.console.tick();
    assert.equal((await failing())[0]?.failures, 1, 'not before its time');
    await assert.rejects(sandbox.console.advance(61_000));
    assert.equal((await failing())[0]?.failures, 2);
    assert.ok(
      ((await failing())[0]?.nextAt ?? 0) - (await sandbox.console.now()) > 60_000,
      'later than the first time',
    );
    await accept();
    await sandbox.console.advance(3_600_000);
    assert.deepEqual(await failing(), []);
  });

  test('given one rate alert, one bank account or one signature that cannot be looked at, the others of its job are', async () => {
    const due = [
      { job: 'rates.fireAlerts', table: 'rate_alerts', key: 'id', left: 'next_check_at' },
      { job: 'ach-verify', table: 'ach_accounts', key: 'id', left: 'verify_at' },
      { job: 'large-remit-material', table: 'large_remits', key: 'payer_id', left: 'material_review_at' },
    ] as const;
    const [bad, good] = [await remitter(sandbox), await remitter(sandbox)];
    const now = await sandbox.console.now();
    for (const { payerId } of [bad, good]) {
      const stamps = { createdAt: now, updatedAt: now };
      await sandbox.db
        .insertInto('rateAlerts')
        .values({ id: `alt-${payerId}`, payerId, sourceCurrency: 'AUD', targetCurrency: 'CNY', type: 'above', expected: '9', enabled: true, nextCheckAt: now, createdAt: now })
        .execute();
      await sandbox.db
        .insertInto('achAccounts')
        .values({ id: `ach-${payerId}`, payerId, mask: '6789', verifyAt: now, source: 'manual', institutionName: 'Bank', holderName: 'A', accountType: 'checking', fingerprint: payerId, status: 'PENDING', ...stamps })
        .execute();
      await sandbox.db
        .insertInto('largeRemits')
        .values({ payerId, materialStatus: 'Authenticating', materialReviewAt: now, ...stamps })
        .execute();
    }
    for (const { table, key } of due) await refuseRows(sandbox, table, key, bad.payerId);
    await assert.rejects(sandbox.console.tick());
    for (const { job, table, key, left } of due) {
      const { rows } = await sql<{ at: number | null }>`select ${sql.ref(left)} as at from ${sql.table(table)} where ${sql.ref(key)} like ${`%${good.payerId}`}`.execute(sandbox.db);
      assert.ok(rows[0]?.at === null || Number(rows[0]?.at) > now, `${job}: the good one is done`);
      assert.equal((await stateOf(job)).rows?.[0]?.failures, 1, `${job}: the bad one is seen`);
    }
  }); // prettier-ignore

  test('who asks during a run gets done what has come due since its job ran', async () => {
    const { runtime } = sandbox;
    const due: string[] = [];
    let goOn = (): void => undefined;
    let reached = (): void => undefined;
    const wait = new Promise<void>((resolve) => (goOn = resolve));
    const ran = new Promise<void>((resolve) => (reached = resolve));
    const job = {
      name: 'probe',
      run: async () => {
        const { length } = due.splice(0);
        reached();
        await wait;
        return length;
      },
    };
    const scheduler = new Scheduler({ ...runtime, domains: [{ name: 'probe', jobs: [job] }] });
    const first = scheduler.tick();
    await ran;
    due.push('late');
    const asked = [scheduler.tick(), scheduler.tick()];
    goOn();
    assert.deepEqual([await first, await Promise.all(asked), due], [0, [1, 1], []]);
  });
});
