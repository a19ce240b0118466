import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { documentPng } from '../../fixtures/documents';
import en from '@locales/en/message.json';
import zhHk from '@locales/zh-HK/message.json';
import zh from '@locales/zh/message.json';
import { cardPerson as person } from '../support/payees';
import type { Person } from '../support/person';
import { basicsAus, refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { fileNumber } from '../support/files';
import { payOf } from '../support/orders';
import { startTestSandbox } from '../support/testSandbox';

const hour = 3_600_000;
const account = { accountType: 'bank', bankCode: 'BPI', accountNumber: '1234567890' } as const;

describe('request cards', () => {
  let sandbox: TestSandbox;
  let owner: Person;
  let payer: Person;

  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    owner = await signUp(sandbox, 'HKG');
    payer = await signUp(sandbox, 'AUS');
    await payer.client.call('kyc.update', basicsAus());
    await sandbox.console.moveKyc(payer.payerId, 'Pass');
  });
  after(() => sandbox.close());

  const create = async (change: Partial<CallParams<'payeeCard.create'>> = {}): Promise<PayeeCard> =>
    (await owner.client.call('payeeCard.create', { country: 'PHL', ...person, accountType: 0, ...change }))
      .card;
  const upload = (cardId: string, side: string, idType = 'nationalId') =>
    owner.client.upload(
      'payeeCard.documentUpload',
      { cardId, idType, side, fileNumber: fileNumber() },
      {
        name: `${side}.png`,
        type: 'image/png',
        bytes: documentPng({ idType, idNumber: 'P1234567', side: 'front', ...names }),
      },
    );
  const names = { firstName: 'Maria', lastName: 'Santos', birthDate: '1990-05-17' };
  const identity = { idType: 'nationalId', idNumber: 'P1234567' };

  async function complete(change: Partial<CallParams<'payeeCard.create'>> = {}): Promise<PayeeCard> {
    const card = await create(change);
    await owner.client.call('payeeCard.update', { cardId: card.cardId, account });
    for (const side of ['front', 'back']) assert.equal((await upload(card.cardId, side)).envelope.code, '0');
    await owner.client.call('payeeCard.update', { cardId: card.cardId, identity });
    await sandbox.console.advance(30_000);
    return (await owner.client.call('payeeCard.detail', { by: 'card', id: card.cardId })).card;
  }
  async function shared(change: Partial<CallParams<'payeeCard.shareInfoUpdate'>> = {}): Promise<string> {
    const { cardId } = await complete();
    await owner.client.call('payeeCard.shareInfoUpdate', {
      cardId,
      sourceCountry: 'AUS',
      amount: '5000',
      remark: 'July rent',
      validDays: 7,
      ...change,
    });
    return (await owner.client.call('payeeCard.share', { cardId })).shareCode;
  }
  const order = async (shareCode: string, amount?: string): Promise<CallParams<'payeeCard.orderCreate'>> => {
    const { card } = await payer.client.call('payeeCard.detail', { by: 'share', id: shareCode });
    const quote = await payer.client.call('rates.fee', {
      sourceCountryCode: 'AUS',
      targetCountryCode: 'PHL',
      sourceCurrency: 'AUD',
      targetCurrency: 'PHP',
      targetAmount: amount ?? card.amount ?? '5000',
      remitType: 'personal',
      accountType: 'bank',
    });
    return {
      payeeId: card.cardId,
      payeeAccountType: 'bank',
      quoteId: quote.quoteId,
      sourceAmount: quote.sourceAmount,
      sourceCurrency: 'AUD',
      targetAmount: quote.targetAmount,
      targetCurrency: 'PHP',
      countryCode: 'AUS',
      targetCountry: 'PHL',
      feeAmount: quote.feeAmount,
      feeCurrency: 'AUD',
      businessRate: quote.businessRate,
      receiptMethod: 'bank',
      source: shareCode,
      sourceToTarget: false,
      purpose: 'FAMILY_SUPPORT',
      relation: 'friend',
    };
  };

  /** Kinds of messages, oldest first, in every language. */
  async function told({ client }: Person, about: string): Promise<string[]> {
    const { rows } = await client.call('message.list', { pageSize: 50 });
    const kinds = rows
      .filter(({ seqNo, cardId }) => seqNo === about || (seqNo === undefined && cardId === about))
      .map(({ titleKey }) => titleKey.replace(/^message\.|\.title$/g, ''));
    for (const texts of [en, zh, zhHk])
      for (const kind of kinds) {
        const [group = '', name = ''] = kind.split('.');
        assert.ok((texts as Record<string, Record<string, unknown>>)[group]?.[name], kind);
      }
    return kinds.reverse();
  }

  test('countries: targets that can pay to an account, each in its currency, sources other than the target', async () => {
    const { list: targets } = await owner.client.call('payeeCard.queryTargetCountry', {});
    assert.ok(targets.some((row) => row.countryCode === 'PHL' && row.currency === 'PHP'));
    assert.equal((await create({ country: 'VNM' })).currency, 'VND');
    const { list } = await owner.client.call('payeeCard.querySourceCountry', { country: 'HKG' });
    assert.ok(list.some((row) => row.countryCode === 'AUS'));
    assert.ok(!list.some((row) => row.countryCode === 'HKG'));
    const methods = await owner.client.call('payeeCard.queryPaymentMethod', { country: 'PHL' });
    assert.ok(methods.list.some((row) => row.accountType === 'bank'));
    assert.ok(!methods.list.some((row) => row.accountType === 'cash'));
    assert.deepEqual(
      await owner.client.call('payeeCard.queryPaymentMethod', { country: 'PHL', sourceCountry: 'PHL' }),
      { list: [] },
    );
  });

  test('a card grows from its person over account and document to a look that passes [F7-17]', async () => {
    const card = await create({ email: 'maria@example.ph' });
    assert.equal(card.checkStatus, 'UnPerfected');
    assert.deepEqual([card.bankInfoStatus, card.identityInfoStatus], ['missing', 'missing']);
    const { list } = await owner.client.call('payeeCard.list', {});
    const listed = list.find((row) => row.cardId === card.cardId);
    assert.ok(listed && !JSON.stringify(listed).includes(person.phoneNumber), 'lists travel in plain');
    const early = await owner.client.send('payeeCard.update', { cardId: card.cardId, identity });
    refused(early, errorCodes.conflict);

    const { card: banked } = await owner.client.call('payeeCard.update', { cardId: card.cardId, account });
    assert.equal(banked.checkStatus, 'WaitUpload');
    assert.match(banked.payeeLabel ?? '', /7890$/);
    const incomplete = await owner.client.send('payeeCard.update', { cardId: card.cardId, identity });
    assert.deepEqual(refused(incomplete, errorCodes.documentSideMissing), { sides: ['front', 'back'] });
    for (const side of ['front', 'back', 'front'])
      assert.equal((await upload(card.cardId, side)).envelope.code, '0');
    const wrongNumber = await owner.client.send('payeeCard.update', {
      cardId: card.cardId,
      identity: { ...identity, idNumber: '!' },
    });
    assert.deepEqual(refused(wrongNumber, errorCodes.badParams).fields, ['idNumber']);
    const { card: checking } = await owner.client.call('payeeCard.update', { cardId: card.cardId, identity });
    assert.equal(checking.checkStatus, 'CheckIng');
    await sandbox.console.advance(30_000);
    const { card: done } = await owner.client.call('payeeCard.detail', { by: 'card', id: card.cardId });
    assert.equal(done.checkStatus, 'Success');

    const { card: renamed } = await owner.client.call('payeeCard.update', {
      cardId: card.cardId,
      person: { ...person, lastName: 'Reyes' },
    });
    assert.equal(renamed.checkStatus, 'WaitUpload', 'another name is looked at again');
    assert.equal(renamed.name, 'Maria Reyes');
  });

  test('another name while the document is looked at: it is shown again', async () => {
    const card = await create();
    await owner.client.call('payeeCard.update', { cardId: card.cardId, account });
    for (const side of ['front', 'back']) await upload(card.cardId, side);
    await owner.client.call('payeeCard.update', { cardId: card.cardId, identity });
    const renamed = { ...person, lastName: 'Reyes' };
    await owner.client.call('payeeCard.update', { cardId: card.cardId, person: renamed });
    await sandbox.console.advance(30_000);
    const { card: after } = await owner.client.call('payeeCard.detail', { by: 'card', id: card.cardId });
    assert.deepEqual([after.name, after.checkStatus], ['Maria Reyes', 'WaitUpload']);
  });

  test('a document that is turned down says so and can be shown again', async () => {
    const card = await complete({ lastName: 'REJECTDOCUMENT' });
    assert.equal(card.checkStatus, 'CheckFailed');
    refused(await owner.client.send('payeeCard.share', { cardId: card.cardId }), errorCodes.conflict);
    await owner.client.call('payeeCard.update', { cardId: card.cardId, person });
    await owner.client.call('payeeCard.update', { cardId: card.cardId, identity });
    await sandbox.console.advance(30_000);
    const again = await owner.client.call('payeeCard.detail', { by: 'card', id: card.cardId });
    assert.equal(again.card.checkStatus, 'Success');
  });

  test('refused: bad names and addresses, closed countries, the own code, strangers', async () => {
    const send = (change: Record<string, unknown>) =>
      owner.client.send('payeeCard.create', { country: 'PHL', ...person, accountType: 0, ...change });
    assert.deepEqual(refused(await send({ firstName: '李' }), errorCodes.badParams).rules, {
      firstName: 'englishName',
    });
    assert.deepEqual(refused(await send({ street: 'PO Box 12' }), errorCodes.badParams).rules, {
      street: 'noPoBox',
    });
    refused(await send({ country: 'ZZZ' }), errorCodes.corridorNotOpen);
    refused(await send({ accountType: 1 }), errorCodes.badParams);
    refused(await send({ shareCode: 'NOBODY99' }), errorCodes.inviteCodeUnknown);
    const card = await create();
    refused(
      await payer.client.send('payeeCard.detail', { by: 'card', id: card.cardId }),
      errorCodes.payeeNotFound,
    );
    refused(await payer.client.send('payeeCard.share', { cardId: card.cardId }), errorCodes.payeeNotFound);
    refused(await payer.client.send('payeeCard.delete', { cardId: card.cardId }), errorCodes.payeeNotFound);
    const cash = { accountType: 'cash', cashAgentCode: 'CEBUANA-MNL1' };
    refused(
      await owner.client.send('payeeCard.update', { cardId: card.cardId, account: cash }),
      errorCodes.payeeMethodUnsupported,
    );
    refused(await owner.client.send('payeeCard.update', { cardId: card.cardId }), errorCodes.badParams);
    const bad = { accountType: 'bank', bankCode: 'BPI', accountNumber: '1' };
    refused(
      await owner.client.send('payeeCard.update', { cardId: card.cardId, account: bad }),
      errorCodes.badParams,
    );
    const unknownDocument = await upload(card.cardId, 'front', 'libraryCard');
    refused(unknownDocument, errorCodes.documentTypeNotSupported);
    refused(await upload(card.cardId, 'selfie'), errorCodes.badParams);
  });

  test('whoever has the link hears before a login who asks, in short, for how much and until when, and nothing else; an old link is told [F8-63]', async () => {
    const shareCode = await shared({ amount: '1000', validDays: 1 });
    const visitor = sandbox.client();
    const { card } = await payer.client.call('payeeCard.detail', { by: 'share', id: shareCode });
    assert.deepEqual(await visitor.call('payeeCard.asked', { shareCode }), {
      name: 'M•• S••',
      country: 'PHL',
      currency: 'PHP',
      amount: card.amount,
      validUntil: card.validUntil,
    });
    refused(await visitor.send('payeeCard.asked', { shareCode: 'nobody' }), errorCodes.shareCodeInvalid);
    await sandbox.console.advance(25 * hour);
    refused(
      await visitor.send('payeeCard.asked', { shareCode }),
      errorCodes.shareCodeInvalid,
      /link no longer works/,
    );
  });

  test('share: never from the own country, sound amounts, a link that runs out', async () => {
    const { cardId } = await complete();
    const info = (change: Record<string, unknown>) =>
      owner.client.send('payeeCard.shareInfoUpdate', {
        cardId,
        sourceCountry: 'AUS',
        validDays: 1,
        ...change,
      });
    refused(await info({ sourceCountry: 'PHL' }), errorCodes.sameCountry);
    refused(await info({ sourceCountry: 'ZZZ' }), errorCodes.corridorNotOpen);
    refused(await info({ amount: '0' }), errorCodes.badParams);
    refused(await info({ amount: '10.005' }), errorCodes.badParams);
    refused(await owner.client.send('payeeCard.share', { cardId }), errorCodes.conflict);
    assert.equal((await info({ amount: '10.5' })).envelope.code, '0');
    const { link, shareCode } = await owner.client.call('payeeCard.share', { cardId });
    assert.match(link, new RegExp(`/personalCollection/cardDetail\\?shareCode=${shareCode}$`));
    const { card } = await payer.client.call('payeeCard.detail', { by: 'share', id: shareCode });
    assert.deepEqual([card.role, card.amount, card.currency], ['payer', '10.50', 'PHP']);
    assert.equal(card.person, undefined);
    await sandbox.console.advance(25 * hour);
    refused(
      await payer.client.send('payeeCard.detail', { by: 'share', id: shareCode }),
      errorCodes.shareCodeInvalid,
    );
  });

  test('a card brought by an invitation code waits among the inviter’s requests', async () => {
    const profile = await payer.client.call('user.profile', {});
    const { cardId } = await complete({ shareCode: profile.payer.inviteCode });
    await owner.client.call('payeeCard.shareInfoUpdate', { cardId, sourceCountry: 'AUS', validDays: 7 });
    assert.equal(
      (await payer.client.call('payeeCard.popInfoList', {})).list.some((pop) => pop.cardId === cardId),
      false,
    );
    await owner.client.call('payeeCard.share', { cardId });
    const { list } = await payer.client.call('payeeCard.popInfoList', {});
    const pop = list.find((row) => row.cardId === cardId);
    assert.equal(pop?.status, 'new');
    const popInfoId = pop?.popInfoId ?? '';
    await payer.client.call('payeeCard.popInfoDeal', { popInfoId, action: 'ignore' });
    const seen = await payer.client.call('payeeCard.popInfoViewList', {});
    assert.equal(seen.list.find((row) => row.popInfoId === popInfoId)?.status, 'ignored');
    refused(
      await owner.client.send('payeeCard.popInfoDeal', { popInfoId, action: 'view' }),
      errorCodes.payeeNotFound,
    );
  });

  test('paid by: one order a key, three hours to pay or abandon, seen by both sides [F9-18 F7-18]', async () => {
    const shareCode = await shared();
    const params = await order(shareCode);
    const key = { 'idempotency-key': 'card-order-1' };
    const made = await payer.client.call('payeeCard.orderCreate', params, key);
    const again = await payer.client.call('payeeCard.orderCreate', params, key);
    assert.equal(again.seqNo, made.seqNo);
    assert.equal(made.order.payDeadline - made.order.createTime, 3 * hour);
    const { record } = await payer.client.call('payeeCard.detail', { by: 'order', id: made.seqNo });
    assert.deepEqual(
      [record?.role, record?.status, record?.canPay, record?.canAbandon, record?.remark],
      ['payer', 'waitPayment', true, true, 'July rent'],
    );
    assert.equal(record?.abandonUntil, made.order.payDeadline);
    const mine = await owner.client.call('payeeCard.recordList', { role: 'owner', pageSize: 10 });
    const row = mine.rows.find((found) => found.seqNo === made.seqNo);
    assert.deepEqual([row?.canPay, row?.canAbandon, row?.targetAmount.amount], [false, false, '5000.00']);
    assert.ok(row && !row.name.includes('Nguyen'), 'the payer’s name in short');
    await owner.client.call('payeeCard.orderRemark', { seqNo: made.seqNo, remark: 'flat 4' });
    const noted = await owner.client.call('payeeCard.detail', { by: 'order', id: made.seqNo });
    assert.equal(noted.record?.remark, 'flat 4');
    refused(
      await payer.client.send('payeeCard.orderRemark', { seqNo: made.seqNo, remark: 'x' }),
      errorCodes.payeeNotFound,
    );
    const second = await payer.client.send('payeeCard.orderCreate', await order(shareCode), {
      'idempotency-key': 'card-order-2',
    });
    assert.equal(refused(second, errorCodes.PaymentLinkExists).seqNo, made.seqNo);
    const cardId = params.payeeId;
    refused(await owner.client.send('payeeCard.update', { cardId, account }), errorCodes.conflict);
    refused(await owner.client.send('payeeCard.delete', { cardId }), errorCodes.conflict);
    await sandbox.console.advance(3 * hour + 1000);
    const late = await payer.client.call('payeeCard.detail', { by: 'order', id: made.seqNo });
    assert.deepEqual([late.record?.status, late.record?.canPay], ['timeout', false]);
    assert.deepEqual(await told(owner, made.seqNo), ['card.waitPayment', 'card.timeout']);
    const news = (await owner.client.call('message.list', { pageSize: 10 })).rows;
    for (const { params } of news.filter((one) => one.seqNo === made.seqNo))
      assert.deepEqual(params, { hours: '3' });
    assert.deepEqual(await told(payer, made.seqNo), ['order.WAIT_PAYMENT', 'order.PAYMENT_TIMEOUT']);
    await owner.client.call('payeeCard.delete', { cardId });
    await owner.client.call('payeeCard.delete', { cardId });
    refused(
      await payer.client.send('payeeCard.detail', { by: 'share', id: shareCode }),
      errorCodes.shareCodeInvalid,
    );
  });

  test('given three hours to pay, then a way that may take longer is not offered, but while no other is sure [F9-18]', async () => {
    const made = await payer.client.call('payeeCard.orderCreate', await order(await shared()));
    const { seqNo } = made;
    const [bankTransfer, payId] = [120, 140];
    const ways = async () =>
      (await payer.client.call('order.payTypes', { seqNo, countryCode: 'AUS' })).list.map(
        ({ fundingType }) => fundingType,
      );
    const first = await ways();
    assert.ok(first.includes(payId) && !first.includes(bankTransfer));
    await sandbox.console.advance(2.9 * hour);
    const left = await ways();
    assert.ok(left.includes(payId), 'its ten minutes are too many, but it may be quicker');
    assert.ok(!left.includes(bankTransfer));
    const body = payOf(made.order, bankTransfer);
    refused(await payer.client.send('order.pay', body), errorCodes.payMethodUnsupported);
  });

  test('an order is abandoned, and another amount, way or country than asked for is refused', async () => {
    const shareCode = await shared();
    const params = await order(shareCode);
    for (const changed of [{ ...params, targetAmount: '4000' }, await order(shareCode, '4000')])
      refused(
        await payer.client.send('payeeCard.orderCreate', changed),
        errorCodes.rateUpdated,
        /amount has changed/,
      );
    for (const changed of [{ source: 'nothing' }, { payeeAccountType: 'eWallet' }, { targetCountry: 'CHN' }])
      refused(
        await payer.client.send('payeeCard.orderCreate', { ...params, ...changed }),
        errorCodes.shareCodeInvalid,
      );
    refused(await owner.client.send('payeeCard.orderCreate', params), errorCodes.notAllowed);
    const { seqNo } = await payer.client.call('payeeCard.orderCreate', params);
    await payer.client.call('order.cancel', { seqNo });
    const { record } = await payer.client.call('payeeCard.detail', { by: 'order', id: seqNo });
    assert.deepEqual([record?.status, record?.canPay], ['cancelled', false]);
    assert.deepEqual(await told(owner, seqNo), ['card.waitPayment', 'card.cancelled']);
    const stranger = await signUp(sandbox, 'AUS');
    refused(
      await stranger.client.send('payeeCard.detail', { by: 'order', id: seqNo }),
      errorCodes.payeeNotFound,
    );
  });

  test('whoever asked gets the money and the amount that they are told of, and nobody else does', async () => {
    const params = await order(await shared());
    const { seqNo, order: made } = await payer.client.call('payeeCard.orderCreate', params);
    const { payee } = await payer.client.call('payee.add', {
      ...{ country: 'PHL', ...names, ...account, accountNumber: '9876543210' },
      sourceCountry: 'AUS',
      relationshipToReceiver: 'friend',
    });
    assert.equal((await payer.client.call('order.changePayeeInfo', { seqNo })).allowed, false);
    const change = { seqNo, payeeId: payee.id };
    refused(await payer.client.send('order.payeeChange', change), errorCodes.wrongStep);
    await payer.client.call('order.pay', payOf(made, 120)).catch(() => undefined);
    await sandbox.console.action('payment.receive', { seqNo, amount: '50.00' });
    const { order: part } = await payer.client.call('order.get', { seqNo });
    assert.deepEqual([part.status, part.receivedTarget], ['PAYMENT_TO_BE_VERIFIED', undefined]);
    const accept = { seqNo, option: 'acceptActual' } as const;
    refused(await payer.client.send('order.changeAmount', accept), errorCodes.rateUpdated);
    const rest = (Number(made.totalAmount.amount) + 20).toFixed(2);
    await sandbox.console.action('payment.receive', { seqNo, amount: rest });
    const details = await payer.client.call('order.details', { seqNo });
    assert.deepEqual(
      [
        details.order.status,
        details.order.targetAmount.amount,
        details.refunds.map((row) => row.amount.amount),
      ],
      ['PAYMENT_RECEIVED', '5000.00', ['70.00']],
    );
  });

  test('a rate that has moved a little by the payment changes nothing of the amount that was asked for', async () => {
    const { seqNo, order: made } = await payer.client.call(
      'payeeCard.orderCreate',
      await order(await shared()),
    );
    await sandbox.console.action('payment.receive', { seqNo, amount: '50.00' });
    await sandbox.console.advance(25 * hour);
    const rate = (Number(made.businessRate) * 1.005).toFixed(4);
    await sandbox.console.action('rates.pin', { source: 'AUD', target: 'PHP', rate });
    const rest = (Number(made.totalAmount.amount) - 50).toFixed(2);
    await sandbox.console.action('payment.receive', { seqNo, amount: rest });
    const { order: paid } = await payer.client.call('order.get', { seqNo });
    assert.deepEqual(
      [paid.status, paid.targetAmount.amount, paid.businessRate],
      ['PAYMENT_RECEIVED', '5000.00', made.businessRate],
    );
    await sandbox.console.action('rates.pin', { source: 'AUD', target: 'PHP', rate: null });
  });

  test('the amount that is asked for stays while an order of it is open, and may change once none is', async () => {
    const shareCode = await shared();
    const { seqNo, order: made } = await payer.client.call('payeeCard.orderCreate', await order(shareCode));
    const { card } = await payer.client.call('payeeCard.detail', { by: 'share', id: shareCode });
    const { cardId } = card;
    const asks = (amount?: string) =>
      owner.client.send('payeeCard.shareInfoUpdate', { cardId, sourceCountry: 'AUS', amount, validDays: 30 });
    const stays = async (): Promise<void> => {
      for (const amount of ['4000', undefined]) refused(await asks(amount), errorCodes.conflict);
      assert.match((await asks('4000')).envelope.msg, /can't change its amount/);
      assert.equal((await asks('5000.00')).envelope.code, '0');
    };
    await stays();
    await payer.client.call('order.pay', payOf(made, 120)).catch(() => undefined);
    await sandbox.console.action('payment.receive', { seqNo, amount: made.totalAmount.amount });
    await stays();
    await sandbox.console.moveOrder(seqNo, 'REFUND_REQUEST');
    assert.equal((await asks('4000')).envelope.code, '0');
    const left = await payer.client.call('payeeCard.orderCreate', await order(shareCode));
    refused(await asks(), errorCodes.conflict);
    await payer.client.call('order.cancel', { seqNo: left.seqNo });
    assert.equal((await asks()).envelope.code, '0');
  });

  test('records page by page, newest first', async () => {
    const page = async (cursor?: string) =>
      payer.client.call('payeeCard.recordList', { role: 'payer', pageSize: 1, cursor });
    const first = await page();
    assert.ok(first.total >= 2 && first.next);
    const second = await page(first.next);
    assert.notEqual(second.rows[0]?.seqNo, first.rows[0]?.seqNo);
    assert.ok((second.rows[0]?.createTime ?? 0) <= (first.rows[0]?.createTime ?? 0));
    refused(
      await payer.client.send('payeeCard.recordList', { role: 'payer', pageSize: 1, cursor: 'x' }),
      errorCodes.badParams,
    );
  });

  test('the owner hears of every step of an order that is paid, once, and opens it as their own', async () => {
    const { seqNo, order: made } = await payer.client.call(
      'payeeCard.orderCreate',
      await order(await shared()),
    );
    const steps = async (...statuses: string[]): Promise<void> => {
      for (const status of statuses) await sandbox.console.moveOrder(made.id, status);
    };
    await steps(
      'PAYMENT_RECEIVED',
      'PAYMENT_SUCCESS',
      'TRANSACTION_ING',
      'BANK_PROCESSING',
      'BANK_REMIT_FAILED',
    );
    assert.deepEqual(await told(owner, seqNo), ['card.waitPayment', 'card.paid', 'card.receiveFailed']);
    await steps('REFUND_ING', 'REFUND_SUCCESS');
    assert.deepEqual((await told(owner, seqNo)).slice(3), ['card.refunding']);
    const { rows } = await owner.client.call('message.list', { pageSize: 50 });
    const { record, card } = await owner.client.call('payeeCard.detail', { by: 'order', id: seqNo });
    assert.deepEqual([record?.role, rows.find((row) => row.seqNo === seqNo)?.cardId], ['owner', card.cardId]);
    assert.ok((await told(payer, seqNo)).every((kind) => kind.startsWith('order.')));
    const arrived = await payer.client.call('payeeCard.orderCreate', await order(await shared()));
    await sandbox.console.moveOrder(arrived.order.id, 'PAYMENT_SUCCESS');
    await sandbox.console.advance(72 * hour);
    assert.deepEqual(await told(owner, arrived.seqNo), ['card.waitPayment', 'card.paid', 'card.success']);
  });

  test('a report is heard of by the owner, the reporter and whoever has not paid yet [F8-64]', async () => {
    const shareCode = await shared();
    const other = await signUp(sandbox, 'AUS');
    const { popInfoId = '', card } = await other.client.call('payeeCard.detail', {
      by: 'share',
      id: shareCode,
    });
    const { seqNo } = await payer.client.call('payeeCard.orderCreate', await order(shareCode));
    assert.equal(
      (await payer.client.call('payeeCard.detail', { by: 'order', id: seqNo })).record?.reported,
      false,
    );
    const report = { popInfoId, action: 'report', reason: 'impersonation' } as const;
    await other.client.call('payeeCard.popInfoDeal', report);
    await other.client.call('payeeCard.popInfoDeal', report);
    assert.deepEqual(await told(owner, card.cardId), ['card.checked', 'card.reported']);
    assert.deepEqual(await told(payer, seqNo), ['order.WAIT_PAYMENT', 'card.beware']);
    const { rows } = await other.client.call('message.list', { pageSize: 50 });
    assert.equal(rows.filter(({ titleKey }) => titleKey === 'message.card.reportTaken.title').length, 1);
    assert.equal(
      (await payer.client.call('payeeCard.detail', { by: 'order', id: seqNo })).record?.reported,
      true,
    );
    await sandbox.console.action('requestCard.clearReport', { cardId: card.cardId });
    assert.deepEqual((await told(owner, card.cardId)).slice(2), ['card.cleared']);
    await payer.client.call('order.cancel', { seqNo });
  });

  test('a reported card stops for everybody until it has been looked at [F5.3-18 F8-64]', async () => {
    const shareCode = await shared();
    const { popInfoId = '', card } = await payer.client.call('payeeCard.detail', {
      by: 'share',
      id: shareCode,
    });
    refused(
      await payer.client.send('payeeCard.popInfoDeal', { popInfoId, action: 'report' }),
      errorCodes.badParams,
    );
    await payer.client.call('payeeCard.popInfoDeal', {
      popInfoId,
      action: 'report',
      reason: 'impersonation',
      note: 'not my aunt',
    });
    const other = await signUp(sandbox, 'AUS');
    refused(
      await other.client.send('payeeCard.detail', { by: 'share', id: shareCode }),
      errorCodes.shareCodeInvalid,
    );
    const mine = await owner.client.call('payeeCard.detail', { by: 'card', id: card.cardId });
    assert.equal(mine.card.state, 'reported');
    refused(await owner.client.send('payeeCard.share', { cardId: card.cardId }), errorCodes.shareCodeInvalid);
    await sandbox.console.action('requestCard.clearReport', { cardId: card.cardId });
    const again = await other.client.call('payeeCard.detail', { by: 'share', id: shareCode });
    const answer = { popInfoId: again.popInfoId ?? '', reason: 'impersonation' } as const;
    await other.client.call('payeeCard.popInfoDeal', { ...answer, action: 'ignore' });
    await other.client.call('payeeCard.popInfoDeal', { ...answer, action: 'report' });
    refused(
      await payer.client.send('payeeCard.detail', { by: 'share', id: shareCode }),
      errorCodes.shareCodeInvalid,
    );
  });

  test('a payer from the card’s own country is refused [F5.3-07]', async () => {
    const card = await complete();
    await owner.client.call('payeeCard.shareInfoUpdate', {
      cardId: card.cardId,
      sourceCountry: 'AUS',
      validDays: 1,
    });
    const { shareCode } = await owner.client.call('payeeCard.share', { cardId: card.cardId });
    const neighbour = await signUp(sandbox, 'AUS');
    await sandbox.db
      .updateTable('payers')
      .set({ countryCode: 'PHL' })
      .where('id', '=', neighbour.payerId)
      .execute();
    refused(
      await neighbour.client.send('payeeCard.detail', { by: 'share', id: shareCode }),
      errorCodes.sameCountry,
    );
  });

  test('nobody pays by the card of an account that staff have frozen', async () => {
    const shareCode = await shared();
    const params = await order(shareCode);
    await sandbox.console.action('account.freeze', { payerId: owner.payerId });
    refused(await payer.client.send('payeeCard.orderCreate', params), errorCodes.shareCodeInvalid);
    refused(await sandbox.client().send('payeeCard.asked', { shareCode }), errorCodes.shareCodeInvalid);
    await sandbox.console.action('account.unfreeze', { payerId: owner.payerId });
    await payer.client.call('payeeCard.detail', { by: 'share', id: shareCode });
  });
});
