import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fuzzAnswers } from '../../fuzz/answers';
import { fuzzRequests } from '../../fuzz/requests';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';
import { withoutServer } from '../support/withoutServer';

// A share of `npm run fuzz`.
const seed = `s${Date.now().toString(36)}`;

describe(`malformed and hostile, seed ${seed}`, () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true, seed: true });
  });
  after(() => sandbox.close());

  test('malformed answers to every call end as an answer or a typed error', withoutServer, async () => {
    const report = await fuzzAnswers({ seed, each: 20 });
    assert.deepEqual(report.failures, [], seed);
    assert.ok(report.refused > report.mutations / 2, 'hardly anything was malformed');
  });

  test('hostile params to every call are refused by codes, never by a fault', async () => {
    const report = await fuzzRequests(sandbox, { seed, each: 3 });
    assert.deepEqual(report.failures, [], seed);
    assert.ok(report.refused > report.requests / 3, 'hardly anything was refused');
  });
});
