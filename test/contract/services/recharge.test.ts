import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { rechargeCodes } from '@/contracts/errors/server';
import { codes } from '../../../sandbox/dispatch/refusal';
import { demoPayer } from '../support/demoPayer';
import { newKey } from '../support/orders';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

describe('small recharge', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const settle = async (payLink: string, outcome: string): Promise<string> => {
    const response = await fetch(`${payLink}/${outcome}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    return ((await response.json()) as { status: string }).status;
  };

  test('items are sold in the market’s own currency', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const { list } = await aus.client.call('recharge.items', { sourceCountry: 'AUS' });
    assert.ok(list.length > 3 && list.every((item) => item.price.currencyCode === 'AUD' && !item.soldOut));
    const video = await aus.client.call('recharge.items', { sourceCountry: 'AUS', brand: 'Example Video' });
    assert.ok(video.list.length > 0 && video.list.length < list.length);
    assert.deepEqual((await aus.client.call('recharge.items', { sourceCountry: 'ZZZ' })).list, []);
    refused(await aus.client.send('recharge.items', {}), codes.badParams);
    const brands = await aus.client.call('recharge.list', { sourceCountry: 'AUS' });
    const own = brands.list.find(({ brand }) => brand === 'Example Video');
    assert.deepEqual([own?.items, own?.from], [video.list.length, video.list[0]?.price]);
    refused(await aus.client.send('recharge.list', { sourceCountry: 'x' }), codes.badParams);
  });

  test('an order: made once a key, paid, delivered as a code [P1-13]', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const params = { itemId: 'video-aus-1', account: '412345678' };
    const key = { 'idempotency-key': newKey() };
    const made = await aus.client.call('recharge.create', params, key);
    assert.equal((await aus.client.call('recharge.create', params, key)).order.seqNo, made.order.seqNo);
    assert.deepEqual([made.order.status, made.order.paid], [0, false]);
    const { seqNo } = made.order;
    assert.equal((await fetch(made.payLink)).status, 200);
    assert.equal(await settle(made.payLink, 'cancelled'), 'unpaid');
    assert.equal(await settle(made.payLink, 'paid'), 'paid');
    assert.equal(await settle(made.payLink, 'paid'), 'paid');
    const paid = await aus.client.call('recharge.detail', { seqNo });
    assert.deepEqual([paid.order.status, paid.order.paid, paid.redemptionCode], [0, true, undefined]);
    await sandbox.console.advance(11_000);
    const done = await aus.client.call('recharge.detail', { seqNo });
    assert.equal(done.order.status, 1);
    assert.match(done.redemptionCode ?? '', /^[A-Z2-9]{16}$/);
    assert.ok(done.steps.length > 1);
    const other = await demoPayer(sandbox, 'AUS');
    refused(await other.client.send('recharge.detail', { seqNo }), codes.notFound);
  });

  test('unpaid it expires after a quarter of an hour and gives its piece back', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    await sandbox.db.updateTable('rechargeItems').set({ stock: 1 }).where('id', '=', 'music-aus-1').execute();
    const params = { itemId: 'music-aus-1', account: 'someone@example.test' };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => aus.client.send('recharge.create', params)),
    );
    assert.deepEqual([...new Set(all.map(({ envelope }) => envelope.code))].sort(), [
      '0',
      rechargeCodes.soldOut,
    ]);
    assert.equal(all.filter(({ envelope }) => envelope.code === '0').length, 1);
    await sandbox.console.advance(16 * 60_000);
    const { rows } = await aus.client.call('recharge.orders', { pageSize: 10 });
    assert.deepEqual(
      rows.map((row) => [row.status, row.paid]),
      [[2, false]],
    );
    const winner = all.find(({ envelope }) => envelope.code === '0');
    const { payLink } = winner?.envelope.model as { payLink: string };
    assert.equal(await settle(payLink, 'paid'), 'refunded');
    assert.equal((await aus.client.send('recharge.create', params)).envelope.code, '0');
  });

  test('the list: newest first, page by page, by status [P1-12]', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const seqNos: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { order } = await aus.client.call('recharge.create', {
        itemId: 'video-aus-2',
        account: '412345678',
      });
      seqNos.unshift(order.seqNo);
      await sandbox.console.advance(1000);
    }
    const first = await aus.client.call('recharge.orders', { pageSize: 2 });
    assert.equal(first.total, 3);
    const second = await aus.client.call('recharge.orders', { pageSize: 2, cursor: first.next });
    assert.deepEqual(
      [...first.rows, ...second.rows].map((row) => row.seqNo),
      seqNos,
    );
    assert.equal(second.next, undefined);
    assert.equal((await aus.client.call('recharge.orders', { pageSize: 5, status: 1 })).total, 0);
    refused(await aus.client.send('recharge.orders', { pageSize: 2, cursor: 'x' }), codes.badParams);
    refused(await aus.client.send('recharge.orders', { pageSize: 2, status: 7 }), codes.badParams);
  });

  test('other markets’ items, unknown ones and wrong accounts are refused', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const make = (itemId: string, account: string) => aus.client.send('recharge.create', { itemId, account });
    refused(await make('video-hkg-1', '412345678'), rechargeCodes.itemNotFound);
    refused(await make('nothing', '412345678'), rechargeCodes.itemNotFound);
    refused(await make('video-aus-1', 'no phone'), rechargeCodes.accountWrong);
    refused(await make('video-aus-1', ''), codes.badParams);
    assert.equal((await fetch(`${sandbox.url}/recharge/pay/unknown`)).status, 404);
  });

  test('who is topped up: the own number first, others kept under a name, each account once', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const list = async () => (await aus.client.call('recharge.members', {})).list;
    assert.deepEqual(await list(), [], 'who has no phone number has no own one');
    await sandbox.db
      .updateTable('payers')
      .set({ areaCode: '61', phoneNumber: '498765432' })
      .where('id', '=', aus.payerId)
      .execute();
    const [own, ...none] = await list();
    assert.deepEqual([own?.own, own?.accountKind, own?.name, none.length], [true, 'phone', undefined, 0]);
    const phone = { accountKind: 'phone', areaCode: '61', account: '0412345678' } as const;
    const mum = (await aus.client.call('recharge.memberSave', { name: 'Mum', ...phone })).member;
    assert.deepEqual([mum.name, mum.account, mum.own], ['Mum', '412345678', false], 'without the trunk zero');
    await sandbox.console.advance(1000);
    const song = { name: 'Song', accountKind: 'account', account: 'lin@example.test' } as const;
    const other = (await aus.client.call('recharge.memberSave', song)).member;
    const again = (await aus.client.call('recharge.memberSave', { name: 'Mother', ...phone })).member;
    assert.equal(again.memberId, mum.memberId);
    assert.deepEqual(
      (await list()).map(({ memberId, name }) => [memberId, name]),
      [
        ['own', undefined],
        [other.memberId, 'Song'],
        [mum.memberId, 'Mother'],
      ],
    );
    const save = (params: Record<string, unknown>) => aus.client.send('recharge.memberSave', params);
    refused(await save({ name: 'Lin', ...phone, account: '12345' }), rechargeCodes.accountWrong);
    refused(await save({ name: 'Lin', ...phone, areaCode: '86' }), rechargeCodes.accountWrong);
    refused(await save({ ...song, account: 'not an account' }), rechargeCodes.accountWrong);
    refused(await save({ ...song, name: '  ' }), codes.badParams);
    const stranger = await demoPayer(sandbox, 'AUS');
    const { memberId } = mum;
    refused(await stranger.client.send('recharge.memberRemove', { memberId }), codes.notFound);
    await aus.client.call('recharge.memberRemove', { memberId });
    assert.deepEqual(
      (await list()).map(({ name }) => name),
      [undefined, 'Song'],
    );
    for (let at = 0; at < 19; at += 1)
      await aus.client.call('recharge.memberSave', { ...song, account: `member${at}` });
    refused(await save({ ...song, account: 'member20' }), rechargeCodes.memberLimit);
    assert.equal((await save({ ...song, account: 'member18' })).envelope.code, '0');
  });

  test('an order is paid by its page or by the wallet of the client, while there is time, and once', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const order = async (): Promise<string> =>
      (
        await aus.client.call('recharge.create', {
          itemId: 'topup-aus-1',
          areaCode: '61',
          account: '412345678',
        })
      ).order.seqNo;
    const seqNo = await order();
    const first = await aus.client.call('recharge.pay', { seqNo });
    const { wallet } = await aus.client.call('recharge.pay', { seqNo }, { platform: 'Alipay' });
    assert.equal(wallet.kind, 'alipay');
    assert.equal(first.wallet.kind, 'wechat');
    const token = first.payLink.split('/').pop();
    assert.deepEqual(
      [wallet.kind === 'alipay' && wallet.tradeNO, first.wallet.kind === 'wechat' && first.wallet.prepayId],
      [token, token],
      'one payment, whichever way',
    );
    const stranger = await demoPayer(sandbox, 'AUS');
    refused(await stranger.client.send('recharge.pay', { seqNo }), codes.notFound);
    const back = await fetch(`${first.payLink}/paid`, { method: 'POST', redirect: 'manual' });
    assert.deepEqual(
      [back.status, back.headers.get('location')],
      [303, `/rechargeOrderDetail?seqNo=${seqNo}`],
    );
    refused(await aus.client.send('recharge.pay', { seqNo }), rechargeCodes.orderPaid);

    const late = await order();
    const { payLink } = await aus.client.call('recharge.pay', { seqNo: late });
    await sandbox.console.advance(15 * 60_000);
    refused(await aus.client.send('recharge.pay', { seqNo: late }), rechargeCodes.orderExpired);
    assert.equal(await settle(payLink, 'paid'), 'refunded');
    const ended = (await aus.client.call('recharge.detail', { seqNo: late })).order;
    assert.deepEqual([ended.status, ended.paid, ended.refundedAt !== undefined], [2, false, true]);
    assert.ok(!(await (await fetch(payLink)).text()).includes('pay-paid'), 'the page asks for no money');
  });

  test('an order says what and for whom, in the reader’s language', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const params = { itemId: 'video-aus-2', account: '0412345678' };
    const { order } = await aus.client.call('recharge.create', params, { lang: 'zh-cn' });
    assert.deepEqual(
      [order.title, order.months, order.areaCode, order.account, order.accountKind],
      ['会员', 3, '61', '412345678', 'phone'],
    );
    const { list } = await aus.client.call('recharge.list', { sourceCountry: 'AUS' }, { lang: 'zh-hk' });
    assert.deepEqual(
      list.map(({ title, accountKind }) => [title, accountKind]),
      [
        ['會員', 'phone'],
        ['會員', 'account'],
        ['話費', 'phone'],
      ],
    );
  });
});
