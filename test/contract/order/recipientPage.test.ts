import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { ordered, type Remitter, remitter } from '../support/orders';
import { phoneContact, refused, ticketFor } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const DAY = 86_400_000;

describe("the recipient's page of an order", () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const visitor = () => sandbox.client();
  const share = async (seqNo: string) => {
    const { url } = await person.client.call('common.shareOverall', { page: 'track', seqNo });
    return new URL(url).searchParams.get('code') ?? '';
  };

  test('whoever has its link sees amount, bank, initials and how far it is, and nothing else', async () => {
    const order = await ordered(person);
    const token = await share(order.seqNo);
    assert.ok(token.length >= 32);
    const seen = await visitor().call('common.orderByToken', { token });
    assert.deepEqual(seen, {
      arrivalEstimateAt: order.arrivalEstimateAt,
      status: order.status,
      targetCountry: order.targetCountry,
      targetAmount: order.targetAmount,
      initials: order.payerInfo.fullName
        .split(' ')
        .map(([first]) => first)
        .join(''),
      payeeLabel: order.payeeInfo.payeeLabel,
      createTime: order.createTime,
    });
    const told = JSON.stringify(seen);
    for (const secret of [
      order.seqNo,
      order.id,
      order.payeeInfo.name,
      order.payerInfo.fullName,
      person.payerId,
    ])
      assert.ok(!told.includes(secret), secret);
    refused(await visitor().send('common.orderByToken', { token: 'x'.repeat(32) }), errorCodes.notFound);
  });

  test('only its payer makes it, shares the same one again, and takes it back', async () => {
    const { seqNo } = await ordered(person);
    const stranger = await remitter(sandbox);
    for (const [client, code] of [
      [visitor(), errorCodes.loginExpired],
      [stranger.client, errorCodes.orderNotFound],
    ] as const)
      refused(await client.send('common.shareOverall', { page: 'track', seqNo }), code);
    const shown = async () => (await person.client.call('order.details', { seqNo })).share;
    assert.equal(await shown(), undefined);
    const token = await share(seqNo);
    assert.equal(await share(seqNo), token);
    assert.deepEqual(await shown(), { code: token, link: `${sandbox.url}/track?code=${token}` });
    refused(await stranger.client.send('order.shareEnd', { seqNo }), errorCodes.orderNotFound);
    assert.deepEqual(await person.client.call('order.shareEnd', { seqNo }), { ended: true });
    refused(await visitor().send('common.orderByToken', { token }), errorCodes.notFound);
    assert.deepEqual(await person.client.call('order.shareEnd', { seqNo }), { ended: false });
    assert.notEqual(await share(seqNo), token, 'a link that was taken back never opens again');
  });

  test('it counts until 30 days after the arrival, however late the bank says its last word', async () => {
    const { seqNo } = await ordered(person);
    const token = await share(seqNo);
    const opens = () => visitor().send('common.orderByToken', { token });
    await sandbox.console.moveOrder(seqNo, 'BANK_REMITTED');
    await sandbox.console.advance(29 * DAY);
    assert.equal((await opens()).envelope.code, '0');
    await sandbox.console.advance(DAY + 1);
    refused(await opens(), errorCodes.notFound);
    const contact = phoneContact(person.phoneNumber);
    const { ticket } = await ticketFor(sandbox, person.client, contact, 'login');
    await person.client.call('login.userInfo', { ...contact, ticket });
    const late = await person.client.send('common.shareOverall', { page: 'track', seqNo });
    refused(late, errorCodes.badParams);
    assert.match(late.envelope.msg, /^This transfer ended more than 30 days ago, /);
  });
});
