import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { MarketCode } from '@/domain/markets/markets';
import { paymentCodes, paymentMethods } from '@/domain/payment/paymentMethods';
import { shareOf } from '../../share';
import { committed } from '../support/corridor';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { fetchOrder, type Order, payCallback, payOf, payTokenOf } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';
import { nameOfWay, screenOf, sumFor, type Way, waysToPay } from '../support/ways';

const hour = 3_600_000;
const unpaid = ['WAIT_PAYMENT', 'PAYMENT_FAILED'];

describe('every way to pay of every market, to the end', () => {
  let sandbox: TestSandbox;
  const payers = new Map<MarketCode, Promise<DemoPayer>>();
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const payerOf = (market: MarketCode): Promise<DemoPayer> => {
    const known = payers.get(market) ?? demoPayer(sandbox, market, market === 'CHN' ? { target: 'MYS' } : {});
    payers.set(market, known);
    return known;
  };

  async function chosen({ market, code }: Way): Promise<{ person: DemoPayer; order: Order; token: string }> {
    const person = await payerOf(market);
    const { client, payeeId } = person;
    const target = market === 'CHN' ? 'MYS' : 'CHN';
    if (target === 'MYS') await client.call('order.tngLimitConfirm', { payeeId, targetAmount: '5000' });
    const { order } = await committed(client, { ...person, target, amount: sumFor(market) });
    const kinds = [paymentMethods[code].kind];
    const { list } = await client.call('order.payTypes', {
      seqNo: order.seqNo,
      countryCode: market,
      kinds,
    });
    assert.ok(
      list.some(({ fundingType }) => fundingType === code),
      'it is offered',
    );
    if (code === paymentCodes.mbWay) {
      const phone = { areaCode: '351', phoneNumber: '912345678' };
      await client.call('order.mbWayPay', { seqNo: order.seqNo, ...phone });
      return { person, order, token: '' };
    }
    if (code === paymentCodes.achQuick || code === paymentCodes.achNormal) {
      const accountId = await achAccount(person);
      await client.call('ach.bindBank', { seqNo: order.seqNo, accountId, fundingType: code });
      return { person, order, token: '' };
    }
    const { kind, payLink, lines, qrCode } = await client.call('order.pay', payOf(order, code));
    assert.equal(kind, paymentMethods[code].kind);
    assert.equal(Boolean(payLink), kind === 'redirect');
    assert.equal(Boolean(qrCode), kind === 'scan');
    assert.equal(lines.length > 0, kind === 'transfer' || kind === 'scan');
    return { person, order, token: payTokenOf(payLink) };
  }

  async function achAccount({ client }: DemoPayer): Promise<string> {
    const known = (await client.call('ach.accounts', {})).list[0];
    if (known) return known.accountId;
    const { linkToken, linkUrl } = await client.call('ach.assetsLink', { countryCode: 'USA' });
    await fetch(`${linkUrl}/ins_first`, { method: 'POST', headers: { accept: 'application/json' } });
    const { accounts } = await client.call('ach.retrieveAsset', { linkToken });
    const plaidAccountId = accounts[0]?.plaidAccountId;
    const added = await client.call('ach.addAccount', { countryCode: 'USA', linkToken, plaidAccountId });
    return added.account.accountId;
  }

  async function paid({ code }: Way, { person, order, token }: Awaited<ReturnType<typeof chosen>>) {
    const { seqNo, type, countryCode } = order;
    if (token) return void (await payCallback(sandbox, token, 'paid'));
    if (paymentMethods[code].kind === 'account' && code !== paymentCodes.mbWay) {
      const accountId = await achAccount(person);
      await person.client.call('ach.confirmPay', { seqNo, accountId });
      return sandbox.console.advance(73 * hour);
    }
    if (paymentMethods[code].kind === 'transfer') {
      await person.client.call('order.fundingUpdate', { transferFlag: 1, seqNo, type, countryCode });
      assert.equal(
        (await person.client.call('order.paymentResult', { seqNo })).status,
        2,
        'not believed yet',
      );
      return sandbox.console.advance(21_000);
    }
    await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
  }

  const resultOf = async ({ client }: DemoPayer, seqNo: string): Promise<number> =>
    (await client.call('order.paymentResult', { seqNo })).status;

  const drawn = shareOf(waysToPay, {
    share: 0.35,
    key: nameOfWay,
    kindsOf: (way) => [screenOf(way)],
  });
  for (const way of drawn)
    test(`${nameOfWay(way)}: chosen, paid, sent on`, async () => {
      const opened = await chosen(way);
      assert.equal(await resultOf(opened.person, opened.order.seqNo), 0);
      await paid(way, opened);
      assert.equal(await resultOf(opened.person, opened.order.seqNo), 1);
      await sandbox.console.advance(10 * 60_000);
      const { status } = await fetchOrder(opened.person.client, opened.order.seqNo);
      assert.ok(['TRANSACTION_SUCCESS', 'BANK_REMITTED'].includes(status), status);
    });

  const oneOfEach = [...new Map(waysToPay.map((way) => [screenOf(way), way])).values()];
  for (const way of oneOfEach) {
    for (const outcome of ['cancelled', 'failed'] as const)
      test(`${nameOfWay(way)}: ${outcome}, and paid at another try`, async () => {
        const opened = await chosen(way);
        const { seqNo } = opened.order;
        await sandbox.console.action('payment.settle', { seqNo, outcome });
        assert.equal(await resultOf(opened.person, seqNo), 0);
        assert.ok(unpaid.includes((await fetchOrder(opened.person.client, seqNo)).status));
        await opened.person.client.call('order.pay', payOf(opened.order, paymentCodes.bankTransfer));
        await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
        assert.equal(await resultOf(opened.person, seqNo), 1);
      });

    test(`${nameOfWay(way)}: nobody knows, and then it is paid after all, once`, async () => {
      const opened = await chosen(way);
      const { seqNo } = opened.order;
      await sandbox.console.action('payment.unknown', { seqNo });
      assert.equal(await resultOf(opened.person, seqNo), 2);
      await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
      assert.equal(await resultOf(opened.person, seqNo), 1);
      const details = await opened.person.client.call('order.details', { seqNo });
      assert.deepEqual(details.refunds, []);
    });

    test(`${nameOfWay(way)}: too late, and the money goes back whole`, async () => {
      const opened = await chosen(way);
      const { seqNo, payDeadline, createTime } = opened.order;
      const { payDeadline: extended } = await fetchOrder(opened.person.client, seqNo);
      await sandbox.console.advance(Math.max(payDeadline, extended) - createTime + hour);
      assert.equal((await fetchOrder(opened.person.client, seqNo)).status, 'PAYMENT_TIMEOUT');
      const [left] = (await sandbox.console.order(seqNo)).payments;
      if (left?.status === 'failed') return;
      await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
      await sandbox.console.advance(60_000);
      const back = await fetchOrder(opened.person.client, seqNo);
      assert.equal(back.status, 'REFUND_SUCCESS');
    });
  }

  test('an account in the United States: the first sum from this bank is above 2,500 USD [F9-32]', async () => {
    const person = await demoPayer(sandbox, 'USA');
    const { linkToken, linkUrl } = await person.client.call('ach.assetsLink', { countryCode: 'USA' });
    await fetch(`${linkUrl}/ins_river`, { method: 'POST', headers: { accept: 'application/json' } });
    const { accounts } = await person.client.call('ach.retrieveAsset', { linkToken });
    const { account } = await person.client.call('ach.addAccount', {
      countryCode: 'USA',
      linkToken,
      plaidAccountId: accounts[0]?.plaidAccountId,
    });
    const { accountId } = account;
    const bind = async (amount: string) => {
      const { order } = await committed(person.client, { ...person, amount });
      const { seqNo } = order;
      const checked = await person.client.call('ach.checkAccount', { accountId, seqNo });
      const { envelope } = await person.client.send('ach.bindBank', { seqNo, accountId, fundingType: 0 });
      return { seqNo, held: [checked.reason === 'firstDeposit', envelope.code !== '0'] };
    };
    // Every account there has 2,000 USD or more.
    assert.deepEqual((await bind('1000')).held, [true, true]);
    assert.equal((await bind('2600')).held[0], false);
    const balance = '9000.00';
    await sandbox.db.updateTable('achAccounts').set({ balance }).where('id', '=', accountId).execute();
    assert.deepEqual((await bind('2492.01')).held, [true, true]);
    const { seqNo, held } = await bind('2492.02');
    assert.deepEqual(held, [false, false]);
    await person.client.call('ach.confirmPay', { seqNo, accountId });
    assert.deepEqual((await bind('1000')).held, [false, false], 'only the first');
  });
});
