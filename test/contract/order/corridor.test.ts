import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import { committed } from '../support/corridor';
import { demoPayer } from '../support/demoPayer';
import { newKey, ordered, quoted, type Remitter, remitter, sendCommit } from '../support/orders';
import { corridorPayees } from '../support/payees';
import { refused } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

type Fee = CallParams<'rates.fee'>;

describe('country, currency and way of receiving are one choice', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const toChina: Fee = {
    sourceCountryCode: 'AUS',
    targetCountryCode: 'CHN',
    sourceCurrency: 'AUD',
    targetCurrency: 'CNY',
    sourceAmount: '1000',
    remitType: 'personal',
    accountType: 'bank',
  };
  const price = (change: Partial<Fee>) => person.client.send('rates.fee', { ...toChina, ...change });

  test('a price is made only in the currencies of its countries', async () => {
    refused(await price({ targetCurrency: 'PHP' }), payCodes.corridorCurrency);
    refused(await price({ sourceCurrency: 'HKD' }), payCodes.corridorCurrency);
    refused(
      await person.client.send('rates.schoolFee', {
        sourceCountryCode: 'AUS',
        targetCountryCode: 'NZL',
        sourceCurrency: 'AUD',
        targetCurrency: 'GBP',
        sourceAmount: '1000',
      }),
      payCodes.corridorCurrency,
    );
    const { envelope } = await price({ targetCurrency: 'PHP' });
    assert.equal(envelope.msg, 'Money to China arrives in CNY. Choose the country again.');
  });

  test('a price is made for a way that the country has, and that takes this kind of transfer', async () => {
    refused(await price({ accountType: 'upi' }), errorCodes.payeeMethodUnsupported);
    refused(
      await price({ accountType: 'alipay', remitType: 'LargeRemit' }),
      errorCodes.payeeMethodUnsupported,
    );
  });

  test('money goes to China and leaves from China [P0-05]', async () => {
    const chinese = await demoPayer(sandbox, 'CHN');
    const { payee } = await chinese.client.call('payee.add', corridorPayees.CHN as CallParams<'payee.add'>);
    const away = await committed(chinese.client, {
      ...chinese,
      payeeId: payee.id,
      target: 'AUS',
      amount: '1000',
    });
    const home = await ordered(person);
    assert.deepEqual(
      [away.order, home].map(({ countryCode, targetCountry, sourceAmount, targetAmount }) => [
        countryCode,
        targetCountry,
        sourceAmount.currencyCode,
        targetAmount.currencyCode,
      ]),
      [
        ['CHN', 'AUS', 'CNY', 'AUD'],
        ['AUS', 'CHN', 'AUD', 'CNY'],
      ],
    );
  });

  test('a country that money cannot go to is told [F8-61]', async () => {
    const china = sandbox.db.updateTable('countries').where('code', '=', 'CHN');
    await china.set({ targetStatus: 'maintenance' }).execute();
    const reply = await price({});
    await china.set({ targetStatus: 'opened' }).execute();
    refused(reply, errorCodes.corridorNotOpen, /can't send money to this country/);
  });

  test('a large transfer has no price between two countries of which neither is China', async () => {
    refused(
      await price({
        targetCountryCode: 'PHL',
        targetCurrency: 'PHP',
        remitType: 'LargeRemit',
        accountType: undefined,
      }),
      errorCodes.corridorNotOpen,
    );
  });

  test('a price of other currencies becomes no order, however it came to be', async () => {
    const terms = await quoted(person);
    await sandbox.db
      .updateTable('quotes')
      .set({ targetCurrency: 'PHP' })
      .where('id', '=', terms.quoteId)
      .execute();
    refused(
      await sendCommit(person.client, { ...terms, targetCurrency: 'PHP' }, newKey()),
      payCodes.corridorCurrency,
    );
  });

  test('a way that does not take the kind of transfer is no order’s, and no changed order’s', async () => {
    const student = await demoPayer(sandbox, 'AUS', { relation: 'children' });
    const { payee: wallet } = await student.client.call('payee.add', {
      sourceCountry: 'AUS',
      country: 'CHN',
      accountType: 'alipay',
      name: '王芳',
      alipayAccount: '13812345678',
      relationshipToReceiver: 'children',
    });
    const order = await ordered({ ...student, market: 'AUS' });
    await sandbox.db
      .updateTable('orders')
      .set({ remitType: 'studyAbroad' })
      .where('id', '=', order.id)
      .execute();
    refused(
      await student.client.send('order.payeeChange', { seqNo: order.seqNo, payeeId: wallet.id }),
      errorCodes.payeeMethodUnsupported,
    );
  });

  test('an order of before whose currency is none of the country is not given to another payee', async () => {
    const order = await ordered(person);
    await sandbox.db
      .updateTable('orders')
      .set({ targetCurrency: 'PHP' })
      .where('id', '=', order.id)
      .execute();
    refused(
      await person.client.send('order.payeeChange', { seqNo: order.seqNo, payeeId: person.payeeId }),
      payCodes.corridorCurrency,
    );
  });

  test('a country is offered with the currency that payees there get, and can be priced in it', async () => {
    const { list } = await person.client.call('common.supportCountryFilter', {
      countryCode: 'AUS',
      remitType: 'personal',
    });
    const poland = list.find(({ countryCode }) => countryCode === 'POL');
    assert.equal(poland?.currency, 'EUR');
    const quote = await person.client.call('rates.fee', {
      ...toChina,
      targetCountryCode: 'POL',
      targetCurrency: 'EUR',
      accountType: 'iban',
    });
    assert.equal(quote.targetCurrency, 'EUR');
  });

  test('a rate is told only for the currencies of its countries', async () => {
    const asked = { source: 'AUD', sourceCountry: 'AUS', targetCountry: 'CHN' };
    refused(
      await person.client.send('rates.largeRate', { ...asked, target: 'PHP' }),
      payCodes.corridorCurrency,
    );
  });
});
