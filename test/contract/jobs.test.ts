import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
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
});
