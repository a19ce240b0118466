import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fetchOrder, ordered, payOf, type Remitter, remitter } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

let sandbox: TestSandbox;
let person: Remitter;
let link: string;
before(async () => {
  sandbox = await startTestSandbox({ quiet: true });
  person = await remitter(sandbox);
  link = await refundPage(person);
});
after(() => sandbox.close());

async function refundPage(payer: Remitter): Promise<string> {
  const order = await ordered(payer);
  await payer.client.call('order.pay', payOf(order, 120));
  await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '400.00' });
  await payer.client.call('order.requestRefund', { seqNo: order.seqNo, reason: 'RATE' });
  await sandbox.console.moveOrder(order.seqNo, 'REFUND_ING');
  return (await fetchOrder(payer.client, order.seqNo)).refundDetails?.refundInfoLink ?? '';
}
const ticketFor = async (of = person, about = link): Promise<string> =>
  (await of.client.call('user.webTicket', { link: about })).ticket ?? '';
const shown = async (token: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(`${link}?token=${token}`, init)).status;

describe('a ticket for a page of the web', () => {
  test('opens the page once', async () => {
    const ticket = await ticketFor();
    assert.equal(await shown(ticket, { method: 'HEAD' }), 404);
    assert.deepEqual([await shown(ticket), await shown(ticket)], [200, 404]);
  });

  test('of two at the same moment one is shown', async () => {
    const ticket = await ticketFor();
    const both = await Promise.all([shown(ticket), shown(ticket)]);
    assert.deepEqual(both.sort(), [200, 404]);
  });

  test('counts for a minute', async () => {
    const ticket = await ticketFor();
    await sandbox.console.advance(61_000);
    assert.equal(await shown(ticket), 404);
  });

  test('counts on the host that it is for and no other', async () => {
    const ticket = await ticketFor();
    const elsewhere = link.replace('127.0.0.1', 'localhost');
    assert.equal((await fetch(`${elsewhere}?token=${ticket}`)).status, 404);
    assert.equal(await shown(ticket), 200);
  });

  test('shows its own payer’s things only', async () => {
    const other = await remitter(sandbox);
    assert.equal(await shown(await ticketFor(other)), 404);
  });

  test('ends with the session that asked for it', async () => {
    const other = await remitter(sandbox);
    const own = await refundPage(other);
    const ticket = await ticketFor(other, own);
    await other.client.call('login.logout', {});
    assert.equal((await fetch(`${own}?token=${ticket}`)).status, 404);
  });

  test('the session’s own token opens nothing', async () => {
    assert.equal(await shown(person.client.token), 404);
    assert.equal((await fetch(link)).status, 404);
  });

  test('is for pages that take one, on this very host', async () => {
    const host = new URL(sandbox.url).host;
    const links = [
      `${sandbox.url}/pay/abc`,
      sandbox.url,
      `http://evil.${host}/refund/1`,
      `http://${host}@evil.test/refund/1`,
      `http://evil.test/refund/1?${host}`,
      `http://evil.test\\@${host}/refund/1`,
      'https://www.homeward.example/refund/1',
      `javascript:alert("${host}/refund/")`,
      '/refund/1',
    ];
    for (const about of links) assert.deepEqual([about, await ticketFor(person, about)], [about, '']);
  });

  test('is in no log and in no table as it is', async () => {
    const ticket = await ticketFor();
    assert.ok(!JSON.stringify(await sandbox.console.calls({ limit: 50 })).includes(ticket));
    const rows = await sandbox.db.selectFrom('webTickets').selectAll().execute();
    assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(ticket));
  });
});
