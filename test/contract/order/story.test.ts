import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { momentIn, zoneIn } from '@/domain/markets/marketDays';
import { orderStory } from '@/domain/statuses';
import { committed } from '../support/corridor';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';
import { fetchOrder, payOf } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the story of an order, as the list, the page and the messages tell it', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const told = async ({ client }: DemoPayer, seqNo: string) => {
    const order = await fetchOrder(client, seqNo);
    const { rows } = await client.call('order.listRecords', { tab: 'all', pageSize: 20 });
    const row = rows.find((one) => one.seqNo === seqNo);
    assert.ok(row);
    const story = orderStory(order);
    assert.deepEqual({ ...orderStory(row), hintKey: '' }, { ...story, hintKey: '' });
    return { ...story, order };
  };
  const messages = async ({ client }: DemoPayer, seqNo: string) =>
    (await client.call('message.list', { pageSize: 20 })).rows
      .filter((row) => row.seqNo === seqNo)
      .map(({ titleKey }) => titleKey.replace(/^message\.order\.|\.title$/g, ''));
  const pageOf = (seqNo: string) => `${sandbox.url}/bankOrder?seqNo=${seqNo}`;
  const wantsMail = async ({ client, payerId }: DemoPayer): Promise<void> => {
    await sandbox.db
      .updateTable('payers')
      .set({ email: `${payerId}@example.test` })
      .where('id', '=', payerId)
      .execute();
    await client.call('message.settingsSave', { topic: 'transfers', channel: 'mail', enabled: true });
  };
  const lastMail = async ({ payerId }: DemoPayer) => {
    const [mail] = await sandbox.console.outbox(`${payerId}@example.test`);
    assert.ok(mail);
    return { lines: mail.body.split('\n'), text: `${mail.subject} ${mail.body}` };
  };
  const paid = async (person: DemoPayer, seqNo: string): Promise<void> => {
    const order = await fetchOrder(person.client, seqNo);
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
    await sandbox.console.advance(30 * SECOND);
  };

  test('held for papers: ours to keep, the payer’s to act, no arrival; then looked at; then promised from the release', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    await wantsMail(person);
    const { seqNo, order: made } = await committed(person.client, {
      ...person,
      amount: '30000',
      relation: 'friend',
    });
    const takes = (made.arrivalEstimateAt ?? 0) - made.createTime;
    await paid(person, seqNo);
    const held = await told(person, seqNo);
    assert.deepEqual(
      [held.twist, held.acts, held.holder, held.arrival.kind, held.until],
      ['papers', 'payer', 'us', 'none', held.order.supplementsUntil],
    );
    assert.ok(!(await messages(person, seqNo)).includes('PAYMENT_RECEIVED'), 'nothing is said to be sent on');
    const mail = await lastMail(person);
    assert.deepEqual(mail.lines.slice(1), [
      'Documents needed · Your turn',
      `Send documents: ${pageOf(seqNo)}`,
    ]);
    assert.match(
      mail.text,
      /^Your money is waiting for documents Send us .* by 20\d\d-\d\d-\d\d \d\d:\d\d\./,
    );

    await sandbox.console.advance(2 * DAY);
    const images = [await uploaded(person.client, 'paper.png', 'AUS')];
    await person.client.call('evidence.submit', {
      countryCode: 'AUS',
      verifyType: 'payeeRemitDocument',
      fileType: 'contract',
      seqNo,
      images,
      fileNames: ['paper.png'],
    });
    const looked = await told(person, seqNo);
    assert.deepEqual(
      [looked.twist, looked.acts, looked.holder, looked.arrival.kind],
      ['review', 'us', 'us', 'none'],
    );

    await sandbox.console.advance(21 * SECOND);
    const free = await told(person, seqNo);
    assert.equal(free.twist, undefined);
    assert.ok(free.arrival.kind === 'by');
    const since = free.arrival.at - takes;
    assert.ok(Math.abs(sandbox.clock.now() - since) < 60 * SECOND, 'counted from the release');
  });

  test('a large one lies safe for a day, and its arrival counts from the end of that', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await sandbox.console.action('largeRemit.label', { payerId: person.payerId, label: 'LARGE_WHITE' });
    await wantsMail(person);
    const { seqNo, order: made } = await committed(person.client, {
      ...person,
      amount: '30000',
      relation: 'self',
      remitType: 'LargeRemit',
    });
    const takes = (made.arrivalEstimateAt ?? 0) - made.createTime;
    await paid(person, seqNo);
    const safe = await told(person, seqNo);
    assert.deepEqual([safe.twist, safe.holder, safe.until], ['safe', 'us', safe.order.safeUntil]);
    assert.ok(safe.arrival.kind === 'by');
    assert.ok(Math.abs(safe.arrival.at - takes + DAY - (safe.until ?? 0)) < 60 * SECOND);
    assert.ok((await messages(person, seqNo)).includes('SAFE'));
    assert.deepEqual((await lastMail(person)).lines, [
      'Your money waits with us for 24 hours before it goes out. Until then you can still cancel.',
      "Security hold · We're working on it",
      `Arriving by ${momentIn('AUS', safe.arrival.at)} (${zoneIn('AUS', safe.arrival.at)})`,
      `Security hold: ${pageOf(seqNo)}`,
    ]);
  });

  test('money that goes back without its payer having asked names no request', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    await paid(person, seqNo);
    await sandbox.console.advance(5 * DAY);
    const back = await told(person, seqNo);
    assert.equal(back.lead, 'returning');
    assert.equal(back.order.refundDetails?.reason, "We didn't get the documents in time");
    assert.deepEqual(back.arrival, { kind: 'none' });
    const said = await messages(person, seqNo);
    assert.ok(said.includes('RETURNING') && !said.includes('REFUND_REQUEST'), said.join(' '));
  });

  test('what the bank sent back names its reason and its last day, and goes back after that', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '100' });
    await paid(person, seqNo);
    await sandbox.console.moveOrder(seqNo, 'BANK_REMIT_FAILED', { note: 'accountClosed' });
    const failed = await told(person, seqNo);
    assert.deepEqual(
      [failed.lead, failed.acts, failed.order.payoutFailure],
      ['stuck', 'payer', 'accountClosed'],
    );
    assert.ok(failed.until && failed.until > sandbox.clock.now() + 13 * DAY);

    await sandbox.console.advance(failed.until - sandbox.clock.now() - SECOND);
    assert.equal((await told(person, seqNo)).lead, 'stuck');
    await sandbox.console.advance(2 * SECOND);
    const back = await told(person, seqNo);
    assert.equal(back.lead, 'returning');
    assert.equal(back.order.refundDetails?.reason, "The money couldn't be paid out");
    assert.ok((await messages(person, seqNo)).includes('RETURNING'));
  });

  test('a promise that has passed is late, by the server’s clock', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '100' });
    await paid(person, seqNo);
    const { order } = await told(person, seqNo);
    await sandbox.db.updateTable('orders').set({ nextStepAt: null }).where('seqNo', '=', seqNo).execute();
    assert.equal(order.late, undefined);
    await sandbox.console.advance((order.arrivalEstimateAt ?? 0) - sandbox.clock.now() + SECOND);
    const late = await told(person, seqNo);
    assert.deepEqual([late.twist, late.arrival.kind, late.acts], ['late', 'late', 'us']);
    const expected = async () => (await told(person, seqNo)).order.expectedAt ?? 0;
    const promised = order.arrivalEstimateAt ?? 0;
    assert.equal(await expected(), promised + DAY);
    await sandbox.console.advance(DAY);
    assert.equal(await expected(), promised + 2 * DAY);
  });
});
