import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { issueSession } from '../../../sandbox/dispatch/sessions';
import type { RunningSandbox, SandboxOptions } from '../../../sandbox/server';
import { startSandbox } from '../../../sandbox/server';
import { newKey, payCallback, quoted, type Remitter, sendCommit } from '../support/orders';
import { sandboxClient } from '../support/sandboxClient';
import { createDatabase } from '../../sandbox/postgres';
import type { TestSandbox } from '../support/testSandbox';

const server = process.env.DATABASE_URL;

describe('orders at two sandboxes of one PostgreSQL', { skip: server ? false : 'needs DATABASE_URL' }, () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let pair: [RunningSandbox, RunningSandbox];
  let payers: [Remitter, Remitter];
  /** Refused statements' SQLSTATE; no caller sees a deadlock, as it is retried. */
  const failed: string[] = [];
  before(async () => {
    database = await createDatabase(server as string);
    const options: SandboxOptions = {
      port: 0,
      databaseUrl: database.url,
      seed: true,
      scheduler: false,
      quiet: true,
      onQuery: (event) => {
        if (event.level === 'error') failed.push(String((event.error as { code?: unknown }).code));
      },
    };
    pair = [await startSandbox(options), await startSandbox(options)];
    const at = async ({ url, db, clock }: RunningSandbox): Promise<Remitter> => {
      const client = sandboxClient(url, { market: 'AUS' });
      const request = { payerId: 'demo-aus', countryCode: 'AUS' };
      client.token = (await issueSession(db, request, clock.now())).token;
      const { list } = await client.call('payee.list', { country: 'CHN' });
      const payeeId = list.find((payee) => payee.accountType === 'bank')?.id as string;
      return { client, payeeId, payerId: 'demo-aus', phoneNumber: '', market: 'AUS' };
    };
    payers = [await at(pair[0]), await at(pair[1])];
  });
  after(async () => {
    await Promise.all(pair.map((sandbox) => sandbox.close()));
    await database.drop();
  });
  const of = (index: number): Remitter => payers[index % 2] as Remitter;
  const count = async () => {
    const { db } = pair[0];
    return (await db.selectFrom('orders').select('id').where('payerId', '=', 'demo-aus').execute()).length;
  };

  test('200 commits of one key, and of one quote, make one order each, whichever sandbox is asked', async () => {
    for (const sameKey of [true, false]) {
      const before = await count();
      const params = await quoted(of(0), { sourceAmount: '20' });
      const key = newKey();
      const replies = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          sendCommit(of(index).client, params, sameKey ? key : newKey()),
        ),
      );
      const made = replies.map((reply) => {
        assert.equal(reply.envelope.code, '0', reply.envelope.msg);
        return (reply.envelope.model as { seqNo: string }).seqNo;
      });
      assert.equal(new Set(made).size, 1);
      assert.equal((await count()) - before, 1);
    }
  });

  test('the daily limit holds over both', async () => {
    const all = await Promise.all([0, 1, 2, 3].map((index) => quoted(of(index), { sourceAmount: '45000' })));
    const replies = await Promise.all(all.map((params, index) => sendCommit(of(index).client, params)));
    assert.deepEqual(replies.map((reply) => reply.envelope.code).sort(), [
      '0',
      '0',
      errorCodes.dailyLimit,
      errorCodes.dailyLimit,
    ]);
  });

  test('callbacks, a cancel and a timeout of one order from both sides leave it paid once or returned once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const params = await quoted(of(round), { sourceAmount: '20' });
      const { seqNo, order } = await of(round).client.call('order.commit', params, {
        'idempotency-key': newKey(),
      });
      const { prepayId } = await of(round).client.call('wallet.arouse', { seqNo });
      const token = prepayId as string;
      await Promise.all([
        payCallback(pair[0] as TestSandbox, token, 'paid'),
        payCallback(pair[1] as TestSandbox, token, 'paid'),
        of(0).client.call('order.updateStatus', { id: order.id, paymentStatus: 'PAYMENT_CANCELED' }),
        of(1).client.send('order.cancel', { seqNo }),
        pair[0].runtime.scheduler.tick(),
        pair[1].runtime.scheduler.tick(),
      ]);
      const { db } = pair[0];
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow();
      const refunds = await db.selectFrom('refunds').select('id').where('orderId', '=', order.id).execute();
      assert.notEqual(row.paidAt, null);
      assert.equal(refunds.length, row.status.startsWith('REFUND_') ? 1 : 0, row.status);
    }
  });

  test('the jobs of both move each order once while its payer writes, and nothing deadlocks', async () => {
    const { db, clock } = pair[0];
    const commit = async (n: number) =>
      of(n).client.call('order.commit', await quoted(of(n), { sourceAmount: '20' }), {
        'idempotency-key': newKey(),
      });
    const due = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(commit));
    const ids = due.map(({ order }) => order.id);
    const at = clock.now() - 3_600_000;
    await db
      .updateTable('orders')
      .set({ status: 'PAYMENT_RECEIVED', nextStepAt: at, updatedAt: at })
      .where('id', 'in', ids)
      .execute();
    failed.length = 0;
    await Promise.all([
      ...pair.map(({ runtime }) => runtime.scheduler.tick()),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(commit),
    ]);
    const moves = await db
      .selectFrom('orderHistory')
      .select(['orderId', 'toStatus', (eb) => eb.fn.countAll<string>().as('times')])
      .where('orderId', 'in', ids)
      .where('actor', 'in', ['us', 'bank'])
      .groupBy(['orderId', 'toStatus'])
      .execute();
    assert.equal(moves.filter(({ toStatus }) => toStatus === 'TRANSACTION_SUCCESS').length, ids.length);
    assert.deepEqual(
      moves.filter(({ times }) => Number(times) !== 1),
      [],
    );
    assert.deepEqual(failed, []);
  });
});
