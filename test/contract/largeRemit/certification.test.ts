import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { largeRemitCodes } from '@/contracts/errors/server';
import { codes } from '../../../sandbox/dispatch/refusal';
import { kycFixture } from '../../fixtures/kyc';
import { priced } from '../support/corridor';
import { addPayee, demoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';
import { sendCommit } from '../support/orders';
import { corridorPayees } from '../support/payees';
import { refused, signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';
import { large, prove, second, status, step, stepsDone } from './steps';

describe('certification for large remittances', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

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
      await step(person, { behavior: 'sharePayee', payeeId: person.payeeId }),
      largeRemitCodes.wrongStep,
    );
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
    assert.deepEqual([waiting.fileStatus, waiting.materialStatus], ['Success', 'Authenticating']);
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
    await prove(person, 'reject.png');
    for (const fileStatus of ['Authenticating', 'Fail']) {
      assert.equal((await status(person)).fileStatus, fileStatus);
      refused(
        await sendCommit(person.client, await priced(person.client, { ...person, ...large })),
        largeRemitCodes.materialMissing,
      );
      await sandbox.console.advance(21 * second);
    }
    refused(
      await step(person, { behavior: 'sharePayee', payeeId: 'x', seqNo: '!' } as never),
      codes.badParams,
    );
  });

  test('whom staff let in to large transfers needs no papers, in the status as in the commit', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await sandbox.console.action('account.feature', { payerId: person.payerId, feature: 'largeRemit' });
    const { next, eligible } = await status(person);
    assert.deepEqual([next, eligible], ['order', true]);
    const sent = await sendCommit(person.client, await priced(person.client, { ...person, ...large }));
    assert.equal(sent.envelope.code, '0');
  });

  test('who is not verified sends nothing large, whatever staff have released [P6-26]', async () => {
    const { client, payerId } = await signUp(sandbox, 'EU');
    const { values } = kycFixture('EU');
    await client.call('kyc.update', { countryCode: 'EU', ...values });
    const { firstName, lastName } = values;
    const form = { ...(corridorPayees.AUS ?? assert.fail()), sourceCountry: 'EU', firstName, lastName };
    const { payee } = await client.call('payee.add', { ...form, relationshipToReceiver: 'self' });
    for (const label of [null, 'LARGE_WHITE'] as const) {
      await sandbox.console.action('largeRemit.label', { payerId, label });
      const { kycPassed, eligible, next } = await client.call('largeRemit.status', { countryCode: 'EU' });
      assert.deepEqual([kycPassed, eligible, next], [false, false, 'kyc']);
    }
    const own = { market: 'EU', payeeId: payee.id, amount: '500', relation: 'self' };
    const sent = async (remitType: 'personal' | 'LargeRemit') =>
      sendCommit(client, await priced(client, { ...own, remitType }));
    refused(await sent('LargeRemit'), errorCodes.kycNotPassed);
    assert.equal((await sent('personal')).envelope.code, '0');
  });

  test('a proof of income counts for large transfers once it is marked as theirs [P9-26]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    for (const [provideSource, expected] of [
      [undefined, 'NotCertified'],
      ['LARGE_TRANSFER', 'InProgress'],
    ] as const) {
      const reply = await person.client.send('evidence.submit', {
        countryCode: 'AUS',
        verifyType: 'incomeProof',
        fileType: 'taxReturn',
        images: [await uploaded(person.client, `${expected}.png`, 'AUS')],
        fileNames: [`${expected}.png`],
        ...(provideSource ? { provideSource, targetLevel: 2 } : {}),
        incomeExpireDate: '2099-01-01',
      });
      assert.equal(reply.envelope.code, '0', reply.envelope.msg);
      assert.equal((await status(person)).status, expected);
    }
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

  test('a signature that is looked at holds back no transfer, one that people turn down by the console does', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    await prove(person);
    await sandbox.console.advance(21 * second);
    await stepsDone(person);
    const { payerId } = person;
    const sent = async () => sendCommit(person.client, await priced(person.client, { ...person, ...large }));
    assert.equal((await sent()).envelope.code, '0');
    await sandbox.console.action('largeRemit.decide', { payerId, passed: false });
    assert.equal((await status(person)).status, 'NeedsRetry');
    refused(await sent(), largeRemitCodes.stepsMissing);
    await assert.rejects(
      sandbox.console.action('largeRemit.decide', { payerId, passed: true }),
      /can't find this/,
    );
  });

  test('Hong Kong asks for level 3; a payer on the black list remits no large amounts; others’ markets are refused [P9-24 P6-25]', async () => {
    const hkg = await demoPayer(sandbox, 'HKG');
    assert.equal((await status(hkg)).targetLevel, 3);
    refused(await prove(hkg), largeRemitCodes.targetLevel);
    assert.equal((await prove(hkg, 'income.png', 3)).envelope.code, '0');
    await sandbox.console.advance(21 * second);
    const commit = async () => sendCommit(hkg.client, await priced(hkg.client, { ...hkg, ...large }));
    refused(await commit(), largeRemitCodes.stepsMissing);
    await sandbox.db.updateTable('payers').set({ level: 2 }).where('id', '=', hkg.payerId).execute();
    refused(await commit(), largeRemitCodes.materialMissing);
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
    const check = { sourceAmount: '150000', sourceCurrency: 'AUD' } as const;
    refused(await black.client.send('remit.largeLimitCheck', check), 'ApplyOrderLargeRemitLimit');
    await black.client.call('remit.largeLimitCheck', { ...check, remitType: 'LargeRemit' });
    refused(await black.client.send('largeRemit.behavior', { seqNo: '!' }), codes.badParams);
    refused(await black.client.send('largeRemit.materialStatus', { countryCode: 'x' }), codes.badParams);
  });
});
