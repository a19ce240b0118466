import assert from 'node:assert/strict';
import { journey } from './driver';
import { enter, newestOrder, remitter, withOrder } from './steps/people';
import { confirm, quote } from './steps/steps';

const down = { kind: 'httpStatus', detail: { status: 503 } } as const;

journey('nothing is confirmed that is not on the screen', async (d, { person, sandbox }) => {
  const { console } = sandbox;
  const { payerId, payeeId } = await remitter(sandbox, person);
  await enter(d, person, console);
  await quote(d, 'China', '500');
  await d.tap('remit-send');
  await d.see(`payee-${payeeId}`);

  await console.fault({ call: 'payee.info', ...down, times: 99 });
  await console.fault({ call: 'common.getEnum', ...down, times: 99 });
  await d.tap(`payee-${payeeId}`);
  await d.see("We couldn't load this recipient's details");
  await d.see('confirm-purpose-options-retry');
  await d.see('confirm-relation-options-retry');
  assert.equal(await d.enabled('confirm-submit'), false);

  await console.clearFaults();
  await console.fault({ call: 'common.getEnum', ...down, times: 99 });
  await d.tap('confirm-payee-retry');
  await d.see('Min Zhao');
  await d.tap('confirm-submit');
  await d.see('Choose a relationship');
  assert.equal((await console.payer(payerId)).orders.length, 0);

  await console.clearFaults();
  await d.tap('confirm-purpose-options-retry');
  await d.tap('confirm-relation-options-retry');
  await confirm(d);
  await d.see('payment-methods');
  assert.ok(await newestOrder(console, payerId));
});

journey('a refund asks for its reasons again where they did not come', async (d, { person, sandbox }) => {
  const { console } = sandbox;
  const { seqNo } = await withOrder(sandbox, person);
  await console.moveOrder(seqNo, 'PAYMENT_RECEIVED');
  await enter(d, person, console);
  await console.fault({ call: 'common.getEnum', ...down, times: 99 });
  await d.open('orderRefund', { params: { seqNo } });
  await d.see('refund-reason-options-retry');
  assert.equal(await d.enabled('refund-reason'), false);
  await console.clearFaults();
  await d.tap('refund-reason-options-retry');
  await d.pick('refund-reason', 'It takes too long');
  await d.see('It takes too long');
});
