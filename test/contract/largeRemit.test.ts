import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { evidenceCodes, largeRemitCodes } from '@/contracts/errors/server';
import { largeRemitSteps } from '@/domain/largeRemit';
import { codes } from '../../sandbox/dispatch/refusal';
import { committed, priced } from './support/corridor';
import { addPayee, type DemoPayer, demoPayer } from './support/demoPayer';
import { uploaded } from './support/files';
import { fetchOrder, payOf, sendCommit } from './support/orders';
import { refused } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const second = 1000;
const hour = 3_600_000;

describe('large remittances', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const large = { amount: '200000', remitType: 'LargeRemit', relation: 'self' } as const;
  const status = (person: DemoPayer) =>
    person.client.call('largeRemit.status', { countryCode: person.market });
  const prove = async (person: DemoPayer, name = 'income.png', targetLevel = 2) =>
    person.client.send('evidence.submit', {
      countryCode: person.market,
      verifyType: 'incomeProof',
      fileType: 'taxReturn',
      images: [await uploaded(person.client, name, person.market)],
      fileNames: [name],
      provideSource: 'LARGE_TRANSFER',
      targetLevel,
      incomeExpireDate: '2099-01-01',
    });
  const step = (person: DemoPayer, change: CallParams<'largeRemit.updateBehavior'>) =>
    person.client.send('largeRemit.updateBehavior', { ...change });
  const stepsDone = async (
    person: DemoPayer,
    signature = 'signature.png',
    face = 'face.png',
  ): Promise<void> => {
    for (const behavior of largeRemitSteps.slice(0, 5)) {
      const fileKey = ['faceIdentify', 'signature'].includes(behavior)
        ? await uploaded(person.client, behavior === 'signature' ? signature : face, person.market)
        : undefined;
      const reply = await step(person, { behavior, ...(fileKey ? { fileKey } : {}) });
      assert.equal(reply.envelope.code, '0', `${behavior}: ${reply.envelope.msg}`);
    }
  };

  test('from not certified to audited: proof of income, steps in order, signature, review [P9-25 C7.11-01 P6-27 F5.5-11]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const start = await status(person);
    assert.deepEqual(
      [start.status, start.next, start.eligible, start.targetLevel, start.level],
      ['NotCertified', 'incomeProof', false, 2, 0],
    );
    refused(
      await sendCommit(person.client, await priced(person.client, { ...person, ...large })),
      largeRemitCodes.materialMissing,
    );
    assert.equal((await step(person, { behavior: 'rule' })).envelope.code, '0');
    refused(await step(person, { behavior: 'signAgreement' }), largeRemitCodes.materialMissing);
    refused(await prove(person, 'income.png', 3), largeRemitCodes.targetLevel);

    assert.equal((await prove(person)).envelope.code, '0');
    assert.equal((await status(person)).status, 'InProgress');
    await sandbox.console.advance(21 * second);
    const proved = await status(person);
    assert.deepEqual(
      [proved.status, proved.level, proved.fileStatus, proved.next],
      ['Confirmed', 2, 'Success', 'steps'],
    );
    const income = await person.client.call('largeRemit.incomeProof', { countryCode: 'AUS' });
    assert.deepEqual(
      [income.status, income.incomeExpireDate, income.targetLevel],
      ['Passed', '2099-01-01', 2],
    );

    refused(await step(person, { behavior: 'signature' }), largeRemitCodes.wrongStep);
    refused(
      await sendCommit(person.client, await priced(person.client, { ...person, ...large })),
      largeRemitCodes.stepsMissing,
    );
    await step(person, { behavior: 'signAgreement' });
    refused(await step(person, { behavior: 'faceIdentify' }), codes.badParams);
    await stepsDone(person);
    const done = await person.client.call('largeRemit.behavior', {});
    assert.deepEqual(
      [done.next, done.steps.filter(({ doneAt }) => doneAt === undefined).length],
      ['sharePayee', 1],
    );
    assert.equal((await status(person)).status, 'Signed');
    const waiting = await person.client.call('largeRemit.materialStatus', {});
    assert.equal(waiting.materialStatus, 'Authenticating');
    assert.ok(waiting.reviewAt);
    await sandbox.console.advance(21 * second);
    const end = await status(person);
    assert.deepEqual([end.status, end.eligible, end.next], ['Audited', true, 'order']);
    const material = await person.client.call('largeRemit.materialStatus', {});
    assert.deepEqual(
      [material.materialStatus, material.items.map((item) => [item.verifyType, item.status])],
      ['Success', [['incomeProof', 'Passed']]],
    );
    const { payer } = await person.client.call('user.profile', {});
    assert.deepEqual([payer.largeRemitFileStatus, payer.largeMaterialStatus], ['Success', 'Success']);
    // Somebody else has to say so first; oneself does not.
    refused(
      await step(person, { behavior: 'sharePayee', payeeId: person.payeeId }),
      largeRemitCodes.payeeUnconfirmed,
    );
    const oneself = await addPayee(sandbox, person.payerId, 'CHN', { relation: 'self' });
    assert.equal((await step(person, { behavior: 'sharePayee', payeeId: oneself })).envelope.code, '0');
    assert.equal((await person.client.call('largeRemit.behavior', {})).next, undefined);
    assert.equal((await status(person)).payeeId, oneself);
    await person.client.call('payee.delete', { payeeId: oneself });
    assert.equal((await status(person)).payeeId, undefined);
    refused(
      await step(person, { behavior: 'sharePayee', payeeId: 'x', seqNo: '!' } as never),
      codes.badParams,
    );
  });

  test('a rejected proof fails, a rejected signature has to be given again', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await prove(person, 'reject.png');
    await sandbox.console.advance(21 * second);
    assert.equal((await status(person)).status, 'Failed');
    assert.equal(
      (await person.client.call('largeRemit.incomeProof', { countryCode: 'AUS' })).rejectReason,
      'notLegible',
    );
    await prove(person);
    await sandbox.console.advance(21 * second);
    await stepsDone(person, 'reject.png');
    await sandbox.console.advance(21 * second);
    assert.equal((await status(person)).status, 'NeedsRetry');
    assert.equal((await person.client.call('largeRemit.behavior', {})).next, 'signature');
    const fileKey = await uploaded(person.client);
    await person.client.call('largeRemit.updateBehavior', { behavior: 'signature', fileKey });
    await sandbox.console.advance(21 * second);
    assert.equal((await status(person)).status, 'Audited');
  });

  test('a face that is turned down is shown and signed for again', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await prove(person);
    await sandbox.console.advance(21 * second);
    await stepsDone(person, 'signature.png', 'reject.png');
    await sandbox.console.advance(21 * second);
    assert.equal((await status(person)).status, 'NeedsRetry');
    assert.equal((await person.client.call('largeRemit.behavior', {})).next, 'faceIdentify');
    await stepsDone(person);
    await sandbox.console.advance(21 * second);
    assert.equal((await status(person)).status, 'Audited');
  });

  test('people decide about a signature at once, and turn it down by the console', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await prove(person);
    await sandbox.console.advance(21 * second);
    await stepsDone(person);
    const { payerId } = person;
    await sandbox.console.action('largeRemit.decide', { payerId, passed: false });
    assert.equal((await status(person)).status, 'NeedsRetry');
    await assert.rejects(
      sandbox.console.action('largeRemit.decide', { payerId, passed: true }),
      /find this signature/,
    );
  });

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
    await sandbox.console.advance(20 * hour);
    assert.equal((await fetchOrder(person.client, first)).status, 'PAYMENT_SUCCESS');
    const reminders = async () =>
      (await person.client.call('message.list', { pageSize: 50 })).rows.filter(
        (row) => row.titleKey === 'message.order.LARGE_REMINDER.title',
      );
    await sandbox.console.advance(2.9 * hour);
    await sandbox.console.tick();
    assert.equal((await reminders()).length, 0);
    await sandbox.console.advance(0.2 * hour);
    await sandbox.console.tick();
    assert.equal((await reminders()).length, 1);
    await sandbox.console.advance(1.4 * hour);
    assert.notEqual((await fetchOrder(person.client, first)).status, 'PAYMENT_SUCCESS');
    refused(await step(person, { behavior: 'abandon', seqNo: first }), largeRemitCodes.wrongStep);

    const second_ = await paid();
    await person.client.call('largeRemit.updateBehavior', { behavior: 'abandon', seqNo: second_ });
    const given = await person.client.call('order.details', { seqNo: second_ });
    assert.equal(given.order.status, 'REFUND_REQUEST');
    assert.equal(given.refunds[0]?.amount.amount, given.order.totalAmount.amount);
    refused(await step(person, { behavior: 'abandon' }), codes.badParams);
  });

  test('a payee who is somebody else is proved with both declarations, which are kept and read back [P4.3-28]', async () => {
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

    // A declaration also serves the next transfer to this payee; the same paper without one would not.
    await sandbox.console.advance(21 * second);
    assert.equal((await proof((await place()).order.seqNo))?.status, 'Passed');
    await sandbox.db
      .updateTable('evidence')
      .set({ answers: JSON.stringify({}) as never })
      .where('payee_id', '=', payeeId)
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
    await sandbox.console.moveOrder(order.seqNo, 'BANK_REMIT_FAILED');
    const other = await addPayee(sandbox, payerId, 'CHN', { relation: 'parents' });
    await client.call('order.payeeChange', { seqNo: order.seqNo, payeeId: other });
    await client.call('payeeShare.getUrl', { sourceCountry: 'AUS', payeeId: other });
    refused(
      await client.send('order.payeeChange', { seqNo: order.seqNo, payeeId: other }),
      largeRemitCodes.payeeUnconfirmed,
    );
    // An ordinary transfer waits for nobody's word; a link that ran out is no word either.
    await committed(client, { ...person, payeeId, amount: '100', relation: 'parents' });
    await sandbox.db
      .updateTable('payee_shares')
      .set({ expires_at: 1 })
      .where('code', '=', shareCode)
      .execute();
    refused(await place(), largeRemitCodes.payeeUnconfirmed);
    await sandbox.db
      .updateTable('payee_shares')
      .set({ step: 'done' })
      .where('code', '=', shareCode)
      .execute();
    assert.equal((await place()).envelope.code, '0');
  });

  test('Hong Kong asks for level 3; a payer on the black list remits no large amounts; others’ markets are refused [P9-24 P6-25]', async () => {
    const hkg = await demoPayer(sandbox, 'HKG');
    assert.equal((await status(hkg)).targetLevel, 3);
    refused(await prove(hkg), largeRemitCodes.targetLevel);
    assert.equal((await prove(hkg, 'income.png', 3)).envelope.code, '0');
    const black = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await sandbox.console.action('largeRemit.label', { payerId: black.payerId, label: 'LARGE_BLACK' });
    assert.equal((await status(black)).next, 'none');
    refused(await step(black, { behavior: 'rule' }), largeRemitCodes.notEligible);
    refused(await prove(black), largeRemitCodes.notEligible);
    refused(
      await sendCommit(black.client, await priced(black.client, { ...black, ...large })),
      largeRemitCodes.notEligible,
    );
    refused(await black.client.send('largeRemit.status', { countryCode: 'HKG' }), codes.badParams);
    refused(await black.client.send('largeRemit.incomeProof', { countryCode: 'HKG' }), codes.badParams);
    // An amount above the ordinary limit is refused unless it is to be a large transfer.
    const check = { sourceAmount: '150000', sourceCurrency: 'AUD' } as const;
    refused(await black.client.send('remit.largeLimitCheck', check), 'ApplyOrderLargeRemitLimit');
    await black.client.call('remit.largeLimitCheck', { ...check, remitType: 'LargeRemit' });
    refused(await black.client.send('largeRemit.behavior', { seqNo: '!' }), codes.badParams);
    refused(await black.client.send('largeRemit.materialStatus', { countryCode: 'x' }), codes.badParams);
  });
});
