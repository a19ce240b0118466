import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { orderStory } from '@/domain/statuses';
import { committed } from '../support/corridor';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';
import { fetchOrder, payOf } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';
import { hour, large, prove, second, step, stepsDone } from './steps';

const day = 24 * hour;

describe('a large transfer whose signature is still looked at when it is made', () => {
  let sandbox: TestSandbox;
  let person: DemoPayer;
  let seqNo: string;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  /** The review is by the console only. */
  beforeEach(async () => {
    person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await prove(person);
    await sandbox.console.advance(21 * second);
    await stepsDone(person);
    await sandbox.db
      .updateTable('largeRemits')
      .set({ materialReviewAt: null })
      .where('payerId', '=', person.payerId)
      .execute();
    const made = await committed(person.client, { ...person, ...large });
    assert.deepEqual(made.supplements, []);
    seqNo = made.seqNo;
  });

  const pay = async (): Promise<void> => {
    await person.client.call('order.pay', payOf(await fetchOrder(person.client, seqNo), 120));
    await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
    await sandbox.console.advance(11 * second);
  };
  const decide = (passed: boolean) =>
    sandbox.console.action('largeRemit.decide', { payerId: person.payerId, passed });
  const story = async () => {
    const order = await fetchOrder(person.client, seqNo);
    const { rows } = await person.client.call('order.listRecords', { tab: 'all', pageSize: 20 });
    const row = rows.find((one) => one.seqNo === seqNo);
    assert.ok(row);
    const { twist, acts, arrival } = orderStory(order);
    assert.deepEqual([orderStory(row).twist, orderStory(row).arrival], [twist, arrival]);
    return [order.status, twist, acts, arrival.kind];
  };
  const asked = async () =>
    (await person.client.call('evidence.info', { countryCode: 'AUS', seqNo })).list.map(
      ({ verifyType, status, rejectReason }) => [verifyType, status, rejectReason],
    );
  const told = async () =>
    (await person.client.call('message.list', { pageSize: 50 })).rows
      .filter((row) => row.seqNo === seqNo)
      .map(({ titleKey }) => titleKey.replace(/^message\.(order\.)?|\.title$/g, ''));
  const signAgain = async (): Promise<void> => {
    const fileKey = await uploaded(person.client);
    const reply = await step(person, { behavior: 'signature', fileKey });
    assert.equal(reply.envelope.code, '0');
  };

  const incomeProof = async (): Promise<string> => {
    const { id } = await sandbox.db
      .selectFrom('evidence')
      .select('id')
      .where('payerId', '=', person.payerId)
      .where('verifyType', '=', 'incomeProof')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('turned down after it was paid, it waits for its sender to sign again and goes on then, a day after the payment', async () => {
    await pay();
    assert.deepEqual(await story(), ['PAYMENT_SUCCESS', 'review', 'us', 'none']);
    assert.equal((await told())[0], 'REVIEW');
    await decide(false);
    assert.deepEqual(await story(), ['PAYMENT_SUCCESS', 'papers', 'payer', 'none']);
    assert.deepEqual(await asked(), [['largeMaterial', 'Rejected', 'notSigned']]);
    assert.equal((await told())[0], 'PAPERS_DUE');
    await sandbox.console.advance(2 * day);
    assert.deepEqual(await story(), ['PAYMENT_SUCCESS', 'papers', 'payer', 'none']);
    await signAgain();
    assert.deepEqual(await story(), ['PAYMENT_SUCCESS', 'review', 'us', 'none']);
    await decide(true);
    assert.ok((await told()).includes('proofPassed'));
    await sandbox.console.advance(11 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'BANK_PROCESSING');
  });

  test('never signed again, its money goes back, and says why', async () => {
    await decide(false);
    assert.equal((await told())[0], 'PAPERS');
    await pay();
    assert.deepEqual(await story(), ['PAYMENT_SUCCESS', 'papers', 'payer', 'none']);
    await sandbox.console.advance(5 * day + second);
    const { status, refundDetails } = await fetchOrder(person.client, seqNo);
    assert.match(status, /^REFUND_/);
    assert.ok(refundDetails?.reason);
  });

  test('accepted in time, it lies safe for its day and goes on', async () => {
    await pay();
    await decide(true);
    assert.deepEqual((await story()).slice(0, 2), ['PAYMENT_SUCCESS', 'safe']);
    await sandbox.console.advance(day);
    assert.notEqual((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_SUCCESS');
  });

  test('a proof of income that is taken back holds it too', async () => {
    await decide(true);
    await pay();
    await sandbox.console.action('evidence.decide', { evidenceId: await incomeProof(), passed: false });
    assert.deepEqual(await story(), ['PAYMENT_SUCCESS', 'papers', 'payer', 'none']);
    assert.deepEqual(await asked(), [['largeMaterial', 'Rejected', undefined]]);
    await prove(person);
    await sandbox.console.advance(21 * second);
    assert.deepEqual((await story()).slice(0, 2), ['PAYMENT_SUCCESS', 'safe']);
  });

  test('whom staff release needs no signature any more', async () => {
    await pay();
    await decide(false);
    await sandbox.console.action('largeRemit.label', { payerId: person.payerId, label: 'LARGE_WHITE' });
    assert.deepEqual((await story()).slice(0, 2), ['PAYMENT_SUCCESS', 'safe']);
    await sandbox.console.action('largeRemit.label', { payerId: person.payerId, label: null });
    assert.deepEqual((await story()).slice(0, 2), ['PAYMENT_SUCCESS', 'papers']);
    await sandbox.console.action('account.openFeature', { feature: 'largeRemit', everyone: true });
    assert.deepEqual((await story()).slice(0, 2), ['PAYMENT_SUCCESS', 'safe']);
    await sandbox.console.action('account.openFeature', { feature: 'largeRemit', everyone: false });
    await sandbox.console.action('account.feature', { payerId: person.payerId, feature: 'largeRemit' });
    assert.deepEqual((await story()).slice(0, 2), ['PAYMENT_SUCCESS', 'safe']);
  });

  test('an order of before that asks for nothing is caught as well, one that has gone is not', async () => {
    await pay();
    await sandbox.db.deleteFrom('orderSupplements').execute();
    await sandbox.db
      .updateTable('orders')
      .set({ supplement: '{}' as never })
      .where('seqNo', '=', seqNo)
      .execute();
    await decide(false);
    assert.deepEqual((await story()).slice(0, 2), ['PAYMENT_SUCCESS', 'papers']);
    await sandbox.console.moveOrder(seqNo, 'BANK_PROCESSING', { overrule: true });
    await sandbox.console.moveOrder(seqNo, 'BANK_ACCEPTED');
    await signAgain();
    await decide(true);
    const gone = await fetchOrder(person.client, seqNo);
    assert.deepEqual([gone.status, gone.papersWanted], ['BANK_ACCEPTED', undefined]);
    await sandbox.console.action('evidence.decide', { evidenceId: await incomeProof(), passed: false });
    assert.equal((await fetchOrder(person.client, seqNo)).papersWanted, undefined);
  });
});
