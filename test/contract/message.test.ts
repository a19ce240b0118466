import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { postMessage } from '../../sandbox/domains/message/post';
import { refused, signUp } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

describe('message', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('pages walk every message once, newest first, also while new ones arrive', async () => {
    const { client, payerId } = await signUp(sandbox, 'NZL');
    const start = await client.call('message.list', { pageSize: 50 });
    const post = (index: number, at?: number) =>
      sandbox.runtime.transact((work) =>
        postMessage(work, payerId, 'order.WAIT_PAYMENT', { index: String(index) }, { seqNo: 'HW0001', at }),
      );
    const now = sandbox.clock.now();
    // Some share a time; the cursor must separate them.
    for (let index = 0; index < 11; index += 1) await post(index, now + Math.floor(index / 3) * 1000);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 20; page += 1) {
      const answer = await client.call('message.list', { pageSize: 4, ...(cursor ? { cursor } : {}) });
      seen.push(...answer.rows.map((row) => row.id));
      if (page === 1) await post(99, now + 60_000);
      cursor = answer.next;
      if (!cursor) break;
    }
    assert.equal(seen.length, 11 + start.total);
    assert.equal(new Set(seen).size, seen.length);
    const { rows, total } = await client.call('message.list', { pageSize: 1 });
    assert.equal(total, 12 + start.total);
    assert.deepEqual(
      { ...rows[0], id: '' },
      {
        id: '',
        titleKey: 'message.order.WAIT_PAYMENT.title',
        contentKey: 'message.order.WAIT_PAYMENT.content',
        params: { index: '99' },
        seqNo: 'HW0001',
        read: false,
        at: now + 60_000,
      },
    );
    refused(await client.send('message.list', { pageSize: 4, cursor: 'nonsense' }), errorCodes.badParams);
    refused(await client.send('message.list', { pageSize: 51 }), errorCodes.badParams);
  });

  test("reading one or all counts down; other people's messages stay theirs", async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const { unread } = await client.call('message.new', {});
    const { rows } = await client.call('message.list', { pageSize: 10 });
    await client.call('message.read', { id: rows[0]!.id });
    await client.call('message.read', { id: rows[0]!.id });
    assert.equal((await client.call('message.new', {})).unread, unread - 1);
    const stranger = await signUp(sandbox, 'AUS');
    refused(await stranger.client.send('message.read', { id: rows[0]!.id }), errorCodes.notFound);
    await client.call('message.readAll', {});
    assert.equal((await client.call('message.new', {})).unread, 0);
    assert.ok((await stranger.client.call('message.new', {})).unread > 0);
  });
});
