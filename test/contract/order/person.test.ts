import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { type TestDocument, samplePeople } from '../../fixtures/documents';
import { ordered, quoted, type Remitter, sendCommit } from '../support/orders';
import { corridorPayees } from '../support/payees';
import { basicsAus, phoneContact, provide, refused, signUp, ticketFor } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const day = 86_400_000;
const { ausPassport: passport, ausDriverLicence: licence } = samplePeople;

describe('limits count what a person sends, whichever account it is sent from', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const verify = async ({ client }: Pick<Remitter, 'client'>, document: TestDocument) => {
    const sides =
      document.idType === 'passport'
        ? (['front', 'selfie'] as const)
        : (['front', 'back', 'selfie'] as const);
    const { envelope } = await provide(client, 'AUS', document, sides);
    assert.equal(envelope.code, '0', envelope.msg);
    await sandbox.console.advance(60_000);
  };
  const opened = async (document: TestDocument, birthDate = '1992-04-17'): Promise<Remitter> => {
    const person = await signUp(sandbox);
    await person.client.call('kyc.update', basicsAus({ birthDate }));
    await verify(person, { ...document, birthDate });
    const { payee } = await person.client.call('payee.add', corridorPayees.AUS as CallParams<'payee.add'>);
    return { ...person, payeeId: payee.id, market: 'AUS' };
  };
  const sendsAll = async (person: Remitter) => {
    await ordered(person, { sourceAmount: '50000' });
    await ordered(person, { sourceAmount: '50000' });
  };
  const used = async ({ client }: Remitter) => {
    const { daily } = await client.call('user.remittanceLimit', { countryCode: 'AUS' });
    return daily?.used;
  };
  const sends = async (person: Remitter, sourceAmount: string) =>
    sendCommit(person.client, await quoted(person, { sourceAmount }));

  test('an account that was closed counts for the next one with its document', async () => {
    const first = await opened({ ...passport, idNumber: 'PA1000001' });
    await sendsAll(first);
    await sandbox.db.updateTable('orders').set({ status: 'TRANSACTION_SUCCESS' }).where('payerId', '=', first.payerId).execute();
    const { ticket } = await ticketFor(sandbox, first.client, phoneContact(first.phoneNumber), 'closeAccount');
    await first.client.call('user.close', { ownTicket: ticket });
    const second = await opened({ ...passport, idNumber: 'pa 1000001' });
    assert.equal(await used(second), '100000.00');
    const check = { sourceAmount: '100', sourceCurrency: 'AUD', remitType: 'personal', targetCountry: 'CHN' };
    refused(await second.client.send('remit.largeLimitCheck', check), errorCodes.ApplyOrderLargeRemitLimit);
    const over = refused(await sends(second, '100'), errorCodes.dailyLimit);
    assert.equal(over.residualAmount, '0.00');
    await sandbox.console.advance(day);
    assert.equal((await sends(second, '100')).envelope.code, errorCodes.ok);
  }); // prettier-ignore

  test('two accounts that send at once stay within the limit together', async () => {
    const document = { ...passport, idNumber: 'PA1000041' };
    const accounts = [await opened(document), await opened(document)];
    await ordered(accounts[0] ?? assert.fail(), { sourceAmount: '50000' });
    const prices = await Promise.all(accounts.map((person) => quoted(person, { sourceAmount: '50000' })));
    const replies = await Promise.all(
      accounts.map(({ client }, at) => sendCommit(client, prices[at] ?? assert.fail())),
    );
    assert.deepEqual(replies.map(({ envelope }) => envelope.code).sort(), [
      errorCodes.ok,
      errorCodes.dailyLimit,
    ]);
  });

  test('what a payee got counts by their account, however often it is added and from whichever of the person’s [F5.2-04]', async () => {
    const document = { ...passport, idNumber: 'PA1000021' };
    const first = await opened(document);
    const asks = async (person: Remitter, sourceAmount: string) => {
      const { envelope } = await sends(person, sourceAmount);
      assert.equal(envelope.code, '0', envelope.msg);
      const { seqNo, supplements } = envelope.model as CallAnswer<'order.commit'>;
      await sandbox.console.moveOrder(seqNo, 'PAYMENT_RECEIVED');
      return supplements.map(({ kind }) => kind);
    };
    for (let count = 0; count < 2; count += 1) assert.deepEqual(await asks(first, '50000'), []);
    await sandbox.console.advance(day);
    assert.deepEqual(await asks(first, '20000'), []);
    const form = corridorPayees.AUS as CallParams<'payee.add'>;
    await first.client.call('payee.update', { payeeId: first.payeeId, cardNumber: '6225880000123456' });
    await first.client.call('payee.delete', { payeeId: first.payeeId });
    const { id } = (await first.client.call('payee.add', form)).payee;
    assert.notEqual(id, first.payeeId);
    assert.deepEqual(await asks({ ...first, payeeId: id }, '30000'), ['payeeEdd']);
    await sandbox.console.advance(day);
    const { payee: other } = await first.client.call('payee.add', {
      ...form,
      cardNumber: '6225880000654328',
    });
    assert.deepEqual(await asks({ ...first, payeeId: other.id }, '100'), []);
    assert.deepEqual(await asks(await opened(document), '20000'), ['payeeEdd']);
  });

  test('nobody is rewarded for inviting themselves, nor twice for one friend', async () => {
    const arrives = async (person: Remitter) => {
      const { seqNo } = await ordered(person, { sourceAmount: '300' });
      await sandbox.console.moveOrder(seqNo, 'TRANSACTION_SUCCESS');
    };
    const rewarded = async ({ client, payerId: userId }: Remitter) =>
      (await client.call('invite.count', { type: 'rewarded', userId })).count;
    const first = await opened({ ...passport, idNumber: 'PA1000011' });
    const { inviteCode } = await first.client.call('invite.records', {});
    const second = await opened({ ...passport, idNumber: 'PA1000011' });
    await second.client.call('invite.bindSource', { inviteCode });
    await arrives(second);
    assert.equal(await rewarded(first), 0);
    for (let count = 0; count < 2; count += 1) {
      const friend = await opened({ ...passport, idNumber: 'PA1000012' });
      await friend.client.call('invite.bindSource', { inviteCode });
      await arrives(friend);
    }
    assert.equal(await rewarded(first), 1);
  });

  test('a welcome gift, a code or an offer lowers the price of one transfer of a person, whichever account it came to', async () => {
    const document = { ...passport, idNumber: 'PA1000031' };
    const [first, second] = [await opened(document), await opened(document)];
    const couponsOf = async ({ client }: Remitter) => (await client.call('coupon.queryPayer', {})).list;
    const giftOf = async (person: Remitter) =>
      (await couponsOf(person)).find(({ origin }) => origin === 'welcome') ?? assert.fail('no gift');
    const corridor = { sourceCountryCode: 'AUS', targetCountryCode: 'CHN' } as const;
    const pair = { sourceCurrency: 'AUD', targetCurrency: 'CNY' } as const;
    const obstacleOf = async ({ client }: Remitter, couponId: string) =>
      (
        await client.call('coupon.queryOrder', {
          ...corridor,
          ...pair,
          sourceAmount: '300',
          remitType: 'personal',
        })
      ).list.find((row) => row.couponId === couponId)?.obstacle;
    const own = await giftOf(first);
    const other = await giftOf(second);
    assert.ok(own.usable && other.usable);
    const priced = await quoted(second, { couponId: other.couponId, sourceAmount: '300' });

    const { seqNo } = await ordered(first, { couponId: own.couponId, sourceAmount: '300' });
    assert.equal((await giftOf(second)).usable, false);
    assert.equal(await obstacleOf(second, other.couponId), 'used');
    refused(await sendCommit(second.client, priced), errorCodes.couponInvalid);
    await assert.rejects(quoted(second, { couponId: other.couponId }), /can't use this coupon/);

    await first.client.call('order.cancel', { seqNo });
    assert.equal((await giftOf(second)).usable, true);
    await ordered(second, { couponId: other.couponId, sourceAmount: '300' });
    await assert.rejects(sandbox.console.moveOrder(seqNo, 'PAYMENT_RECEIVED'), /can't use this coupon/);

    const { couponId } = await first.client.call('coupon.exchange', { couponCode: 'FEE00AUD' });
    await ordered(first, { couponId, sourceAmount: '300' });
    const again = await second.client.send('coupon.exchange', { couponCode: 'FEE00AUD' });
    refused(again, errorCodes.couponCodeUsed);
    const claimed = async ({ client }: Remitter) => {
      const offer = { countryCode: 'AUS', activityCode: 'AUTUMN_AUS' };
      const { list } = await client.call('activity.platformCoupon', offer);
      return list.find(({ activityCode }) => activityCode === offer.activityCode)?.couponId;
    };
    const [ownOffer, otherOffer] = [await claimed(first), await claimed(second)];
    assert.equal(await obstacleOf(second, otherOffer ?? ''), undefined);
    await ordered(first, { couponId: ownOffer, sourceAmount: '300' });
    assert.equal(await obstacleOf(second, otherOffer ?? ''), 'used');
    assert.ok((await giftOf(await opened({ ...passport, idNumber: 'PA1000032' }))).usable);
  });

  test('so does one that is open, and one whose document was another one before', async () => {
    const number = 'PA1000002';
    const first = await opened({ ...passport, idNumber: number });
    const second = await opened({ ...licence, idNumber: '11000002' });
    await ordered(first, { sourceAmount: '300' });
    assert.equal(await used(second), '0.00');
    await sandbox.console.action('kyc.expireDocument', { payerId: second.payerId });
    await verify(second, { ...passport, idNumber: number });
    assert.equal(await used(second), '300.00');
    await sandbox.console.action('kyc.expireDocument', { payerId: first.payerId });
    await verify(first, { ...passport, idNumber: 'PA1000003' });
    assert.equal(await used(second), '300.00');
  });

  test('the same number on another kind of document, or of someone born on another day, does not', async () => {
    await ordered(await opened({ ...passport, idNumber: 'PA1000004' }), { sourceAmount: '300' });
    const others = [
      await opened({ ...licence, idNumber: 'PA1000004' }),
      await opened({ ...passport, idNumber: 'PA1000004' }, '1992-04-18'),
    ];
    for (const other of others) assert.equal(await used(other), '0.00');
  });
});
