import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { refused } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

describe('prices of the markets', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const priceOf = (market: MarketCode, sourceAmount: string) =>
    sandbox.client({ market }).send('rates.fee', {
      sourceCountryCode: market,
      sourceCurrency: markets[market].currency,
      targetCountryCode: market === 'CHN' ? 'USA' : 'CHN',
      targetCurrency: market === 'CHN' ? 'USD' : 'CNY',
      sourceAmount,
      remitType: 'personal',
      accountType: 'bank',
    });

  test('the European Union and the United Kingdom ask for 5.99 [F9-24]', async () => {
    for (const market of ['EU', 'GBR'] as const) {
      const { feeAmount } = (await priceOf(market, '1000')).envelope.model as { feeAmount: string };
      assert.deepEqual([market, feeAmount], [market, '5.99']);
    }
  });

  test('money from Europe arrives within two minutes to three days, by way and country; elsewhere a bank takes one to three [F9-26 F9-39]', async () => {
    const arrival = async (market: 'EU' | 'AUS', target: string, currency: string, accountType: string) => {
      const { arrivalMinutesFrom, arrivalMinutesTo } = await sandbox.client({ market }).call('rates.fee', {
        sourceCountryCode: market,
        sourceCurrency: markets[market].currency,
        targetCountryCode: target,
        targetCurrency: currency,
        sourceAmount: '1000',
        remitType: 'personal',
        accountType,
      });
      return [arrivalMinutesFrom, arrivalMinutesTo] as const;
    };
    assert.equal((await arrival('EU', 'PHL', 'PHP', 'eWallet'))[0], 2);
    assert.equal((await arrival('EU', 'THA', 'THB', 'bank'))[1], 3 * 24 * 60);
    assert.deepEqual(await arrival('AUS', 'THA', 'THB', 'bank'), [24 * 60, 3 * 24 * 60]);
    const asked = { countryCode: 'AUS', targetCountry: 'THA', accountType: 'bank' } as const;
    assert.equal(
      (await sandbox.client({ market: 'AUS' }).call('order.arrivalTime', asked)).workingDays,
      true,
    );
  });

  test('countries of Europe without the euro are priced in it, Great Britain in its own money [F9-73]', async () => {
    const price = (targetCountryCode: string, targetCurrency: string) =>
      sandbox.client({ market: 'AUS' }).send('rates.fee', { sourceCountryCode: 'AUS', sourceCurrency: 'AUD', targetCountryCode, targetCurrency, sourceAmount: '1000', remitType: 'personal' });
    for (const [country, own] of [['POL', 'PLN'], ['HUN', 'HUF'], ['CZE', 'CZK'], ['SWE', 'SEK'], ['DNK', 'DKK'], ['ROU', 'RON'], ['BGR', 'BGN']] as const) {
      assert.deepEqual([country, (await price(country, 'EUR')).envelope.code], [country, '0']);
      refused(await price(country, own), payCodes.corridorCurrency);
    }
    assert.equal((await price('GBR', 'GBP')).envelope.code, '0');
  }); // prettier-ignore

  test('yen, won, dong and rupiah have no decimals, typed or paid out [P5-23]', async () => {
    for (const [market, whole] of [['JPN', '100000'], ['KOR', '1000000'], ['VNM', '5000000']] as const) {
      refused(await priceOf(market, `${whole}.5`), errorCodes.amountTooPrecise);
      const { envelope } = await priceOf(market, whole);
      const { sourceAmount, feeAmount } = envelope.model as Record<string, string>;
      assert.deepEqual([market, sourceAmount, /^\d+$/.test(feeAmount ?? '')], [market, whole, true]);
    }
    for (const [targetCountryCode, targetCurrency] of [['IDN', 'IDR'], ['VNM', 'VND'], ['JPN', 'JPY'], ['KOR', 'KRW']] as const) {
      const { targetAmount } = await sandbox.client({ market: 'AUS' }).call('rates.fee', { sourceCountryCode: 'AUS', sourceCurrency: 'AUD', targetCountryCode, targetCurrency, sourceAmount: '1234.56', remitType: 'personal' });
      assert.match(targetAmount, /^\d+$/, targetCurrency);
    }
  }); // prettier-ignore

  test('Vietnam takes up to 999,999,999,999 VND and not one more, and says how much and to which unit [F5.7-44 F8-23 F8-24]', async () => {
    assert.equal((await priceOf('VNM', '999999999999')).envelope.code, '0');
    refused(await priceOf('VNM', '1000000000000'), errorCodes.amountAboveMax, /up to 999,999,999,999 VND/);
    refused(await priceOf('VNM', '1000.5'), errorCodes.amountTooPrecise, /decimal/);
  });
});
