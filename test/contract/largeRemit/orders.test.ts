import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { evidenceCodes, largeRemitCodes } from '@/contracts/errors/server';
import { codes } from '../../../sandbox/dispatch/refusal';
import { committed, priced } from '../support/corridor';
import { addPayee, demoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';
import { fetchOrder, payOf, sendCommit } from '../support/orders';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';
import { hour, large, second, status, step } from './steps';

describe('orders of large remittances', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('the paid order lies safe for a day: a reminder an hour before, or given up in full [F5.5-14 F5.5-15 F4.7-06]', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await sandbox.console.action('largeRemit.label', { payerId: person.payerId, label: 'LARGE_WHITE' });
    assert.deepEqual(
      [(await status(person)).userLabel, (await status(person)).eligible],
      ['LARGE_WHITE', true],
    );
    const paid = async () => {
      const { order, supplements } = await committed(person.client, { ...person, ...large });
      assert.deepEqual(supplements, []);
      await person.client.call('order.pay', payOf(order, 120));
      await sandbox.console.action('payment.settle', { seqNo: order.seqNo, outcome: 'paid' });
      await sandbox.console.advance(11 * second);
      return order.seqNo;
    };
    const first = await paid();
    const safe = await person.client.call('largeRemit.behavior', { seqNo: first });
    assert.equal(safe.canAbandon, true);
    assert.equal(safe.safeWaitUntil, (await fetchOrder(person.client, first)).safeUntil ?? 0);
    await sandbox.console.advance(20 * hour);
    assert.equal((await fetchOrder(person.client, first)).status, 'PAYMENT_SUCCESS');
    const told = async (kind: string) =>
      (await person.client.call('message.list', { pageSize: 50 })).rows.filter(
        (row) => row.titleKey === `message.order.${kind}.title`,
      );
    const reminders = () => told('LARGE_REMINDER');
    assert.deepEqual(
      (await told('SAFE')).map(({ params }) => params),
      [{ seqNo: first, hours: '24' }],
    );
    await sandbox.console.advance(3 * hour - 60 * second);
    await sandbox.console.tick();
    assert.equal((await reminders()).length, 0);
    await sandbox.console.advance(60 * second);
    await sandbox.console.tick();
    const { safeUntil } = await fetchOrder(person.client, first);
    assert.deepEqual(
      (await reminders()).map(({ params }) => params),
      [{ seqNo: first, until: String(safeUntil) }],
    );
    await sandbox.console.advance(1.5 * hour);
    assert.notEqual((await fetchOrder(person.client, first)).status, 'PAYMENT_SUCCESS');
    refused(await step(person, { behavior: 'abandon', seqNo: first }), largeRemitCodes.wrongStep);

    const second_ = await paid();
    await person.client.call('largeRemit.updateBehavior', { behavior: 'abandon', seqNo: second_ });
    const given = await person.client.call('order.details', { seqNo: second_ });
    assert.equal(given.order.status, 'REFUND_REQUEST');
    assert.equal(given.refunds[0]?.amount.amount, given.order.totalAmount.amount);
    refused(await step(person, { behavior: 'abandon' }), codes.badParams);
  });

  test('an order that is held for papers is reminded of no payout', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await sandbox.console.action('largeRemit.label', { payerId: person.payerId, label: 'LARGE_WHITE' });
    const { order } = await committed(person.client, { ...person, ...large, relation: 'parents' });
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.settle', { seqNo: order.seqNo, outcome: 'paid' });
    await sandbox.console.advance(11 * second);
    const { status: held, supplementsUntil = 0 } = await fetchOrder(person.client, order.seqNo);
    assert.equal(held, 'PAYMENT_SUCCESS');
    await sandbox.console.advance(supplementsUntil - sandbox.clock.now() - 60 * second);
    await sandbox.console.tick();
    const { rows } = await person.client.call('message.list', { pageSize: 50 });
    assert.ok(rows.every(({ titleKey }) => titleKey !== 'message.order.LARGE_REMINDER.title'));
  });

  test('a payee who is someone else is proved with both declarations, which are kept and read back [P4.3-28]', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    const { client, market, payeeId } = person;
    await sandbox.console.action('largeRemit.label', { payerId: person.payerId, label: 'LARGE_WHITE' });
    const place = () => committed(client, { ...person, ...large, relation: 'parents' });
    const { order, supplements } = await place();
    assert.deepEqual(
      supplements.map(({ kind }) => kind),
      ['relationshipProof'],
    );
    const hand = async (declarations?: readonly string[]) =>
      client.send('evidence.submit', {
        countryCode: market,
        verifyType: 'relationshipProof',
        fileType: 'birthCertificate',
        images: [await uploaded(client, 'paper.png', market)],
        fileNames: ['paper.png'],
        seqNo: order.seqNo,
        ...(declarations ? { declarations } : {}),
      });
    const proof = async (seqNo: string) =>
      (await client.call('evidence.info', { countryCode: market, seqNo })).list[0];
    const none = refused(await hand(), evidenceCodes.declarationsMissing);
    assert.deepEqual(none, { declarations: ['known', 'ownWill'] });
    const half = refused(await hand(['known']), evidenceCodes.declarationsMissing);
    assert.deepEqual(half, { declarations: ['ownWill'] });
    refused(await hand(['known', 'ownWill', 'richSoon']), codes.badParams);
    assert.deepEqual(
      [(await proof(order.seqNo))?.status, (await proof(order.seqNo))?.declarations],
      ['WaitUpload', undefined],
    );
    assert.equal((await hand(['ownWill', 'known'])).envelope.code, '0');
    const kept = await proof(order.seqNo);
    assert.deepEqual([kept?.status, kept?.declarations], ['UnderReview', ['ownWill', 'known']]);

    // A declaration covers the payee's next transfer; a paper without one does not.
    await sandbox.console.advance(21 * second);
    assert.equal((await proof((await place()).order.seqNo))?.status, 'Passed');
    await sandbox.db
      .updateTable('evidence')
      .set({ answers: JSON.stringify({}) as never })
      .where('payeeId', '=', payeeId)
      .execute();
    assert.equal((await proof((await place()).order.seqNo))?.status, 'WaitUpload');
  });

  test('a payee who was asked for their word gives it before a large order, and is told of to whoever changes to them', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    const { client, payerId } = person;
    const payeeId = await addPayee(sandbox, payerId, 'CHN', { relation: 'parents' });
    await sandbox.console.action('largeRemit.label', { payerId, label: 'LARGE_WHITE' });
    const wanted = { ...person, ...large, payeeId, relation: 'parents' };
    const place = async () => sendCommit(client, await priced(client, wanted));
    const { order } = await committed(client, wanted);
    const { shareCode } = await client.call('payeeShare.getUrl', { sourceCountry: 'AUS', payeeId });
    refused(await place(), largeRemitCodes.payeeUnconfirmed);
    await assert.rejects(sandbox.console.moveOrder(order.seqNo, 'BANK_REMIT_FAILED'), /hasn't confirmed yet/);
    await sandbox.console.moveOrder(order.seqNo, 'BANK_REMIT_FAILED', { overrule: true });
    const other = await addPayee(sandbox, payerId, 'CHN', { relation: 'parents' });
    await client.call('order.payeeChange', { seqNo: order.seqNo, payeeId: other });
    await client.call('payeeShare.getUrl', { sourceCountry: 'AUS', payeeId: other });
    refused(
      await client.send('order.payeeChange', { seqNo: order.seqNo, payeeId: other }),
      largeRemitCodes.payeeUnconfirmed,
    );
    await committed(client, { ...person, payeeId, amount: '100', relation: 'parents' });
    await sandbox.db.updateTable('payeeShares').set({ expiresAt: 1 }).where('code', '=', shareCode).execute();
    refused(await place(), largeRemitCodes.payeeUnconfirmed);
    await sandbox.db.updateTable('payeeShares').set({ step: 'done' }).where('code', '=', shareCode).execute();
    assert.equal((await place()).envelope.code, '0');
  });
});
