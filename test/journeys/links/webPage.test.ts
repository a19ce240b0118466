import assert from 'node:assert/strict';
import { fetchOrder, ordered, payOf } from '../../contract/support/orders';
import { journey, type Driver, type JourneyContext } from '../driver';
import { remitter, signedIn, type Payer } from '../steps/people';

async function refunded({ sandbox, person }: JourneyContext): Promise<Payer & { seqNo: string }> {
  const payer = await remitter(sandbox, person);
  const order = await ordered({ ...payer, market: 'AUS' });
  const { seqNo } = order;
  await payer.client.call('order.pay', payOf(order, 120));
  await sandbox.console.action('payment.receive', { seqNo, amount: '400.00' });
  await payer.client.call('order.requestRefund', { seqNo, reason: 'RATE' });
  await sandbox.console.moveOrder(seqNo, 'REFUND_ING');
  return { ...payer, seqNo };
}

async function pageOf(d: Driver): Promise<{ address: string; text: string }> {
  if (d.target === 'h5') await d.tap('webview-open');
  return d.openedPage();
}

journey(
  'a link that asks for the session gets nothing of it; the app’s own page gets a ticket that opens it once',
  async (d, context) => {
    const { sandbox, person } = context;
    const { client, payerId, seqNo } = await refunded(context);
    const { refundDetails } = await fetchOrder(client, seqNo);
    const link = refundDetails?.refundInfoLink ?? assert.fail('no page about the refund');
    const tickets = () => sandbox.console.calls({ call: 'user.webTicket', payerId });
    await signedIn(d, person, client);

    await d.open('/webview', { query: { link: 'https://evil.test/', needToken: '1', tokenKey: 'sid' } });
    await d.see("We can't open this link");
    for (const needToken of ['1', 'true']) {
      await d.open('/webview', { query: { link, needToken } });
      const page = await pageOf(d);
      assert.equal(page.address, link);
      assert.match(page.text, /Open this page from the app/);
    }
    await d.open('webview', { params: { link, needToken: true } });
    assert.equal((await pageOf(d)).address, link);
    assert.deepEqual(await tickets(), []);

    await d.open('bankOrder', { params: { seqNo } });
    await d.tap('order-refund-info');
    const page = await pageOf(d);
    assert.match(page.text, /400\.00 AUD[^]*On its way/);
    assert.match(page.address, /\?token=[\w-]{43}$/);
    assert.ok(!page.address.includes(client.token));
    assert.equal((await tickets()).length, 1);
    assert.equal((await fetch(page.address.replace(/^http:\/\/[^/]+/, sandbox.url))).status, 404);
  },
  { everyTarget: true },
);
