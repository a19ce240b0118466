import assert from 'node:assert/strict';
import { fillCardPerson, picture, sharedCard } from '../steps/cardSteps';
import { journey, type Driver } from '../driver';
import { words } from '../steps/formSteps';
import { enter, newestOrder, register, remitter, signedIn } from '../steps/people';
import { choose, onPage, patient } from '../steps/paySteps';
import { orderSucceeds } from '../steps/steps';
import { uploaded } from '../steps/uploadSteps';

const openLink = (d: Driver, code: string): Promise<void> =>
  d.open('collectionCardDetail', { params: { shareCode: code } });

journey('a card is made, completed and shared [P1-10]', async (d, { person: user, sandbox }) => {
  await register(sandbox, user);
  await enter(d, user, sandbox.console);
  await d.open('collectionCards');
  await d.tap('cards-create');
  await d.tap('card-country');
  await d.fill('card-country-option-search', 'Philippines');
  await d.tap('card-country-option-PHL');
  await d.tap('card-create-submit');
  await d.see('First name is required');
  await fillCardPerson(d);
  await d.tap('card-create-submit');
  await d.see('Incomplete');

  await d.tap('part-bank');
  await d.tap('way-bank');
  await d.pick('own-payee-phl-bank-bankCode', 'BDO Unibank');
  await d.fill('own-payee-phl-bank-accountNumber', '0012300045');
  await d.tap('card-account-save');
  await d.see('Document needed');

  await d.tap('part-identity');
  await d.tap('payee-document-nationalId');
  await d.upload('payee-document-front', picture('front'));
  await d.upload('payee-document-back', picture('back'));
  for (const side of ['front', 'back']) await uploaded(d, `payee-document-${side}`);
  await d.tap('payee-document-submit');
  await d.see('Check the document number');
  await d.fill('payee-document-number', 'P1234567');
  await d.tap('payee-document-submit');
  await d.see('Checking');
  await sandbox.console.advance(30_000);
  await d.see('card-share');

  await d.tap('card-share');
  await d.pick('share-source', 'Australia');
  await d.fill('share-amount', '5000');
  await d.fill('share-remark', 'July rent');
  await d.tap('share-make');
  await d.see('share-send');
  await d.tap('share-link');
  await d.see('Copied');
  assert.match(await d.clipboard(), /\/personalCollection\/cardDetail\?shareCode=/);
});

journey('a card is paid by its link: one order for two taps, then paid [P1-11]', async (d, context) => {
  const { sandbox, person: user } = context;
  const { code } = await sharedCard(context);
  const { client } = await remitter(sandbox, user);
  await enter(d, user, sandbox.console);
  await openLink(d, code);
  await d.see('Maria Santos is asking for');
  await d.see('2,000.00');
  await d.pick('card-purpose', 'Family support');
  await d.pick('card-relation', 'Friend');
  await d.doubleTap('card-pay');
  await d.seePath('/personalCollection/waitOrderPay');
  await d.see('Time left to pay');
  const { rows } = await client.call('payeeCard.recordList', { role: 'payer', pageSize: 10 });
  assert.equal(rows.length, 1);
  await d.tap('card-wait-choose');
  await d.see('payment-next');
  await d.open('collectionOrderList', { params: { role: 'payer' } });
  await d.tap(`record-${rows[0]?.seqNo}`);
  await d.seePath('/personalCollection/waitOrderPay');
  await d.tap('card-abandon');
  await d.tap('card-abandon-confirm');
  await d.seePath('/personalCollection/orderDetail');
  await d.see('Cancelled');
});

journey(
  'a payer of the euro area pays a card in euros',
  async (d, context) => {
    const { sandbox, person: user } = context;
    const { code } = await sharedCard(context);
    const { payerId, client } = await remitter(sandbox, user);
    await signedIn(d, user, client);
    await openLink(d, code);
    await d.see('2,000.00');
    await d.see('1 EUR = ');
    await d.pick('card-purpose', 'Family support');
    await d.pick('card-relation', 'Friend');
    await d.tap('card-pay');
    await d.seePath('/personalCollection/waitOrderPay');
    await d.tap('card-wait-choose');
    await d.seePath('/eu/paymentMethod');
    await d.see('payment-method-430');
    await d.dontSee('payment-method-120');
    await choose({ d, way: { market: 'EU', code: 430 } });
    await onPage(d, 'paid');
    await d.see('payment-paid', patient);
    await d.tap('check-order');
    await orderSucceeds(d, sandbox);
    const seqNo = await newestOrder(sandbox.console, payerId);
    const { order } = await sandbox.console.order(seqNo);
    assert.deepEqual([order.status, order.sourceCurrency], ['TRANSACTION_SUCCESS', 'EUR']);
  },
  { market: 'EU' },
);

journey(
  'an order by a card is left unpaid: both sides read in their messages what became of it',
  async (d, context) => {
    const { sandbox, person: user } = context;
    const { code, owner, client } = await sharedCard(context);
    await remitter(sandbox, user);
    await enter(d, user, sandbox.console);
    await openLink(d, code);
    await d.pick('card-purpose', 'Family support');
    await d.pick('card-relation', 'Friend');
    await d.tap('card-pay');
    await d.seePath('/personalCollection/waitOrderPay');

    const theirs = await context.another();
    await signedIn(theirs, owner, client);
    await theirs.open('messageCenter');
    await theirs.tap(words('message.card.waitPayment.title'));
    await theirs.seePath('/personalCollection/orderDetail');
    await theirs.see('Waiting for payment');

    await sandbox.console.advance(3 * 3_600_000 + 1000);
    await theirs.open('messageCenter');
    await theirs.see(words('message.card.timeout.content', { hours: 3 }));
    await d.open('messageCenter');
    await d.tap(words('message.order.PAYMENT_TIMEOUT.title'));
    await d.seePath('/bankOrder');
  },
);

journey('a card is reported and its link is dead [F5.3-18]', async (d, context) => {
  const { sandbox, person: user } = context;
  const { code, owner, client } = await sharedCard(context);
  await remitter(sandbox, user);
  await enter(d, user, sandbox.console);
  await openLink(d, code);
  await d.tap('card-report');
  await d.tap('report-submit');
  await d.see("Choose what's wrong");
  await d.tap('report-reason-impersonation');
  await d.tap('report-submit');
  await d.seePath('/personalCollection/cards');
  await openLink(d, code);
  await d.see('This link no longer works');
  await d.open('messageCenter');
  await d.see(words('message.card.reportTaken.title'));

  const theirs = await context.another();
  await signedIn(theirs, owner, client);
  await theirs.open('messageCenter');
  await theirs.tap(words('message.card.reported.title'));
  await theirs.seePath('/personalCollection/cardDetail');
  await theirs.see(words('requestCard.card.reported'));
});

journey('a request by its own address: the card that asks, or that it is gone', async (d, context) => {
  const { sandbox, person: user } = context;
  const { code } = await sharedCard(context);
  const { client } = await remitter(sandbox, user);
  const { popInfoId } = await client.call('payeeCard.detail', { by: 'share', id: code });
  await enter(d, user, sandbox.console);
  await d.open('confirmRemit', { params: { popInfoId } });
  await d.seePath('/personalCollection/cardDetail');
  await d.see('card-report');
  await d.open('confirmRemit', { params: { popInfoId: 'pop_unknown' } });
  await d.see('This request is closed');
  await d.tap('confirm-requests');
  await d.seePath('/personalCollection/cards');
});
