import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import type { Order, Remitter } from '../support/orders';
import { ordered, remitter } from '../support/orders';
import { kycFixture } from '../../fixtures/kyc';
import { committed } from '../support/corridor';
import { addPayee, demoPayer } from '../support/demoPayer';
import { corridorPayees, siblingPayee } from '../support/payees';
import { refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

describe('another payee for an order', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  let other: string;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
    const { payee } = await person.client.call('payee.add', siblingPayee);
    other = payee.id;
  });
  after(() => sandbox.close());

  const order = async (): Promise<Order> => ordered(person);
  const code = async (payeeId = other): Promise<string> => {
    // Codes must be a minute apart.
    await sandbox.console.advance(11 * 60_000);
    await person.client.call('user.sendCaptcha', { contactType: 'phone', scene: 'payeeChange', payeeId });
    return sandbox.console.captchaFor(person.phoneNumber);
  };
  const move = (seqNo: string, to: string) => sandbox.console.moveOrder(seqNo, to);

  test('asked for, confirmed by a code, and the order goes to the new payee', async () => {
    const { seqNo } = await order();
    const info = await person.client.call('order.changePayeeInfo', { seqNo });
    assert.deepEqual(
      [info.allowed, info.targetCountry, info.current.id, info.pending],
      [true, 'CHN', person.payeeId, undefined],
    );
    assert.ok(info.accountTypes.includes('alipay'));
    const captcha = await code();
    const { changeId, from, to } = await person.client.call('order.payeeChange', { seqNo, payeeId: other });
    assert.deepEqual([from.id, to.id], [person.payeeId, other]);
    const again = await person.client.call('order.payeeChange', { seqNo, payeeId: other });
    assert.equal(again.changeId, changeId, 'asked twice is asked once');
    assert.equal((await person.client.call('order.changePayeeInfo', { seqNo })).pending?.changeId, changeId);
    const wrong = captcha === '000000' ? '000001' : '000000';
    const confirm = { seqNo, changeId, contactType: 'phone' } as const;
    refused(
      await person.client.send('order.changePayeeConfirm', { ...confirm, captcha: wrong }),
      errorCodes.captchaWrong,
    );
    const done = await person.client.call('order.changePayeeConfirm', { ...confirm, captcha });
    assert.deepEqual(
      [done.order.payeeId, done.order.payeeInfo.accountType, done.order.relationEnum?.code],
      [other, 'alipay', 'sibling'],
    );
    const repeated = await person.client.call('order.changePayeeConfirm', { ...confirm, captcha });
    assert.equal(repeated.order.payeeId, other, 'confirmed twice is confirmed');
  });

  test('money that came back from the bank goes out again to the new payee', async () => {
    const { seqNo } = await order();
    for (const to of ['PAYMENT_RECEIVED', 'BANK_PROCESSING', 'BANK_REMIT_FAILED']) await move(seqNo, to);
    const captcha = await code();
    const { changeId } = await person.client.call('order.payeeChange', { seqNo, payeeId: other });
    const done = await person.client.call('order.changePayeeConfirm', {
      seqNo,
      changeId,
      contactType: 'phone',
      captcha,
    });
    assert.deepEqual([done.order.status, done.order.payeeId], ['BANK_PROCESSING', other]);
    assert.equal(done.order.history.at(-1)?.by, 'payer');
  });

  test('the same payee, corrected, gets the money that the bank sent back', async () => {
    const lone = await remitter(sandbox);
    const { client, payeeId } = lone;
    const { seqNo } = await ordered(lone);
    for (const to of ['PAYMENT_RECEIVED', 'BANK_PROCESSING', 'BANK_REMIT_FAILED']) await move(seqNo, to);
    refused(await client.send('order.payeeChange', { seqNo, payeeId }), errorCodes.badParams);
    await sandbox.console.advance(11 * 60_000);
    await client.call('payee.update', { payeeId, name: 'Min Zhou' });
    const { changeId, from, to } = await client.call('order.payeeChange', { seqNo, payeeId });
    assert.deepEqual([from.name === to.name, to.name], [false, 'Min Zhou']);
    await client.call('user.sendCaptcha', { contactType: 'phone', scene: 'payeeChange', payeeId });
    const captcha = await sandbox.console.captchaFor(lone.phoneNumber);
    const confirm = { seqNo, changeId, contactType: 'phone', captcha } as const;
    const { order: sent } = await client.call('order.changePayeeConfirm', confirm);
    assert.deepEqual([sent.status, sent.payeeInfo.name], ['BANK_PROCESSING', 'Min Zhou']);

    await move(seqNo, 'BANK_REMIT_FAILED');
    refused(await client.send('order.payeeChange', { seqNo, payeeId }), errorCodes.badParams);
  });

  test('refused: too late, other countries, the same payee, strangers, an old wish', async () => {
    const { seqNo } = await order();
    const ask = (payeeId: string, client = person.client) =>
      client.send('order.payeeChange', { seqNo, payeeId });
    refused(await ask(person.payeeId), errorCodes.badParams);
    refused(await ask('pye_none'), errorCodes.payeeNotFound);
    const abroad = await person.client.call('payee.add', {
      sourceCountry: 'AUS',
      country: 'PHL',
      accountType: 'bank',
      firstName: 'Ana',
      lastName: 'Cruz',
      bankCode: 'BDO',
      accountNumber: '001230009999',
      relationshipToReceiver: 'friend',
    });
    refused(await ask(abroad.payee.id), errorCodes.payeeCountryMismatch);
    const stranger = await signUp(sandbox, 'AUS');
    refused(await ask(other, stranger.client), errorCodes.orderNotFound);
    refused(await stranger.client.send('order.changePayeeInfo', { seqNo }), errorCodes.orderNotFound);
    const captcha = await code();
    const { changeId } = await person.client.call('order.payeeChange', { seqNo, payeeId: other });
    await sandbox.console.advance(31 * 60_000);
    refused(
      await person.client.send('order.changePayeeConfirm', {
        seqNo,
        changeId,
        contactType: 'phone',
        captcha,
      }),
      errorCodes.wrongStep,
    );
    for (const to of ['PAYMENT_RECEIVED', 'BANK_PROCESSING']) await move(seqNo, to);
    refused(await ask(other), errorCodes.wrongStep);
    assert.equal((await person.client.call('order.changePayeeInfo', { seqNo })).allowed, false);
    refused(
      await person.client.send('order.relationShipChange', { seqNo, relation: 'friend' }),
      errorCodes.wrongStep,
    );
  });

  test('another payee or relation asks for its proofs again, and the new payee is screened', async () => {
    const lone = await remitter(sandbox);
    const kindsOf = async (seqNo: string) =>
      (await lone.client.call('order.details', { seqNo })).supplements.map(({ kind }) => kind);
    const turn = async (seqNo: string, payeeId: string) => {
      await sandbox.console.advance(11 * 60_000);
      await lone.client.call('user.sendCaptcha', { contactType: 'phone', scene: 'payeeChange', payeeId });
      const captcha = await sandbox.console.captchaFor(lone.phoneNumber);
      const { changeId } = await lone.client.call('order.payeeChange', { seqNo, payeeId });
      return lone.client.call('order.changePayeeConfirm', { seqNo, changeId, contactType: 'phone', captcha });
    };
    const friend = { relation: 'friend', fullName: 'Jie Watchlisted' };
    const friendId = await addPayee(sandbox, lone.payerId, 'CHN', friend);
    const { seqNo } = await ordered(lone, { sourceAmount: '30000' });
    assert.deepEqual(await kindsOf(seqNo), []);
    await turn(seqNo, friendId);
    assert.deepEqual((await kindsOf(seqNo)).sort(), ['payeeEdd', 'payeeRemitDocument']);
    await turn(seqNo, lone.payeeId);
    assert.deepEqual(await kindsOf(seqNo), []);
    await lone.client.call('order.relationShipChange', { seqNo, relation: 'friend' });
    assert.deepEqual(await kindsOf(seqNo), ['payeeRemitDocument']);
    const apply = { seqNo, purpose: 'GIFT', relation: 'parents', lockRate: false };
    assert.deepEqual(
      (await lone.client.call('order.confirmApply', apply)).supplements.map(({ kind }) => kind),
      ['payeeRemitDocument'],
    );
  });

  test('money that came back goes out to the new payee only when the papers are there', async () => {
    const lone = await remitter(sandbox);
    const friendId = await addPayee(sandbox, lone.payerId, 'CHN', { relation: 'friend' });
    const { seqNo } = await ordered(lone, { sourceAmount: '30000' });
    for (const to of ['PAYMENT_RECEIVED', 'BANK_PROCESSING', 'BANK_REMIT_FAILED']) await move(seqNo, to);
    await sandbox.console.advance(11 * 60_000);
    await lone.client.call('user.sendCaptcha', {
      contactType: 'phone',
      scene: 'payeeChange',
      payeeId: friendId,
    });
    const captcha = await sandbox.console.captchaFor(lone.phoneNumber);
    const { changeId } = await lone.client.call('order.payeeChange', { seqNo, payeeId: friendId });
    await lone.client.call('order.changePayeeConfirm', { seqNo, changeId, contactType: 'phone', captcha });
    await sandbox.console.advance(60_000);
    assert.equal((await lone.client.call('order.get', { seqNo })).order.status, 'BANK_PROCESSING');
  });

  test('another way of receiving has another price: shown, agreed to, and never taken from what is paid', async () => {
    const hkg = await remitter(sandbox, 'HKG');
    const { payee } = await hkg.client.call('payee.add', {
      sourceCountry: 'HKG',
      country: 'PHL',
      accountType: 'bank',
      firstName: 'Ana',
      lastName: 'Cruz',
      bankCode: 'BDO',
      accountNumber: '001230009999',
      relationshipToReceiver: 'parents',
    });
    const cheap = await ordered({ ...hkg, payeeId: payee.id }, { accountType: 'bank' });
    const asked = await hkg.client.call('order.payeeChange', { seqNo: cheap.seqNo, payeeId: hkg.payeeId });
    assert.ok(asked.feeAmount && asked.totalAmount, 'cash costs more than a bank account');
    assert.ok(Number(asked.feeAmount.amount) > Number(cheap.feeAmount.amount));
    const pending = (await hkg.client.call('order.changePayeeInfo', { seqNo: cheap.seqNo })).pending;
    assert.deepEqual([pending?.feeAmount, pending?.totalAmount], [asked.feeAmount, asked.totalAmount]);
    await sandbox.console.moveOrder(cheap.seqNo, 'PAYMENT_RECEIVED');
    refused(
      await hkg.client.send('order.payeeChange', { seqNo: cheap.seqNo, payeeId: hkg.payeeId }),
      errorCodes.payeeMethodUnsupported,
    );
  });

  test('a coupon off the fee takes the new fee, of either way', async () => {
    const lone = await remitter(sandbox);
    const { client, payerId } = lone;
    const alipay = (await client.call('payee.add', siblingPayee)).payee.id;
    const turned = async (payeeId: string, to: string, accountType: string) => {
      const coupon = { payerId, type: 2, amount: '8' };
      const { couponId } = await sandbox.console.action<{ couponId: string }>('coupon.grant', coupon);
      const sent = { sourceAmount: '500', couponId, accountType };
      const { seqNo } = await ordered({ ...lone, payeeId }, sent);
      await sandbox.console.advance(11 * 60_000);
      await client.call('user.sendCaptcha', { contactType: 'phone', scene: 'payeeChange', payeeId: to });
      const captcha = await sandbox.console.captchaFor(lone.phoneNumber);
      const { changeId, totalAmount } = await client.call('order.payeeChange', { seqNo, payeeId: to });
      const confirm = { seqNo, changeId, contactType: 'phone', captcha } as const;
      const { order: changed } = await client.call('order.changePayeeConfirm', confirm);
      assert.deepEqual(changed.totalAmount, totalAmount, 'as it was shown');
      return [changed.feeAmount.amount, changed.discountAmount.amount, changed.totalAmount.amount];
    };
    assert.deepEqual(await turned(lone.payeeId, alipay, 'bank'), ['5.00', '5.00', '500.00']);
    assert.deepEqual(await turned(alipay, lone.payeeId, 'alipay'), ['8.00', '8.00', '500.00']);
  });

  test('a wallet that cannot hold the money is refused, as it is by a commit', async () => {
    const aus = await demoPayer(sandbox, 'AUS', { target: 'MYS' });
    const { client, payeeId } = aus;
    await client.call('order.tngLimitConfirm', { payeeId, targetAmount: '15000' });
    const { order: made } = await committed(client, { ...aus, target: 'MYS', amount: '3000' });
    const basic = await addPayee(sandbox, aus.payerId, 'MYS', { form: { walletAccount: '0123456789' } });
    const change = { seqNo: made.seqNo, payeeId: basic };
    refused(await client.send('order.payeeChange', change), payCodes.walletAboveMax);
    const fits = await addPayee(sandbox, aus.payerId, 'MYS', { form: { walletAccount: '0123456780' } });
    refused(
      await client.send('order.payeeChange', { ...change, payeeId: fits }),
      payCodes.walletLimitUnconfirmed,
    );
  });

  test('who may send only to their own account cannot turn an order to another person', async () => {
    const { client } = await signUp(sandbox, 'EU');
    const { values } = kycFixture('EU');
    await client.call('kyc.update', { countryCode: 'EU', ...values });
    const add = async (change: object) => {
      const form = { ...(corridorPayees.AUS ?? assert.fail()), sourceCountry: 'EU', ...change };
      return (await client.call('payee.add', form)).payee.id;
    };
    const { firstName, lastName } = values;
    const own = await add({ firstName, lastName, relationshipToReceiver: 'self' });
    const parent = await add({ cardNumber: '6228480012345670009' });
    const { order: made } = await committed(client, {
      market: 'EU',
      payeeId: own,
      amount: '500',
      relation: 'self',
    });
    refused(
      await client.send('order.payeeChange', { seqNo: made.seqNo, payeeId: parent }),
      errorCodes.FreeKycInfo,
    );
  });

  test('another relation, of the order and of its payee', async () => {
    const { seqNo } = await order();
    refused(
      await person.client.send('order.relationShipChange', { seqNo, relation: 'pet' }),
      errorCodes.badParams,
    );
    const { order: changed } = await person.client.call('order.relationShipChange', {
      seqNo,
      relation: 'spouse',
    });
    assert.equal(changed.relationEnum?.code, 'spouse');
    const { payee } = await person.client.call('payee.info', { payeeId: person.payeeId });
    assert.equal(payee.relationshipToReceiver, 'spouse');
  });

  test('another relation leaves the payee as the order has it, whatever language it is changed in', async () => {
    const lone = await remitter(sandbox);
    const { seqNo, payeeInfo } = await ordered(lone);
    await sandbox.console.advance(60_000);
    const change = { seqNo, relation: 'spouse' };
    await lone.client.call('order.relationShipChange', change, { lang: 'zh-cn' });
    const { payeeInfo: after } = (await lone.client.call('order.get', { seqNo })).order;
    assert.deepEqual(after, { ...payeeInfo, relationshipToReceiver: 'spouse' });
    refused(
      await lone.client.send('order.payeeChange', { seqNo, payeeId: lone.payeeId }),
      errorCodes.badParams,
    );
  });

  test('an address is kept whether the form asks for it or not; what was missing completes the payee', async () => {
    const { payee } = await person.client.call('payee.update', {
      payeeId: person.payeeId,
      street: '88 Renmin Road',
      city: 'Shanghai',
    });
    assert.deepEqual([payee.street, payee.city, payee.needComplete], ['88 Renmin Road', 'Shanghai', false]);
  });

  test('large transfers: oneself at once, others by a link, and only a verified payer may ask [P6-36 F5.3-16]', async () => {
    const auth = (payeeId: string) => person.client.call('payee.largeTransferAuth', { payeeId });
    assert.deepEqual(await auth(other), { status: 'notCertified', mustShare: true });
    const { shareCode } = await person.client.call('payeeShare.getUrl', {
      sourceCountry: 'AUS',
      payeeId: other,
    });
    assert.deepEqual(await auth(other), { status: 'inProgress', mustShare: false });
    await sandbox.console.action('payeeShare.end', { shareCode });
    assert.deepEqual(await auth(other), { status: 'failed', mustShare: true });
    const { payee: self } = await person.client.call('payee.add', {
      sourceCountry: 'AUS',
      country: 'CHN',
      accountType: 'bank',
      firstName: 'Olivia',
      lastName: 'Nguyen',
      cardNumber: '6225880000123456',
      relationshipToReceiver: 'self',
    });
    assert.deepEqual(await auth(self.id), { status: 'confirmed', mustShare: false });
    const unverified = await signUp(sandbox, 'AUS');
    refused(
      await unverified.client.send('payee.largeTransferAuth', { payeeId: other }),
      errorCodes.kycNotPassed,
    );
  });
});
