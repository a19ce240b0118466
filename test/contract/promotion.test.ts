import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { fetchOrder, ordered, remitter } from './support/orders';
import { basicsAus, refused, signUp } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const arrive = ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS', 'BANK_PROCESSING', 'BANK_ACCEPTED', 'BANK_REMITTED'];

describe('coupons for an order, activities, pop-ups and reminders', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());
  const transfer = {
    sourceCountryCode: 'AUS',
    targetCountryCode: 'CHN',
    sourceCurrency: 'AUD',
    targetCurrency: 'CNY',
    sourceAmount: '1000',
    remitType: 'personal',
  } as const;
  const arrived = async (seqNo: string) => {
    for (const to of arrive) await sandbox.console.moveOrder(seqNo, to);
  };

  test('coupons of an order: the one that saves most on top, each that does not fit with its reason', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    for (const couponCode of ['FEE00AUD', 'CASH0AUD', 'RATECNY1']) await client.call('coupon.exchange', { couponCode });
    const at = (change: Record<string, unknown> = {}) => client.call('coupon.queryOrder', { ...transfer, ...change });
    const { list, bestCouponId } = await at();
    assert.deepEqual(list.map((row) => [row.type, row.usable]), [[1, true], [2, true], [2, true], [3, true]]);
    assert.equal(bestCouponId, list[0]?.couponId);
    assert.equal(list[0]?.saves, '10.00');
    assert.equal(list[1]?.saves, '8.00', 'a fee coupon saves the fee at most');
    const quote = await client.call('rates.fee', { ...transfer, couponId: list[3]?.couponId });
    const plain = await client.call('rates.fee', transfer);
    const gained = (Number(quote.targetAmount) - Number(plain.targetAmount)) / Number(quote.businessRate);
    assert.ok(Math.abs(gained - Number(list[3]?.saves)) < 0.02, `${gained} ${list[3]?.saves}`);
    const reasons = (await at({ sourceAmount: '150', targetCountryCode: 'PHL', targetCurrency: 'PHP' })).list;
    assert.deepEqual(reasons.map((row) => [row.type, row.obstacle ?? 'usable']).sort(), [[1, 'minimum'], [2, 'minimum'], [2, 'usable'], [3, 'target']]);
    const none = await (await signUp(sandbox, 'NZL')).client.call('coupon.queryOrder', transfer);
    assert.deepEqual(none, { list: [] });
    refused(await client.send('coupon.queryOrder', { ...transfer, sourceAmount: 'much' }), errorCodes.badParams);
    refused(await client.send('coupon.queryOrder', { ...transfer, targetCurrency: 'QQQ' }), errorCodes.rateNotFound);
  }); // prettier-ignore

  test('the layer over the home shows each coupon until it has been put away, only by its owner', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const first = await client.call('coupon.elasticLayer', {});
    assert.equal(first.show, true);
    assert.deepEqual(await client.call('coupon.elasticLayer', {}), first, 'looking puts nothing away');
    const ids = first.list.map((row) => row.couponId);
    const stranger = await signUp(sandbox, 'AUS');
    await stranger.client.call('coupon.elasticLayer', { seen: ids });
    assert.equal((await client.call('coupon.elasticLayer', {})).show, true);
    assert.deepEqual(await client.call('coupon.elasticLayer', { seen: ids }), { show: false, list: [] });
    await client.call('coupon.exchange', { couponCode: 'FEE00AUD' });
    const later = await client.call('coupon.elasticLayer', {});
    assert.deepEqual([later.show, later.list.length], [true, 1]);
    refused(await client.send('coupon.elasticLayer', { seen: 'all' }), errorCodes.badParams);
  });

  test('a coupon warns three days before its end, once, and then is among the expired', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const [coupon] = (await client.call('coupon.queryPayer', {})).list;
    assert.ok(coupon);
    const warnings = async () =>
      (await client.call('message.list', { pageSize: 50 })).rows.filter((row) => row.titleKey.startsWith('message.couponExpiring'));
    await sandbox.console.advance(26 * day);
    assert.equal((await warnings()).length, 0);
    assert.equal((await client.call('activity.pendingRemind', {})).list.some((row) => row.kind === 'coupon'), false);
    await sandbox.console.advance(2 * day);
    const [warning, ...others] = await warnings();
    assert.equal(others.length, 0);
    assert.equal(warning?.at, coupon.expiresAt - 3 * day);
    assert.equal(warning.params.days, '3');
    const pending = (await client.call('activity.pendingRemind', {})).list.find((row) => row.kind === 'coupon');
    assert.deepEqual([pending?.count, pending?.deadline], [1, coupon.expiresAt]);
    await sandbox.console.advance(3 * day);
    assert.equal((await warnings()).length, 1);
    assert.deepEqual((await client.call('coupon.queryPayer', {})).list, []);
    assert.deepEqual((await client.call('coupon.queryPayer', { status: 'EXPIRED' })).list.map((row) => row.couponId), [coupon.couponId]);
    assert.equal((await client.call('coupon.elasticLayer', {})).show, false);
  }); // prettier-ignore

  test('the console gives coupons, lets one run out and posts a message; a payer nobody knows is refused', async () => {
    const { client, payerId } = await signUp(sandbox, 'HKG');
    const { couponId } = await sandbox.console.action('coupon.grant', { payerId, type: 1, amount: '30' });
    const given = async () =>
      (await client.call('coupon.queryPayer', {})).list.find((row) => row.couponId === couponId);
    assert.deepEqual([(await given())?.amount, (await given())?.currencyCode], ['30', 'HKD']);
    await sandbox.console.action('coupon.endsIn', { couponId, days: 0.5 });
    await sandbox.console.advance(13 * hour);
    assert.equal(await given(), undefined);
    await sandbox.console.action('scene.couponExpiring', { payerId });
    assert.equal(
      (await client.call('activity.pendingRemind', {})).list.some((row) => row.kind === 'coupon'),
      true,
    );
    const before = (await client.call('message.new', {})).unread;
    await sandbox.console.action('message.post', { payerId, kind: 'kycPassed' });
    assert.equal((await client.call('message.new', {})).unread, before + 1);
    for (const name of ['coupon.grant', 'message.post'])
      await assert.rejects(sandbox.console.action(name, { payerId: 'nobody', kind: 'kycPassed' }));
  });

  test('an activity gives its coupon once a payer, as long as there are any, to its own market', async () => {
    const [one, two] = [await signUp(sandbox, 'AUS'), await signUp(sandbox, 'AUS')];
    const claim = (person: typeof one, activityCode: string, countryCode = 'AUS') =>
      person.client.send('activity.platformCoupon', { countryCode, activityCode });
    const before = (await one.client.call('activity.platformCoupon', { countryCode: 'AUS' })).list;
    assert.deepEqual(before.map((row) => [row.activityCode, row.claimed]), [['AUTUMN_AUS', false], ['LAST_AUS', false]]);
    const taken = await one.client.call('activity.platformCoupon', { countryCode: 'AUS', activityCode: 'LAST_AUS' });
    const mine = taken.list.find((row) => row.activityCode === 'LAST_AUS');
    assert.deepEqual([mine?.claimed, mine?.remaining], [true, 0]);
    assert.ok((await one.client.call('coupon.queryPayer', {})).list.some((row) => row.couponId === mine?.couponId));
    const again = await one.client.call('activity.platformCoupon', { countryCode: 'AUS', activityCode: 'LAST_AUS' });
    assert.equal(again.list.find((row) => row.activityCode === 'LAST_AUS')?.couponId, mine?.couponId);
    assert.equal((await one.client.call('coupon.queryPayer', {})).list.length, 2);
    refused(await claim(two, 'LAST_AUS'), errorCodes.couponCodeGone);
    refused(await claim(two, 'AUTUMN_HKG'), errorCodes.couponCodeMarket);
    refused(await claim(two, 'PAST_AUS'), errorCodes.couponCodeExpired);
    refused(await claim(two, 'NOTHING'), errorCodes.notFound);
    refused(await claim(two, 'AUTUMN_HKG', 'HKG'), errorCodes.notAllowed);
    refused(await two.client.send('activity.platformCoupon', {}), errorCodes.badParams);
  }); // prettier-ignore

  test('of twenty who want the last coupon at once one gets it', async () => {
    await sandbox.db.updateTable('activities').set({ remaining: 1 }).where('code', '=', 'AUTUMN_AUS').execute();
    const people = await Promise.all(Array.from({ length: 20 }, () => signUp(sandbox, 'AUS')));
    const replies = await Promise.all(
      people.map(({ client }) => client.send('activity.platformCoupon', { countryCode: 'AUS', activityCode: 'AUTUMN_AUS' })),
    );
    assert.equal(replies.filter((reply) => reply.envelope.code === '0').length, 1);
    assert.equal(replies.filter((reply) => reply.envelope.code === errorCodes.couponCodeGone).length, 19);
  }); // prettier-ignore

  test('over an order: a warning in its last hour, the invitation after the first arrival; once put away it stays away', async () => {
    const person = await remitter(sandbox, 'AUS');
    const order = await ordered(person);
    const popUp = async (params: Record<string, string> = {}) =>
      (await person.client.call('activity.orderPopUp', { seqNo: order.seqNo, ...params })).popUp;
    assert.equal(await popUp(), undefined);
    await sandbox.console.advance(23 * hour + 30 * minute);
    const warning = await popUp();
    assert.equal(warning?.kind, 'deadline');
    assert.equal(warning.link, `/confirmRemit?seqNo=${order.seqNo}`);
    await popUp({ seenId: 'order-deadline-somebody-else' });
    assert.equal((await popUp())?.id, warning?.id);
    assert.equal(await popUp({ seenId: warning?.id ?? '' }), undefined);
    assert.equal(await popUp(), undefined);
    await arrived(order.seqNo);
    const invite = await popUp();
    assert.equal(invite?.kind, 'invite');
    assert.equal(await popUp({ seenId: invite?.id ?? '' }), undefined);
    const second = await ordered(person);
    await arrived(second.seqNo);
    assert.equal((await person.client.call('activity.orderPopUp', { seqNo: second.seqNo })).popUp, undefined);
    const stranger = await remitter(sandbox, 'AUS');
    refused(
      await stranger.client.send('activity.orderPopUp', { seqNo: order.seqNo }),
      errorCodes.orderNotFound,
    );
    refused(await stranger.client.send('activity.orderPopUp', {}), errorCodes.badParams);
  });

  test('what waits for the payer: first to open an account, then to pay; the nearest deadline on top', async () => {
    const fresh = await signUp(sandbox, 'AUS');
    const of = async (params: Record<string, string> = {}) => (await fresh.client.call('activity.pendingRemind', params)).list;
    assert.deepEqual(await of(), [{ kind: 'kyc', count: 1 }]);
    await fresh.client.call('kyc.update', basicsAus());
    await sandbox.console.moveKyc(fresh.payerId, 'Pass');
    assert.equal((await of()).some((row) => row.kind === 'kyc'), false);
    const person = await remitter(sandbox, 'AUS');
    const first = await ordered(person);
    await sandbox.console.advance(minute);
    await ordered(person);
    const { list } = await person.client.call('activity.pendingRemind', {});
    const [pay] = list;
    assert.deepEqual([pay?.kind, pay?.count, pay?.seqNo], ['order', 2, first.seqNo]);
    assert.equal(pay?.deadline, (await fetchOrder(person.client, first.seqNo)).createTime + 24 * hour);
    assert.deepEqual((await person.client.call('activity.pendingRemind', { countryCode: 'HKG' })).list.filter((row) => row.kind === 'order'), []);
    refused(await person.client.send('activity.pendingRemind', { countryCode: 'x' }), errorCodes.badParams);
  }); // prettier-ignore

  test("a friend's first arrived transfer rewards who invited them, once", async () => {
    const inviter = await signUp(sandbox, 'AUS');
    const { inviteCode } = (await inviter.client.call('user.profile', {})).payer;
    const visitor = sandbox.client({ 'unique-identification': 'phone-of-a-friend' });
    const record = (action: 'opened' | 'shared') =>
      visitor.call('invite.shareRecord', { shareCode: (inviteCode ?? '').toLowerCase(), action, page: '/shareLandingPage' });
    assert.deepEqual([await record('opened'), await record('opened'), await record('shared')], [{ count: 1 }, { count: 1 }, { count: 1 }]);
    const other = await sandbox.client({ 'unique-identification': 'another' }).call('invite.shareRecord', { shareCode: inviteCode ?? '', action: 'opened' });
    assert.equal(other.count, 2);
    refused(await visitor.send('invite.shareRecord', { shareCode: 'NOBODY99', action: 'opened' }), errorCodes.shareCodeInvalid);
    refused(await visitor.send('invite.shareRecord', { shareCode: inviteCode, action: 'eaten' }), errorCodes.badParams);

    const friend = await remitter(sandbox, 'AUS');
    await sandbox.db.updateTable('payers').set({ invitedBy: inviter.payerId }).where('id', '=', friend.payerId).execute();
    const rewarded = () => inviter.client.call('invite.count', { type: 'rewarded', userId: inviter.payerId });
    await arrived((await ordered(friend)).seqNo);
    assert.deepEqual([(await rewarded()).count, (await rewarded()).rewardAmount, (await rewarded()).rewardCurrency], [1, '15', 'AUD']);
    await arrived((await ordered(friend)).seqNo);
    assert.equal((await rewarded()).count, 1);
    const reward = (await inviter.client.call('coupon.queryPayer', {})).list.filter((row) => row.amount === '15');
    assert.deepEqual(reward.map((row) => [row.type, row.currencyCode]), [[1, 'AUD']]);
    const told = (await inviter.client.call('message.list', { pageSize: 50 })).rows.filter((row) => row.titleKey === 'message.inviteReward.title');
    assert.equal(told.length, 1);
  }); // prettier-ignore
});
