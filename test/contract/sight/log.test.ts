import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ordered, remitter } from '../support/orders';
import { type Observed, startObserved } from '../support/spans';

// Another process could not write into this list.
const skip = Boolean(process.env.PAIR_SEED);

describe('the log for machines', { skip }, () => {
  let observed: Observed;
  before(async () => {
    observed = await startObserved('debug');
  });
  after(() => observed.close());

  test('each request is a line with the id of its answer, its route, status and time; a call with its code too', async () => {
    observed.lines.length = 0;
    await observed.sandbox.client().send('common.supportCountry', {}, { 'x-request-id': 'from-a-client-2' });
    await fetch(`${observed.sandbox.url}/image/nobody-may-read-this.png`, {
      headers: { 'x-request-id': 'from-a-page-1' },
    });
    const [call, page] = ['from-a-client-2', 'from-a-page-1'].map((id) =>
      observed.logged().find(({ reqId }) => reqId === id),
    );
    assert.equal(call?.level, 'info');
    assert.match(String(call?.time), /^\d{4}-/);
    assert.deepEqual(call?.req, { method: 'GET', route: '/web/common/supportCountry' });
    assert.deepEqual([call?.res, call?.call, call?.code], [{ status: 200 }, 'common.supportCountry', '0']);
    assert.equal(typeof call?.ms, 'number');
    assert.deepEqual([page?.res, page?.call], [{ status: 404 }, undefined]);
    assert.ok(!observed.lines.join('').includes('nobody-may-read-this'), 'a route, never an address');
  });

  test('no personal data is in logs, metrics or traces, whatever happens', async () => {
    observed.lines.length = 0;
    const person = await remitter(observed.sandbox);
    const order = await ordered(person);
    await person.client.send('order.get', { seqNo: order.seqNo });
    await person.client.send('order.get', { seqNo: 'Wrong-Canary-1' });
    await fetch(`${observed.sandbox.url}/web/order/no?name=Qzcanary&token=${person.client.token}`);
    await observed.sandbox.db.schema.alterTable('payees').renameTo('payees_gone').execute();
    await person.client.send('payee.list', { country: 'CHN' });
    await observed.sandbox.db.schema.alterTable('payees_gone').renameTo('payees').execute();
    observed.sandbox.runtime.log?.warn(
      { headers: { token: person.client.token }, params: { name: 'Nguyen' } },
      'careless',
    );
    await observed.sandbox.console.advance(600_000);

    const faults = observed.logged().filter(({ msg }) => msg === 'fault');
    assert.equal(faults.length, 1);
    assert.equal(faults[0]?.where, 'payee.list');
    assert.match(String(faults[0]?.err), /database error 42P01\n/);
    assert.ok(observed.logged().some(({ reqId }) => reqId === faults[0]?.reqId && reqId !== undefined));
    const { outbox } = await observed.sandbox.console.get<{ outbox: { recipient: string; body: string }[] }>(
      '/outbox',
    );
    assert.ok(outbox.length > 0);
    const traced = observed
      .spans()
      .map(({ name, attributes, status, events }) => ({ name, attributes, status, events }));
    const names = new Set(traced.map(({ name }) => name));
    for (const name of ['order.commit', 'insert orders', 'payee.list', 'select payees'])
      assert.ok(names.has(name), name);
    const told = [
      ...observed.lines,
      await (await fetch(`${observed.sandbox.url}/metrics`)).text(),
      JSON.stringify(traced),
    ].join('');
    const secrets = [
      ...[person.phoneNumber, person.client.token, order.seqNo],
      ...['Nguyen', '6228480012345678903', '13912345678', 'Qzcanary', 'Wrong-Canary-1', 'test-console'],
      ...outbox.flatMap(({ recipient, body }) => [recipient, body]),
    ];
    assert.deepEqual(
      secrets.filter((secret) => told.includes(secret)),
      [],
    );
  });
});
