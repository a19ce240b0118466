import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { Commit } from '../support/orders';
import { committed, priced } from '../support/corridor';
import { demoPayer } from '../support/demoPayer';
import { sendCommit } from '../support/orders';
import { corridorPayees } from '../support/payees';
import { refused } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

type Check = CallParams<'remit.largeLimitCheck'>;

describe('limits of a kind of transfer', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  /** A sender in China with a payee in Australia, released for large transfers. */
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
    // Nor have they used anything of it.
    assert.equal(
      refused(await check('100000', 'personal'), errorCodes.ApplyOrderLargeRemitLimit).residualAmount,
      '50000.00',
    );
  });

  test('a large transfer may be what is promised of it, and leaves the other limits as they were', async () => {
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
    assert.equal(day.daily?.left, '0.00');
  });

  for (const market of ['SGP', 'USA'])
    test(`a large transfer from ${market} leaves the month of ordinary ones alone`, async () => {
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

  test('a large transfer is offered only where it would carry the amount', async () => {
    const { client } = await demoPayer(sandbox, 'AUS');
    const link = async (change: Partial<Check>) =>
      refused(
        await client.send('remit.largeLimitCheck', {
          sourceAmount: '60000',
          sourceCurrency: 'AUD',
          remitType: 'personal',
          targetCountry: 'CHN',
          ...change,
        }),
        errorCodes.ApplyOrderLargeRemitLimit,
      ).link;
    assert.match(String(await link({})), /\/largeRemit\/rule$/);
    assert.equal(await link({ targetCountry: 'PHL' }), '');
    assert.equal(await link({ remitType: 'studyAbroad' }), '');
    assert.equal(await link({ sourceAmount: '500001' }), '');
    assert.equal(await link({ sourceAmount: '500001', remitType: 'LargeRemit' }), '');
  });
});
