import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { ordered, payOf, remitter, type Remitter } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

interface Report {
  discrepancies: Record<string, unknown>[];
  balances: { account: string; currency: string; amount: string }[];
}

describe('the books', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());
  beforeEach(async () => {
    person = await remitter(sandbox);
  });

  const reconciled = () => sandbox.console.action<Report>('books.reconcile');
  const linesOf = async (seqNo: string) => {
    const rows = await sandbox.db
      .selectFrom('bookEntries')
      .innerJoin('bookLines', 'bookLines.entryId', 'bookEntries.id')
      .innerJoin('orders', 'orders.id', 'bookEntries.orderId')
      .select(['kind', 'corrects', 'account', 'bookLines.currency', 'amount'])
      .where('seqNo', '=', seqNo)
      .orderBy('bookEntries.id')
      .orderBy('account')
      .orderBy('bookLines.currency')
      .execute();
    return rows.map(
      (row) => `${row.kind}${row.corrects ? '!' : ''} ${row.account} ${Number(row.amount)} ${row.currency}`,
    );
  };
  const orderOf = (seqNo: string) =>
    sandbox.db.selectFrom('orders').selectAll().where('seqNo', '=', seqNo).executeTakeFirstOrThrow();
  const paymentOf = async (seqNo: string) =>
    sandbox.db
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '=', (await orderOf(seqNo)).id)
      .executeTakeFirstOrThrow();
  const paid = async () => {
    const order = await ordered(person, { sourceAmount: '200' });
    const { payLink } = await person.client.call('order.pay', payOf(order, 410));
    await fetch(`${sandbox.url}${new URL(payLink as string).pathname}/paid`, { method: 'POST' });
    return order.seqNo;
  };

  test('money that comes in is held, and goes out as fee, discount and payout; every currency is even', async () => {
    const seqNo = await paid();
    const { totalAmount, feeAmount, sourceAmount, targetAmount, marketRate } = await orderOf(seqNo);
    const payment = await paymentOf(seqNo);
    const total = Number(payment.receivedAmount);
    const fee = Number(feeAmount) + Number((payment.details as { fee?: string }).fee);
    const [source, target] = [Number(sourceAmount), Number(targetAmount)];
    const off = source + Number(feeAmount) - Number(totalAmount);
    const margin = Number((source * Number(marketRate) - target).toFixed(2));
    assert.ok(fee > 0 && margin > 0);
    const receipt = [`receipt bank ${total} AUD`, `receipt held ${-total} AUD`];
    assert.deepEqual(await linesOf(seqNo), receipt);
    await sandbox.console.advance(600_000);
    assert.equal((await orderOf(seqNo)).status, 'TRANSACTION_SUCCESS');
    const discount = off ? [`coupon held ${-off} AUD`, `coupon promotion ${off} AUD`] : [];
    assert.deepEqual(
      (await linesOf(seqNo)).sort(),
      [
        ...discount,
        ...[`fee held ${fee} AUD`, `fee income ${-fee} AUD`],
        ...[`margin exchange ${margin} CNY`, `margin income ${-margin} CNY`],
        ...[`payout exchange ${-source} AUD`, `payout exchange ${target} CNY`],
        ...[`payout held ${source} AUD`, `payout payout ${-target} CNY`],
        ...receipt,
      ].sort(),
    );
    const { discrepancies, balances } = await reconciled();
    assert.deepEqual(discrepancies, []);
    assert.ok(balances.some(({ account, currency }) => account === 'payout' && currency === 'CNY'));
  });

  test('a refund is an entry next to the receipt; a payout that comes back is taken back, not rewritten', async () => {
    const seqNo = await paid();
    await sandbox.console.moveOrder(seqNo, 'BANK_REMITTED');
    const sent = await linesOf(seqNo);
    await sandbox.console.moveOrder(seqNo, 'BANK_REMIT_FAILED', { note: 'accountClosed' });
    const lines = await linesOf(seqNo);
    assert.deepEqual(lines.slice(0, sent.length), sent);
    for (const back of ['payout! held -', 'margin! exchange -'])
      assert.ok(
        lines.some((line) => line.startsWith(back)),
        lines.join('\n'),
      );
    await sandbox.console.moveOrder(seqNo, 'REFUND_SUCCESS');
    const total = Number((await paymentOf(seqNo)).receivedAmount);
    assert.deepEqual((await linesOf(seqNo)).slice(-2), [
      `refund bank ${-total} AUD`,
      `refund held ${total} AUD`,
    ]);
    assert.deepEqual((await reconciled()).discrepancies, []);
  });

  test('the database takes no uneven entry, no change and no deletion, and keeps what a payer leaves', async () => {
    const seqNo = await paid();
    const { id, payerId } = await orderOf(seqNo);
    const entry = sql<{
      id: number;
    }>`insert into book_entries (order_id, kind, corrects, created_at) values (${id}, 'receipt', false, 0) returning id`;
    await assert.rejects(
      sandbox.runtime.transact(async ({ db }) => {
        const entryId = (await entry.execute(db)).rows[0]?.id as number;
        await db
          .insertInto('bookLines')
          .values({ entryId, account: 'bank', currency: 'AUD', amount: '1' })
          .execute();
        await db
          .insertInto('bookLines')
          .values({ entryId, account: 'held', currency: 'CNY', amount: '-1' })
          .execute();
      }),
      { code: '23514' },
    );
    await assert.rejects(sandbox.db.updateTable('bookLines').set({ amount: '7' }).execute(), {
      code: '23001',
    });
    await assert.rejects(sandbox.db.deleteFrom('bookEntries').execute(), { code: '23001' });
    await assert.rejects(sandbox.db.deleteFrom('payers').where('id', '=', payerId).execute());
    assert.equal((await linesOf(seqNo)).length, 2);
  });

  test('each night the books are compared, and what differs is reported by the order', async () => {
    const seqNo = await paid();
    await sandbox.db
      .updateTable('payments')
      .set({ receivedAmount: '1' })
      .where('orderId', '=', (await orderOf(seqNo)).id)
      .execute();
    assert.deepEqual((await reconciled()).discrepancies, [], 'the books follow');
    await sql`alter table payments disable trigger all`.execute(sandbox.db);
    await sandbox.db
      .updateTable('payments')
      .set({ receivedAmount: '2' })
      .where('orderId', '=', (await orderOf(seqNo)).id)
      .execute();
    await sql`alter table payments enable trigger all`.execute(sandbox.db);
    const { discrepancies } = await reconciled();
    assert.deepEqual(
      discrepancies
        .map(({ what, orderId, account, booked, due }) => [
          what,
          orderId,
          account,
          Number(booked),
          Number(due),
        ])
        .sort(),
      [
        ['differs', (await orderOf(seqNo)).id, 'bank', 1, 2],
        ['differs', (await orderOf(seqNo)).id, 'held', -1, -2],
      ],
    );
    await sandbox.db.deleteFrom('settings').where('key', '=', 'booksChecked').execute();
    await sandbox.runtime.scheduler.tick();
    const found = await sandbox.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'booksChecked')
      .executeTakeFirstOrThrow();
    assert.equal((found.value as { found: number }).found, 2);
  });

  test('orders from before there were books are posted by a job', async () => {
    const seqNo = await paid();
    const lines = await linesOf(seqNo);
    await sql`truncate book_lines, book_entries`.execute(sandbox.db);
    await sandbox.db.deleteFrom('settings').where('key', '=', 'booksOpened').execute();
    await sandbox.console.tick();
    assert.deepEqual((await linesOf(seqNo)).slice(0, lines.length), lines);
  });
});
