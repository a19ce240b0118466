import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { fetchOrder, ordered, remitter } from './support/orders';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

interface JobState {
  job: string;
  moved?: number;
  failures?: number;
  last_run_at?: number | null;
  last_failed_at?: number | null;
  last_error?: string | null;
  rows?: { row_id: string; failures: number; next_at: number; last_error: string }[];
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

    // A job that runs before those of orders.
    await sandbox.db.schema.alterTable('kyc_cases').renameTo('kyc_cases_gone').execute();
    await assert.rejects(sandbox.console.advance(order.payDeadline - (await sandbox.console.now()) + 1000));
    await sandbox.db.schema.alterTable('kyc_cases_gone').renameTo('kyc_cases').execute();

    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_TIMEOUT');
    const done = await stateOf('order-progress');
    assert.ok((done.moved ?? 0) > before);
    assert.ok(done.last_run_at);
    const failed = await stateOf('kyc.review');
    assert.equal(failed.failures, 1);
    assert.ok(failed.last_failed_at);
    assert.equal(failed.last_error, 'database error 42P01');

    await sandbox.console.tick();
    assert.equal((await stateOf('kyc.review')).failures, 1, 'a run that goes well adds none');
  });

  test('given one row that cannot be done, the others of its job are, and it is tried again later and later', async () => {
    const person = await remitter(sandbox);
    const [bad, good] = [await ordered(person), await ordered(person)];
    await sql`create function refuse_order() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      sandbox.db,
    );
    await sql`create trigger refuse_order before update on orders for each row
      when (old.seq_no = ${sql.lit(bad.seqNo)}) execute function refuse_order()`.execute(sandbox.db);
    const due = Math.max(bad.payDeadline, good.payDeadline);
    await assert.rejects(sandbox.console.advance(due - (await sandbox.console.now()) + 1000));
    assert.equal((await fetchOrder(person.client, good.seqNo)).status, 'PAYMENT_TIMEOUT');
    const failing = async () => (await stateOf('order-progress')).rows ?? [];
    const [first] = await failing();
    assert.equal(first?.failures, 1);
    assert.ok(first.last_error.length > 0);
    await sandbox.console.tick();
    assert.equal((await failing())[0]?.failures, 1, 'not before its time');
    await assert.rejects(sandbox.console.advance(61_000));
    assert.equal((await failing())[0]?.failures, 2);
    assert.ok(
      ((await failing())[0]?.next_at ?? 0) - (await sandbox.console.now()) > 60_000,
      'later than the first time',
    );
    await sql`drop trigger refuse_order on orders`.execute(sandbox.db);
    await sandbox.console.advance(3_600_000);
    assert.deepEqual(await failing(), []);
  });
});
