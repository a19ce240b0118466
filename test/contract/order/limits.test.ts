import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { largeRemitCodes, ownerCodes, payCodes } from '@/contracts/errors/server';
import { kycFixture } from '../../fixtures/kyc';
import type { Commit } from '../support/orders';
import { committed, priced } from '../support/corridor';
import { demoPayer } from '../support/demoPayer';
import { sendCommit } from '../support/orders';
import { corridorPayees } from '../support/payees';
import { refused, signUp } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

type Check = CallParams<'remit.largeLimitCheck'>;

describe('limits of a kind of transfer', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const inChina = async () => {
    const person = await demoPayer(sandbox, 'CHN');
    await sandbox.console.action('account.feature', { payerId: person.payerId, feature: 'largeRemit' });
    const { payee } = await person.client.call('payee.add', corridorPayees.CHN as CallParams<'payee.add'>);
    const to = { ...person, payeeId: payee.id, target: 'AUS' };
    const send = async (amount: string, remitType: Commit['remitType']) =>
      sendCommit(person.client, await priced(person.client, { ...to, amount, remitType }));
    const check = (sourceAmount: string, remitType: Commit['remitType']) =>
      person.client.send('remit.largeLimitCheck', {
        sourceAmount,
        sourceCurrency: 'CNY',
        remitType,
        targetCountry: 'AUS',
      });
    return { ...person, send, check };
  };

  test('study payments go on when the quota of the year is used up, in the check as in the commit', async () => {
    const { send, check } = await inChina();
    assert.equal((await send('300000', 'personal')).envelope.code, errorCodes.ok);
    const over = refused(await check('100000', 'personal'), errorCodes.ApplyOrderLargeRemitLimit);
    assert.equal(over.residualAmount, '50000.00');
    refused(await send('100000', 'personal'), errorCodes.yearlyLimit);
    assert.equal((await check('200000', 'studyAbroad')).envelope.code, errorCodes.ok);
    assert.equal((await send('200000', 'studyAbroad')).envelope.code, errorCodes.ok);
    assert.equal(
      refused(await check('100000', 'personal'), errorCodes.ApplyOrderLargeRemitLimit).residualAmount,
      '50000.00',
    );
  });

  test('a transfer counts for the year until 365 days have passed', async () => {
    const { payerId, send, check } = await inChina();
    assert.equal((await send('300000', 'personal')).envelope.code, errorCodes.ok);
    const sentBefore = (days: number) =>
      sandbox.db
        .updateTable('orders')
        .set({ createdAt: sandbox.clock.now() - days * 86_400_000 })
        .where('payerId', '=', payerId)
        .execute();
    await sentBefore(364);
    const over = refused(await check('100000', 'personal'), errorCodes.ApplyOrderLargeRemitLimit);
    assert.equal(over.residualAmount, '50000.00');
    await sentBefore(366);
    assert.equal((await check('100000', 'personal')).envelope.code, errorCodes.ok);
  });

  test('beyond several limits at once, what is left of the tightest is offered', async () => {
    const person = await demoPayer(sandbox, 'USA');
    const { client, payerId } = person;
    const twoDaysAgo = { createdAt: sandbox.clock.now() - 2 * 86_400_000 };
    for (const amount of ['9000', '9000', '9000', '9000', '9000']) {
      await committed(client, { ...person, amount });
      await sandbox.db.updateTable('orders').set(twoDaysAgo).where('payerId', '=', payerId).execute();
    }
    for (const amount of ['9000', '3500']) await committed(client, { ...person, amount });
    const commit = await sendCommit(client, await priced(client, { ...person, amount: '8000' }));
    assert.equal(refused(commit, payCodes.monthlyLimit).residualAmount, '2500.00');
  });

  test('a rest below the least amount of a transfer is not offered', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { client, payerId } = person;
    for (const amount of ['50000', '49995']) await committed(client, { ...person, amount });
    const asked = { sourceAmount: '50', sourceCurrency: 'AUD' };
    const check = async () => client.send('remit.largeLimitCheck', asked);
    const send = async () => sendCommit(client, await priced(client, { ...person, amount: '50' }));
    assert.equal(refused(await check(), errorCodes.ApplyOrderLargeRemitLimit).residualAmount, '0.00');
    assert.equal(refused(await send(), errorCodes.dailyLimit).residualAmount, '0.00');
    await sandbox.console.advance(2 * 86_400_000);
    await sandbox.db
      .updateTable('payers')
      .set({ credentialsChangedAt: sandbox.clock.now() })
      .where('id', '=', payerId)
      .execute();
    await sandbox.console.advance(1000);
    await committed(client, { ...person, amount: '9995' });
    assert.equal(refused(await send(), ownerCodes.largeSumWaits).residualAmount, '0.00');
  });

  test('while large sums wait, no larger one is offered', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { client, payerId } = person;
    for (const amount of ['50000', '10000']) await committed(client, { ...person, amount });
    await sandbox.console.advance(1000);
    const changed = { credentialsChangedAt: sandbox.clock.now() };
    await sandbox.db.updateTable('payers').set(changed).where('id', '=', payerId).execute();
    const asked = { sourceAmount: '45000', sourceCurrency: 'AUD' };
    const check = await client.send('remit.largeLimitCheck', asked);
    assert.equal(refused(check, errorCodes.ApplyOrderLargeRemitLimit).residualAmount, '10000.00');
    const commit = await sendCommit(client, await priced(client, { ...person, amount: '45000' }));
    assert.equal(refused(commit, errorCodes.dailyLimit).residualAmount, '10000.00');
  });

  test('a large transfer may be what is promised of it; it and the others leave each other’s limits as they were', async () => {
    const { client, send, check } = await inChina();
    const promised = await client.call('user.remittanceLimit', {
      countryCode: 'CHN',
      remitType: 'LargeRemit',
    });
    assert.equal(promised.maxAmount, '3000000.00');
    assert.equal((await check(promised.maxAmount, 'LargeRemit')).envelope.code, errorCodes.ok);
    assert.equal((await send(promised.maxAmount, 'LargeRemit')).envelope.code, errorCodes.ok);
    const left = await client.call('user.remittanceLimit', { countryCode: 'CHN' });
    assert.equal(left.yearly?.used, '0.00');
    assert.equal((await check('300000', 'personal')).envelope.code, errorCodes.ok);
    assert.equal((await send('300000', 'personal')).envelope.code, errorCodes.ok);
    const day = await client.call('user.remittanceLimit', { countryCode: 'CHN', remitType: 'LargeRemit' });
    assert.deepEqual([day.daily?.used, day.daily?.left], ['3000000.00', '0.00']);
  });

  for (const market of ['SGP', 'USA'])
    test(`a large transfer from ${market} leaves the month of ordinary ones untouched`, async () => {
      const person = await demoPayer(sandbox, market, { relation: 'self' });
      const { client, payerId } = person;
      await sandbox.console.action('account.feature', { payerId, feature: 'largeRemit' });
      const { maxAmount } = await client.call('user.remittanceLimit', {
        countryCode: market,
        remitType: 'LargeRemit',
      });
      await committed(client, { ...person, amount: maxAmount, remitType: 'LargeRemit', relation: 'self' });
      const ordinary = await client.call('user.remittanceLimit', { countryCode: market });
      assert.equal(ordinary.monthly?.used, '0.00');
      await committed(client, { ...person, amount: ordinary.maxAmount, relation: 'self' });
    });

  test('beyond the limit what is left is told; a large transfer is offered only where it would carry the amount [C3-17 F5.1-04]', async () => {
    const { client, payerId } = await demoPayer(sandbox, 'AUS');
    const over = async (change: Partial<Check>) =>
      refused(
        await client.send('remit.largeLimitCheck', {
          sourceAmount: '60000',
          sourceCurrency: 'AUD',
          remitType: 'personal',
          targetCountry: 'CHN',
          ...change,
        }),
        errorCodes.ApplyOrderLargeRemitLimit,
      );
    const link = async (change: Partial<Check>) => (await over(change)).link;
    assert.equal((await over({})).residualAmount, '50000.00');
    assert.equal((await over({ targetAmount: '100' })).residualAmount, '50000.00');
    assert.match(String(await link({})), /\/largeRemit\/rule$/);
    assert.equal(await link({ targetCountry: 'PHL' }), '');
    assert.equal(await link({ remitType: 'studyAbroad' }), '');
    assert.equal(await link({ sourceAmount: '500001' }), '');
    await sandbox.console.action('account.feature', { payerId, feature: 'largeRemit' });
    assert.equal(await link({ sourceAmount: '500001', remitType: 'LargeRemit' }), '');
  });

  test('what is left of large transfers is offered to nobody whose papers would stop it', async () => {
    const { payerId, client, send, check } = await inChina();
    assert.equal((await send('2900000', 'LargeRemit')).envelope.code, errorCodes.ok);
    assert.equal(
      refused(await check('200000', 'LargeRemit'), errorCodes.ApplyOrderLargeRemitLimit).residualAmount,
      '100000.00',
    );
    refused(await send('200000', 'LargeRemit'), errorCodes.dailyLimit);
    await sandbox.console.action('account.feature', { payerId, feature: 'largeRemit', allowed: false });
    refused(await check('200000', 'LargeRemit'), largeRemitCodes.materialMissing);
    refused(await send('200000', 'LargeRemit'), largeRemitCodes.materialMissing);
    assert.equal((await client.call('order.numbers', {})).waiting, 1);
  });

  test('who may send only to their own account is told so by the check, before any commit', async () => {
    const { client } = await signUp(sandbox, 'EU');
    const { values } = kycFixture('EU');
    await client.call('kyc.update', { countryCode: 'EU', ...values });
    const bank = { ...(corridorPayees.AUS ?? assert.fail()), sourceCountry: 'EU' };
    const { firstName, lastName } = values;
    const own = await client.call('payee.add', {
      ...bank,
      firstName,
      lastName,
      relationshipToReceiver: 'self',
    });
    const other = await client.call('payee.add', { ...bank, cardNumber: '6228480012345670009' });
    const check = (payeeId?: string, relation?: string) =>
      client.send('remit.largeLimitCheck', {
        sourceAmount: '500',
        sourceCurrency: 'EUR',
        targetCountry: 'CHN',
        ...(payeeId ? { payeeId } : {}),
        ...(relation ? { relation } : {}),
      });
    const told = await check(other.payee.id);
    refused(told, errorCodes.FreeKycInfo);
    refused(await check(own.payee.id, 'parents'), errorCodes.FreeKycInfo);
    for (const relation of [undefined, 'self'])
      assert.equal((await check(own.payee.id, relation)).envelope.code, errorCodes.ok);
    assert.equal((await check()).envelope.code, errorCodes.ok);
    const terms = await priced(client, { market: 'EU', payeeId: other.payee.id, amount: '500' });
    assert.equal(told.envelope.msg, (await sendCommit(client, terms)).envelope.msg);
  });
});
