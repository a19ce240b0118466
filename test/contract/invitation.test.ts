import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { invitationRewards } from '@/domain/constants';
import { INVITE_COUPON_UNITS } from '@/domain/invitation';
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
    const least = String(Number(invitationRewards.AUD) * 10);
    assert.deepEqual(reward, { amount: invitationRewards.AUD, currencyCode: 'AUD', minAmount: least });
    assert.deepEqual(friends, []);
    const friend = await signUp(sandbox, 'HKG', { inviteCode: inviteCode.toLowerCase() });
    assert.deepEqual(
      (await invitedCoupons(friend)).map((row) => [row.type, row.amount, row.currencyCode]),
      [[2, INVITE_COUPON_UNITS, 'HKD']],
    );
    assert.equal((await recordsOf(inviter)).friends.length, 1);
    assert.ok((await recordsOf(friend)).invitedBy);
    assert.deepEqual(await invitedCoupons(inviter), []);
    await assert.rejects(signUp(sandbox, 'AUS', { inviteCode: 'NOBODY99' }));
  });

  test('who invited somebody may be said afterwards: once, of somebody else, in the first month', async () => {
    const [inviter, friend, late] = [
      await signUp(sandbox, 'AUS'),
      await signUp(sandbox, 'AUS'),
      await signUp(sandbox, 'AUS'),
    ];
    const { inviteCode } = await recordsOf(inviter);
    const bind = (person: Person, code: string) =>
      person.client.send('invite.bindSource', { inviteCode: code });
    refused(await bind(inviter, inviteCode), errorCodes.inviteCodeUnknown);
    refused(await bind(friend, 'NOBODY99'), errorCodes.inviteCodeUnknown);
    assert.ok((await recordsOf(friend)).sourceUntil);
    const { invitedBy } = await friend.client.call('invite.bindSource', { inviteCode });
    assert.equal((await recordsOf(friend)).invitedBy, invitedBy);
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
    const friend = await remitter(sandbox, 'AUS');
    await friend.client.call('invite.bindSource', { inviteCode });
    assert.equal((await recordsOf(inviter)).friends[0]?.rewardedAt, undefined);
    const { seqNo } = await ordered(friend);
    for (const to of arrive) await sandbox.console.moveOrder(seqNo, to);
    const [known] = (await recordsOf(inviter)).friends;
    assert.ok(known?.rewardedAt);
    assert.equal(known?.name.includes('Nguyen'), false, 'names are masked');
    const other = await remitter(sandbox, 'AUS');
    const sent = await ordered(other);
    for (const to of arrive) await sandbox.console.moveOrder(sent.seqNo, to);
    assert.equal((await other.client.call('invite.records', {})).sourceUntil, undefined);
  });
});
