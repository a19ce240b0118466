import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ordered, payOf, remitter } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

describe('what someone on call sees', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const metrics = async (): Promise<Record<string, number>> => {
    const text = await (await fetch(`${sandbox.url}/metrics`)).text();
    return Object.fromEntries(
      text
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  };

  test('metrics count calls by code, orders by state, what is due and the money that is held', async () => {
    const person = await remitter(sandbox);
    const order = await ordered(person, { sourceAmount: '200' });
    await ordered(person, { sourceAmount: '300' });
    await person.client.send('order.get', { seqNo: 'no-such-order' });
    const seen = await metrics();
    assert.equal(seen['homeward_calls_total{call="order.commit",status="200",code="0"}'], 2);
    assert.equal(seen['homeward_call_seconds_count{call="order.commit"}'], 2);
    assert.equal(seen['homeward_calls_total{call="order.get",status="200",code="OrderNotFound"}'], 1);
    assert.equal(seen['homeward_orders{status="WAIT_PAYMENT"}'], 2);
    assert.equal(seen.homeward_due_age_seconds, 0);

    const { payLink } = await person.client.call('order.pay', payOf(order, 410));
    await fetch(`${sandbox.url}${new URL(payLink as string).pathname}/paid`, { method: 'POST' });
    const paid = await metrics();
    const due = Number(order.totalAmount.amount);
    assert.ok((paid['homeward_money_held{currency="AUD"}'] ?? 0) >= due, 'held while it is on its way');
    await sandbox.console.advance(600_000);
    const sent = await metrics();
    assert.equal(sent['homeward_money_held{currency="AUD"}'], undefined);
    assert.equal(sent['homeward_orders{status="TRANSACTION_SUCCESS"}'], 1);
    await sandbox.db
      .updateTable('orders')
      .set({ nextStepAt: sandbox.clock.now() - 90_000 })
      .where('status', '=', 'WAIT_PAYMENT')
      .execute();
    assert.ok(((await metrics()).homeward_due_age_seconds ?? 0) >= 90);
  });

  test('metrics are for this machine, and for others with the console token', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await fetch(`${sandbox.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.7', ...headers } }))
        .status;
    assert.equal(await asked({}), 401);
    assert.equal(await asked({ authorization: 'Bearer wrong' }), 401);
    assert.equal(await asked({ authorization: `Bearer ${sandbox.consoleToken}` }), 200);
  });

  test('an id leads from the answer to the log of calls; a caller may bring one, if it is one', async () => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(`${sandbox.url}/web/common/supportCountry`, { headers });
      return answer.headers.get('x-request-id');
    };
    const own = await ask({});
    assert.match(own ?? '', /^[\w-]{36}$/);
    assert.notEqual(await ask({}), own);
    assert.equal(await ask({ 'x-request-id': 'from-the-proxy-1' }), 'from-the-proxy-1');
    assert.match((await ask({ 'x-request-id': 'a b"}' })) ?? '', /^[\w-]{36}$/);
    const reply = await sandbox
      .client()
      .send('common.supportCountry', {}, { 'x-request-id': 'from-a-client-1' });
    assert.equal(reply.status, 200);
    const { calls } = await sandbox.console.get<{ calls: { requestId: string }[] }>('/calls');
    assert.equal(calls[0]?.requestId, 'from-a-client-1');
  });
});
