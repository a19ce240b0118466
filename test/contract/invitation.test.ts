import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { countries } from '@/domain/countries/countries';
import rewards from '../fixtures/invitationRewards.json';
import { demoPayer } from './support/demoPayer';
import { ordered, remitter } from './support/orders';
import { refused, signUp, type Person } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const day = 86_400_000;
const arrive = ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS', 'BANK_PROCESSING', 'BANK_ACCEPTED', 'BANK_REMITTED'];

describe('invitations', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());
  const recordsOf = ({ client }: Person) => client.call('invite.records', {});
  const invitedCoupons = async ({ client }: Person) =>
    (await client.call('coupon.queryPayer', {})).list.filter((row) => row.origin === 'invited');

  test('who comes by a code gets a coupon of 70 units in their own money, once an invitation [F9-65]', async () => {
    const inviter = await signUp(sandbox, 'AUS');
    const { inviteCode, link, reward, friends } = await recordsOf(inviter);
    assert.equal(new URL(link).pathname, '/shareLandingPage');
    assert.deepEqual(reward, { amount: '15', currencyCode: 'AUD', minAmount: '150' });
    assert.deepEqual(friends, []);
    const friend = await signUp(sandbox, 'HKG', { inviteCode: inviteCode.toLowerCase() });
    assert.deepEqual(
      (await invitedCoupons(friend)).map((row) => [row.type, row.amount, row.currencyCode]),
      [[2, '70', 'HKD']],
    );
    assert.equal((await recordsOf(inviter)).friends.length, 1);
    assert.ok((await recordsOf(friend)).invitedBy);
    assert.deepEqual(await invitedCoupons(inviter), []);
    await assert.rejects(signUp(sandbox, 'AUS', { inviteCode: 'NOBODY99' }));
  });

  test('a shared code that nobody has is told [F8-70 C7.7-10]', async () => {
    const visit = { shareCode: 'NOBODY99', action: 'opened' } as const;
    const reply = await sandbox.client().send('invite.shareRecord', visit);
    refused(reply, errorCodes.shareCodeInvalid, /don't recognise this share code/);
  });

  for (const row of rewards)
    test(`an invitation is worth ${row.amount} ${row.currency} to who lives by that money [${row.holds}]`, async () => {
      const home = Object.entries(countries).find(([, { currency }]) => currency === row.currency);
      assert.ok(home);
      const inviter = await demoPayer(sandbox, home[0]);
      const { reward, inviteCode } = await recordsOf(inviter);
      assert.deepEqual([reward?.amount, reward?.currencyCode], [row.amount, row.currency]);
      const friend = await remitter(sandbox);
      await friend.client.call('invite.bindSource', { inviteCode });
      const { seqNo } = await ordered(friend);
      for (const to of arrive) await sandbox.console.moveOrder(seqNo, to);
      const { list } = await inviter.client.call('coupon.queryPayer', {});
      const given = list.filter(({ origin }) => origin === 'invitation');
      assert.deepEqual(
        given.map(({ amount, currencyCode }) => [amount, currencyCode]),
        [[row.amount, row.currency]],
      );
    });

  test('who invited someone may be said afterwards: once, of someone else, in the first month; of names only letters are told [F5.7-60]', async () => {
    const [inviter, friend, late] = [
      await signUp(sandbox, 'AUS'),
      await signUp(sandbox, 'AUS'),
      await signUp(sandbox, 'AUS'),
    ];
    await sandbox.db
      .updateTable('payers')
      .set({ fullName: 'Mia Chen' })
      .where('id', '=', inviter.payerId)
      .execute();
    const { inviteCode } = await recordsOf(inviter);
    const bind = (person: Person, code: string) =>
      person.client.send('invite.bindSource', { inviteCode: code });
    refused(await bind(inviter, inviteCode), errorCodes.inviteCodeUnknown);
    refused(await bind(friend, 'NOBODY99'), errorCodes.inviteCodeUnknown);
    assert.ok((await recordsOf(friend)).sourceUntil);
    const { invitedBy } = await friend.client.call('invite.bindSource', { inviteCode });
    assert.deepEqual([invitedBy, (await recordsOf(friend)).invitedBy], ['M•• C••', 'M•• C••']);
    assert.equal((await invitedCoupons(friend)).length, 1);
    refused(await bind(friend, inviteCode), errorCodes.conflict);
    refused(await bind(inviter, (await recordsOf(friend)).inviteCode), errorCodes.inviteCodeUnknown);
    for (let passed = 0; passed < 2; passed += 1) {
      await sandbox.console.advance(15 * day);
      await recordsOf(late);
    }
    assert.equal((await recordsOf(late)).sourceUntil, undefined);
    refused(await bind(late, inviteCode), errorCodes.conflict);
  });

  test('a friend waits in the record until their first money has arrived; afterwards they can name nobody [P1-18]', async () => {
    const inviter = await signUp(sandbox, 'AUS');
    const { inviteCode } = await recordsOf(inviter);
    const friend = await remitter(sandbox, 'HKG');
    await friend.client.call('invite.bindSource', { inviteCode });
    assert.equal((await recordsOf(inviter)).friends[0]?.rewardedAt, undefined);
    const { seqNo } = await ordered(friend);
    for (const to of arrive) await sandbox.console.moveOrder(seqNo, to);
    const [known] = (await recordsOf(inviter)).friends;
    assert.ok(known?.rewardedAt);
    assert.equal(known?.name.includes('Nguyen'), false, 'names are masked');
    const { list } = await inviter.client.call('coupon.queryPayer', {});
    const own = list.filter((row) => row.origin === 'invitation');
    assert.deepEqual(
      own.map((row) => [row.amount, row.currencyCode]),
      [['15', 'AUD']],
    );
    const other = await remitter(sandbox, 'AUS');
    const sent = await ordered(other);
    for (const to of arrive) await sandbox.console.moveOrder(sent.seqNo, to);
    assert.equal((await other.client.call('invite.records', {})).sourceUntil, undefined);
  });
});
