import assert from 'node:assert/strict';
import { siblingPayee } from '../../contract/support/payees';
import { journey } from '../driver';
import { enter, remitter, withOrder } from '../steps/people';
import { quote } from '../steps/steps';

journey(
  'another payee for an order, confirmed by a code; then another relation',
  async (d, { person, sandbox }) => {
    const { client, seqNo } = await withOrder(sandbox, person);
    const { payee } = await client.call('payee.add', siblingPayee);
    await enter(d, person, sandbox.console);
    await sandbox.console.advance(61_000);
    await d.open('bankOrder', { params: { seqNo } });
    await d.tap('order-change-payee');
    await d.tap(`payee-${payee.id}`);
    await d.seePath('/confirmChangePayee');
    await d.see('赵敏');
    await d.tap('change-code-send');
    await d.see('Sent to');
    await d.tap('change-submit');
    await d.see('Enter the 6-digit code');
    await d.fill('change-code', await sandbox.console.captchaFor(person.phone));
    await d.doubleTap('change-submit');
    await d.seePath('/bankOrder');
    await d.see('赵敏');
    const { order } = await client.call('order.get', { seqNo });
    assert.equal(order.payeeId, payee.id);

    await d.tap('order-relation');
    await d.see('relation-item');
    await d.pick('relation', 'Friend');
    await d.tap('relation-submit');
    await d.seePath('/bankOrder');
    assert.equal((await client.call('order.get', { seqNo })).order.relationEnum?.code, 'friend');
  },
);

journey('a payee added for an order gets that order’s money', async (d, { person, sandbox }) => {
  const { client, seqNo } = await withOrder(sandbox, person);
  await enter(d, person, sandbox.console);
  await sandbox.console.advance(61_000);
  await d.open('bankOrder', { params: { seqNo } });
  await d.tap('order-change-payee');
  await d.tap('change-add');
  await d.tap('change-method-alipay');
  await d.fill('payee-chn-alipay-name', '赵敏');
  await d.pick('payee-chn-alipay-relationshipToReceiver', 'Brother or sister');
  await d.fill('payee-chn-alipay-alipayAccount', 'min.zhao@example.cn');
  await d.tap('payee-form-submit');
  await d.seePath('/confirmChangePayee');
  await d.see('赵敏');
  await d.tap('change-code-send');
  await d.see('Sent to');
  await d.fill('change-code', await sandbox.console.captchaFor(person.phone));
  await d.tap('change-submit');
  await d.seePath('/bankOrder');
  assert.equal((await client.call('order.get', { seqNo })).order.payeeInfo.name, '赵敏');
});

journey(
  'the bank sent the money back: its reason, the details corrected, and the money goes out again and arrives',
  async (d, { person, sandbox }) => {
    const { client, payeeId, seqNo } = await withOrder(sandbox, person);
    for (const to of ['PAYMENT_RECEIVED', 'BANK_PROCESSING']) await sandbox.console.moveOrder(seqNo, to);
    await sandbox.console.moveOrder(seqNo, 'BANK_REMIT_FAILED', { note: 'nameDiffers' });
    await enter(d, person, sandbox.console);
    await sandbox.console.advance(61_000);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see("The name doesn't match the account holder's.");
    await d.see('Correct Min Zhao');
    await d.tap('order-correct-payee');
    await d.seeValue('payee-chn-bank-name', 'Min Zhao');
    await d.fill('payee-chn-bank-name', 'Min Zhou');
    await d.tap('payee-form-submit');
    await d.seePath('/confirmChangePayee');
    await d.see('Corrected details');
    await d.tap('change-code-send');
    await d.see('Sent to');
    await d.fill('change-code', await sandbox.console.captchaFor(person.phone));
    await d.tap('change-submit');
    await d.seePath('/bankOrder');
    const { order } = await client.call('order.get', { seqNo });
    assert.deepEqual(
      [order.status, order.payeeId, order.payeeInfo.name],
      ['BANK_PROCESSING', payeeId, 'Min Zhou'],
    );
    await sandbox.console.moveOrder(seqNo, 'BANK_REMITTED');
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('order-receipt');
    await d.see('Min Zhou');
  },
);

journey(
  'a payee whose check failed is corrected on the way to the confirmation [F4.6-03 P4.3-10]',
  async (d, { person, sandbox }) => {
    const { client, payeeId } = await remitter(sandbox, person);
    await sandbox.console.action('payee.authStatus', { payeeId, status: 'Fail' });
    await enter(d, person, sandbox.console);
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.tap(`payee-${payeeId}`);
    await d.seePath('/payee/detail');
    await d.see('Verification failed');
    await d.dontSee('payee-choose');
    await d.tap('payee-edit');
    await d.seeValue('payee-chn-bank-name', 'Min Zhao');
    await d.fill('payee-chn-bank-name', 'Min Zhou');
    await d.tap('payee-form-submit');
    await d.seePath('/confirmRemit');
    await d.see('Min Zhou');
    assert.equal((await client.call('payee.info', { payeeId })).payee.name, 'Min Zhou');
  },
);

journey(
  'what is not certain about a payee is said with them, and their word is asked for',
  async (d, { person, sandbox }) => {
    const { client, payeeId } = await remitter(sandbox, person);
    await client.call('payeeShare.exchangeAuthGetUrl', { sourceCountry: 'AUS', payeeId });
    await enter(d, person, sandbox.console);
    await d.open('payeeDetail', { params: { payeeId } });
    await d.see('Your recipient needs to agree to the currency exchange');
    await d.tap('payee-ask');
    await d.tap('share-payee-make');
    await d.see('share-payee-send');
    await d.open('payeeDetail', { params: { payeeId } });
    await d.see('Verifying');
  },
);

journey(
  'the payee’s address for an order; an incomplete payee is completed',
  async (d, { person, sandbox }) => {
    const { client, payeeId, seqNo } = await withOrder(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.open('bankOrder', { params: { seqNo } });
    await d.tap('order-address');
    await d.tap('improve-address-submit');
    await d.see('City is required');
    await d.fill('payee-address-chn-street', '88 Renmin Road');
    await d.fill('payee-address-chn-city', 'Shanghai');
    await d.tap('improve-address-submit');
    await d.seePath('/bankOrder');
    const { payee } = await client.call('payee.info', { payeeId });
    assert.deepEqual([payee.street, payee.city], ['88 Renmin Road', 'Shanghai']);

    await d.open('completePayee', { params: { payeeId } });
    await d.pick('payee-chn-bank-relationshipToReceiver', 'Friend');
    await d.tap('complete-submit');
    await d.see('payee-send');
    const completed = await client.call('payee.info', { payeeId });
    assert.equal(completed.payee.relationshipToReceiver, 'friend');
  },
);
