import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { marketCodes, markets } from '@/domain/markets/markets';
import { errorCodes } from '@/contracts/errors';
import { money } from '@/core/money';
import { convert, rateOf } from '@/core/rate';
import { endingNow } from '@/core/rateSpan';
import { margin } from '../../../sandbox/seed/prices';
import { refused, signUp } from '../support/person';
import type { SandboxClient } from '../support/sandboxClient';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const minute = 60_000;
const day = 24 * 60 * minute;
const corridor = { source: 'AUD', target: 'CNY', sourceCountry: 'AUS', targetCountry: 'CHN' };

describe('rates', () => {
  let sandbox: TestSandbox;
  let visitor: SandboxClient;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    visitor = sandbox.client();
    // Frozen: compares two answers of one moment.
    await sandbox.console.setClock({ speed: 0 });
  });
  after(() => sandbox.close());
  const pin = (rate: string | null, source = 'AUD', target = 'CNY') =>
    sandbox.console.action('rates.pin', { source, target, rate });

  test('a plain rate agrees with its quote, and products differ from it by their margin', async () => {
    const plain = await visitor.call('rates.rate', { ...corridor, remitType: 'personal' });
    const rates: Record<string, number> = { plain: Number(plain.rate) };
    for (const [product, call] of [['school', 'rates.schoolRate'], ['large', 'rates.largeRate'], ['eck', 'rates.eckRate']] as const)
      rates[product] = Number((await visitor.call(call, corridor)).rate);
    assert.ok(rates.large! > rates.school! && rates.school! > rates.plain! && rates.plain! > rates.eck!, JSON.stringify(rates));
    const quoted = await visitor.call('rates.schoolFee', {
      sourceCountryCode: 'AUS',
      targetCountryCode: 'CHN',
      sourceCurrency: 'AUD',
      targetCurrency: 'CNY',
      targetAmount: '20000',
      costType: 'tuition',
    });
    assert.equal(Number(quoted.businessRate), rates.school);
    assert.equal(quoted.targetAmount, '20000.00');
  }); // prettier-ignore

  test("a merchant's rate comes with the plain one; an unknown merchant, corridor or pair is refused [C3-24]", async () => {
    const merchant = { merchantcode: 'DEMOBANK' };
    const own = await visitor.call('rates.merchantRate', corridor, merchant);
    const general = await visitor.call('rates.merchantRate', corridor);
    assert.equal(own.merchantCode, 'DEMOBANK');
    assert.equal(own.rate, general.rate);
    assert.ok(Number(own.partnerRate) < Number(general.partnerRate));
    refused(
      await visitor.send('rates.merchantRate', corridor, { merchantcode: 'NOBODY' }),
      errorCodes.notFound,
    );
    refused(
      await visitor.send('rates.schoolRate', { ...corridor, targetCountry: 'AUS' }),
      errorCodes.corridorNotOpen,
    );
    refused(await visitor.send('rates.eckRate', { ...corridor, target: 'XXX' }), errorCodes.rateNotFound);
    refused(await visitor.send('rates.largeRate', { source: 'AUD', target: 'CNY' }), errorCodes.badParams);
    refused(await visitor.send('rates.query', { source: 'CNY', target: 'CNY' }), errorCodes.rateNotFound);
  });

  test('the rate and its inverse multiply to the base', async () => {
    for (const [source, target] of [
      ['AUD', 'CNY'],
      ['JPY', 'CNY'],
    ] as const) {
      const { rate, inverseRate, exRateBase } = await visitor.call('rates.query', { source, target });
      assert.ok(Math.abs((Number(rate) * Number(inverseRate)) / exRateBase - 1) < 1e-4, `${source} ${rate} ${inverseRate}`);
    }
  }); // prettier-ignore

  test('the mid-market rate of the same moment lies above ours by the margin, walking or set by hand', async () => {
    const kept = async () => {
      const { rate, marketRate } = await visitor.call('rates.query', { source: 'GBP', target: 'INR' });
      return 1 - Number(rate) / Number(marketRate);
    };
    assert.ok(Math.abs((await kept()) - Number(margin)) < 1e-5);
    await pin('112.5', 'GBP', 'INR');
    assert.ok(Math.abs((await kept()) - Number(margin)) < 1e-5);
    await pin(null, 'GBP', 'INR');
  });

  test('a price says what its rate is per, and the target follows from it', async () => {
    for (const [market, source, sourceAmount, exRateBase] of [
      ['AUS', 'AUD', '1000', 1],
      ['JPN', 'JPY', '100000', 100],
      ['KOR', 'KRW', '1000000', 100],
      ['VNM', 'VND', '10000000', 10_000],
    ] as const) {
      const quote = await visitor.call('rates.fee', {
        sourceCountryCode: market,
        targetCountryCode: 'CHN',
        sourceCurrency: source,
        targetCurrency: 'CNY',
        sourceAmount,
        remitType: 'personal',
      });
      assert.equal(quote.exRateBase, exRateBase, market);
      const target = convert(money(source, sourceAmount), rateOf(quote), 2);
      assert.equal(target.amount, quote.targetAmount, market);
    }
  });

  test('the first amount of every market has a price, and its fee is a small part of it', async () => {
    for (const market of marketCodes) {
      const { currency, firstAmount } = markets[market];
      const abroad =
        market === 'CHN' ? { country: 'USA', currency: 'USD' } : { country: 'CHN', currency: 'CNY' };
      const quote = await visitor.call('rates.fee', {
        sourceCountryCode: market,
        targetCountryCode: abroad.country,
        sourceCurrency: currency,
        targetCurrency: abroad.currency,
        sourceAmount: firstAmount,
        remitType: 'personal',
      });
      assert.ok(
        Number(quote.feeAmount) <= Number(firstAmount) / 10,
        `${market} ${firstAmount} ${quote.feeAmount}`,
      );
    }
  });

  test('many pairs at once: every open target of a market, or those asked for, in the language of the call', async () => {
    const { list } = await visitor.call('rates.manyShow', { sourceCountryCode: 'AUS', remitType: 'personal' });
    assert.ok(list.length > 30);
    assert.equal(list.some((row) => row.targetCountryCode === 'AUS'), false);
    assert.equal(list.some((row) => row.targetCountryCode === 'CHL'), false, 'not open yet');
    const asked = await visitor.call(
      'rates.manyShow',
      { sourceCountryCode: 'HKG', remitType: 'personal', targetCountryCodes: ['PHL', 'CHN'] },
      { lang: 'zh-cn' },
    );
    assert.deepEqual(asked.list.map((row) => [row.targetCountryCode, row.sourceCurrency, row.feeAmount]).sort(), [
      ['CHN', 'HKD', '25.00'],
      ['PHL', 'HKD', '25.00'],
    ]);
    assert.ok(asked.list.some((row) => row.countryName === '菲律宾'));
    refused(await visitor.send('rates.manyShow', { sourceCountryCode: 'PHL', remitType: 'personal' }), errorCodes.notFound);
    refused(await visitor.send('rates.manyShow', { sourceCountryCode: 'AUS', remitType: 'gift' }), errorCodes.badParams);
  }); // prettier-ignore

  test('charts of 1, 7, 30, 180 and 365 days lie on whole steps; the past 7 days exclude today [F9-44]', async () => {
    const now = sandbox.clock.now();
    const midnight = now - (now % day);
    for (const days of [1, 7, 30, 180, 365] as const) {
      const chart = await visitor.call('rates.trendChart', { source: 'AUD', target: 'CNY', days });
      const times = chart.points.map(({ at }) => at);
      const rates = chart.points.map(({ rate }) => Number(rate));
      assert.deepEqual(times, [...times].sort((a, b) => a - b));
      assert.ok(times.at(-1)! <= now);
      assert.equal(Number(chart.high), Math.max(...rates));
      assert.equal(Number(chart.low), Math.min(...rates));
      assert.ok(Number(chart.average) <= Number(chart.high) && Number(chart.average) >= Number(chart.low));
      if (days === 7) {
        assert.ok(times.every((at) => at < midnight && at >= midnight - 7 * day));
        assert.equal(times.length, 42);
      } else assert.equal(times.length, days === 1 ? 49 : days + 1);
      const small = await visitor.call('rates.appletChart', { source: 'AUD', target: 'CNY', days });
      assert.equal(small.points.length, 30);
      assert.deepEqual(small.points[0], chart.points[0]);
      assert.deepEqual(small.points.at(-1), chart.points.at(-1));
    }
    refused(await visitor.send('rates.trendChart', { source: 'AUD', target: 'CNY', days: 14 }), errorCodes.badParams);
    refused(await visitor.send('rates.appletChart', { source: 'AUD', target: 'QQQ', days: 1 }), errorCodes.rateNotFound);
  }); // prettier-ignore

  test('the chart of a day counts its change from the same moment as a rate does', async () => {
    await sandbox.console.advance(7 * minute);
    const pair = { source: 'AUD', target: 'CNY' };
    const { change, rate, at } = await visitor.call('rates.query', pair);
    const chart = await visitor.call('rates.trendChart', { ...pair, days: 1 });
    assert.equal(endingNow(chart, { at, rate }).change, change);
  });

  test('a chart is of the rate that a kind of transfer is priced with', async () => {
    const pair = { source: 'AUD', target: 'CNY' };
    const of = async (remitType: 'personal' | 'studyAbroad') =>
      (await visitor.call('rates.trendChart', { ...pair, days: 1, remitType })).points.at(-1)!.rate;
    const { points } = await visitor.call('rates.trendChart', { ...pair, days: 1 });
    assert.equal(await of('personal'), points.at(-1)!.rate);
    const quoteOf = async (remitType: 'personal' | 'studyAbroad') =>
      (
        await visitor.call('rates.fee', {
          sourceCountryCode: 'AUS',
          targetCountryCode: 'CHN',
          sourceCurrency: 'AUD',
          targetCurrency: 'CNY',
          sourceAmount: '1000',
          remitType,
        })
      ).businessRate;
    const dearer = (one: string, other: string): boolean => Number(one) > Number(other);
    assert.equal(
      dearer(await of('studyAbroad'), await of('personal')),
      dearer(await quoteOf('studyAbroad'), await quoteOf('personal')),
    );
    assert.notEqual(await of('studyAbroad'), await of('personal'));
  });

  test('several charts at once are those of each pair; too many or none are refused', async () => {
    const pairs = [
      { source: 'AUD', target: 'CNY' },
      { source: 'HKD', target: 'PHP' },
    ];
    const { charts } = await visitor.call('rates.nodeChart', { days: 30, pairs });
    for (const [index, pair] of pairs.entries())
      assert.deepEqual(charts[index], await visitor.call('rates.trendChart', { ...pair, days: 30 }));
    refused(await visitor.send('rates.nodeChart', { days: 30, pairs: [] }), errorCodes.badParams);
    refused(
      await visitor.send('rates.nodeChart', { days: 30, pairs: Array.from({ length: 11 }, () => pairs[0]) }),
      errorCodes.badParams,
    );
  });

  test('a rate set by hand holds from then on and leaves the past of the chart as it was', async () => {
    const before = await visitor.call('rates.trendChart', { source: 'NZD', target: 'CNY', days: 30 });
    await pin('9.9', 'NZD', 'CNY');
    assert.equal((await visitor.call('rates.query', { source: 'NZD', target: 'CNY' })).rate, '9.9');
    const after = await visitor.call('rates.trendChart', { source: 'NZD', target: 'CNY', days: 30 });
    assert.deepEqual(after.points.slice(0, -1), before.points.slice(0, -1));
    await sandbox.console.advance(day);
    const next = await visitor.call('rates.trendChart', { source: 'NZD', target: 'CNY', days: 30 });
    assert.equal(next.points.at(-1)!.rate, '9.9');
    await pin(null, 'NZD', 'CNY');
    assert.ok(Number((await visitor.call('rates.query', { source: 'NZD', target: 'CNY' })).change) < 0);
  });

  test('an alert fires when its rate is reached, at most once in 24 hours, and can be switched off [F9-41 F5.7-51 P3-61]', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    await pin('4.5');
    const wanted = { sourceCurrency: 'AUD', targetCurrency: 'CNY', alertType: 'above', expectedRate: '4.6', enabled: true } as const;
    assert.deepEqual(refused(await client.send('rates.pushRemind', { ...wanted, expectedRate: '4.4' }), errorCodes.badParams).fields, ['expectedRate']);
    refused(await client.send('rates.pushRemind', { ...wanted, alertType: 'below' }), errorCodes.badParams);
    for (const alertType of ['above', 'below'] as const)
      refused(await client.send('rates.pushRemind', { ...wanted, alertType, expectedRate: '4.5' }), errorCodes.badParams);
    refused(await client.send('rates.pushRemind', { ...wanted, alertType: 'amplitude' }), errorCodes.badParams);
    refused(await client.send('rates.pushRemind', { ...wanted, targetCurrency: 'QQQ' }), errorCodes.rateNotFound);
    const { alert } = await client.call('rates.pushRemind', wanted);
    assert.deepEqual((await client.call('rates.pushInfo', {})).list, [alert]);
    const messages = async () =>
      (await client.call('message.list', { pageSize: 50 })).rows.filter((row) => row.titleKey.startsWith('message.rateAlert'));

    await sandbox.console.advance(60 * minute);
    assert.equal((await messages()).length, 0);
    await pin('4.7');
    await sandbox.console.advance(20 * minute);
    const [first] = await messages();
    assert.equal(first?.titleKey, 'message.rateAlert.above.title');
    assert.deepEqual({ source: first.params.source, target: first.params.target, rate: first.params.rate, base: first.params.base }, { source: 'AUD', target: 'CNY', rate: '4.7', base: '1' });
    await client.call('rates.pushRemind', { ...wanted, expectedRate: '4.8' });
    await pin('4.9');
    await sandbox.console.advance(23 * 60 * minute);
    assert.equal((await messages()).length, 1, 'the pause is 24 hours, for another rate too');
    await sandbox.console.advance(2 * 60 * minute);
    assert.equal((await messages()).length, 2);
    const fired = (await client.call('rates.pushInfo', { sourceCurrency: 'AUD', targetCurrency: 'CNY' })).list[0];
    assert.ok(fired?.firedAt && fired.firedAt <= sandbox.clock.now());

    await client.call('rates.pushRemind', { ...wanted, enabled: false });
    await sandbox.console.advance(3 * day);
    assert.equal((await messages()).length, 2);
    assert.equal((await client.call('rates.pushInfo', {})).list[0]?.enabled, false);
    assert.deepEqual((await client.call('rates.pushInfo', { sourceCurrency: 'HKD' })).list, []);
    await pin(null);
  }); // prettier-ignore

  test('a move of 5 per mille within 24 hours fires, a smaller one does not; a long jump of the clock dates it right [F9-42]', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    await pin('1000', 'AUD', 'IDR');
    await sandbox.console.advance(2 * day);
    await client.call('rates.pushRemind', { sourceCurrency: 'AUD', targetCurrency: 'IDR', alertType: 'amplitude', enabled: true });
    const messages = async () =>
      (await client.call('message.list', { pageSize: 50 })).rows.filter((row) => row.titleKey.startsWith('message.rateAlert'));
    await pin('1004.9', 'AUD', 'IDR');
    await sandbox.console.advance(60 * minute);
    assert.equal((await messages()).length, 0);
    const moved = sandbox.clock.now();
    await pin('1005', 'AUD', 'IDR');
    await sandbox.console.advance(5 * day);
    const [only, ...others] = await messages();
    assert.equal(others.length, 0);
    assert.ok(only && only.at >= moved && only.at < moved + 20 * minute, `${only?.at} ${moved}`);
    await pin(null, 'AUD', 'IDR');
  }); // prettier-ignore

  test('a scene of the console lets an alert fire with the next run of the jobs', async () => {
    const { client, payerId } = await signUp(sandbox, 'HKG');
    const { alertId } = await sandbox.console.action('scene.rateAlert', { payerId });
    await sandbox.console.tick();
    assert.ok((await client.call('rates.pushInfo', {})).list.find((row) => row.alertId === alertId)?.firedAt);
    const told = (await client.call('message.list', { pageSize: 5 })).rows.map((row) => row.titleKey);
    assert.ok(told.includes('message.rateAlert.above.title'), told.join(', '));
    await assert.rejects(sandbox.console.action('scene.rateAlert', { payerId: 'nobody' }));
  });

  test('a subscription of the chat app sends one message a permission, and ends when it is taken back', async () => {
    const { client, payerId } = await signUp(sandbox, 'AUS');
    const pair = { sourceCurrency: 'AUD', targetCurrency: 'PHP' };
    const openId = `o-${payerId.slice(-12)}`;
    await pin('38', 'AUD', 'PHP');
    assert.deepEqual(await client.call('rates.subscribeApplet', { ...pair, openId, templateId: 'tpl-rate' }), { remaining: 1 });
    assert.deepEqual(await client.call('rates.subscribeApplet', { ...pair, openId, templateId: 'tpl-rate' }), { remaining: 2 });
    refused(await client.send('rates.subscribeApplet', { ...pair, openId, templateId: 'tpl-none' }), errorCodes.notFound);
    const stranger = await signUp(sandbox, 'AUS');
    refused(await stranger.client.send('rates.subscribeApplet', { ...pair, openId, templateId: 'tpl-rate' }), errorCodes.conflict);
    await client.call('rates.pushRemind', { ...pair, alertType: 'above', expectedRate: '39', enabled: true });
    await pin('40', 'AUD', 'PHP');
    await sandbox.console.advance(20 * minute);
    const sent = async () => (await sandbox.console.outbox(openId)).filter((row) => row.kind === 'push');
    assert.deepEqual((await sent()).map((row) => [row.subject, row.body]), [['AUD to PHP has gone up to your rate', 'The rate is now 1 AUD = 40 PHP.']]);
    const settings = (await client.call('message.subscriptionSettings', {})).list.find((row) => row.templateId === 'tpl-rate');
    assert.deepEqual([settings?.bound, settings?.remaining], [true, 1]);
    assert.deepEqual(await sandbox.client().call('wechat.unbindSubscribe', { openId, templateId: 'tpl-rate' }), { ended: 1 });
    refused(await sandbox.client().send('wechat.unbindSubscribe', { openId }), errorCodes.notFound);
    await sandbox.console.advance(25 * 60 * minute);
    assert.equal((await sent()).length, 1);
    await pin(null, 'AUD', 'PHP');
  }); // prettier-ignore
});
