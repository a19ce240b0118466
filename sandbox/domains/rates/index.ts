import * as v from 'valibot';
import type { NewRow } from '../../db/schema';
import { insertMissing } from '../../db/insert';
import { defineAction } from '../../console/actions';
import type { Domain } from '../../runtime';
import { sourceCurrencies } from '@/domain/countries/currencies';
import { Decimal } from '@/core/decimal';
import { eurLevels } from '../../fixtures';
import { arrivals, rateBase, rateMargins, sourcePrices, swing, walletTypes } from '../../seed/prices';
import { addSubscription, rateTopic } from '../message/applet';
import { alertsOf, alertsJob, reachedAlert, setAlert } from './alerts';
import { appletChart, nodeChart, trendChart } from './charts';
import { manyShow, merchantRate, productRate, queryRate, schoolFee } from './products';
import { makeQuote } from './quote';
import { businessRate, rateRow } from './rateWalk';

function rateRows(): NewRow<'rates'>[] {
  return sourceCurrencies.flatMap((source) =>
    Object.keys(eurLevels)
      .filter((target) => target !== source)
      .map((target) => ({
        sourceCurrency: source,
        targetCurrency: target,
        reference: new Decimal(eurLevels[target] as number)
          .div(eurLevels[source] as number)
          .toSignificantDigits(9)
          .toFixed(),
        swing,
        rateAccuracy: 4,
        base: rateBase[source] ?? 1,
      })),
  );
}

function feeRows(): NewRow<'feeRules'>[] {
  return Object.entries(sourcePrices).flatMap(([country, price]) => {
    const rule = (accountType: string, flat: string): NewRow<'feeRules'> => ({
      sourceCountry: country,
      targetCountry: '*',
      remitType: '*',
      accountType,
      paymentMethod: '*',
      currency: price.currency,
      minAmount: '0',
      maxAmount: null,
      flat,
      percent: '0',
    });
    return [
      rule('*', price.fee),
      rule('cash', price.cashFee),
      ...walletTypes.map((type) => rule(type, price.walletFee)),
    ];
  });
}

export const rates: Domain = {
  name: 'rates',
  handlers: {
    // Writes one row that nothing waits for.
    'rates.fee': makeQuote,
    'rates.schoolFee': schoolFee,
    'rates.manyShow': manyShow,
    'rates.query': queryRate,
    'rates.merchantRate': merchantRate,
    'rates.schoolRate': productRate('school'),
    'rates.largeRate': productRate('large'),
    'rates.eckRate': productRate('eck'),
    'rates.trendChart': trendChart,
    'rates.appletChart': appletChart,
    'rates.nodeChart': nodeChart,
    'rates.pushInfo': alertsOf,
    'rates.pushRemind': setAlert,
    'rates.subscribeApplet': async (context, params) => {
      await rateRow(context.db, params.sourceCurrency, params.targetCurrency);
      const topic = rateTopic(params.sourceCurrency, params.targetCurrency);
      return { remaining: await addSubscription(context, { ...params, topic }) };
    },
    'rates.rate': async ({ db, now, runtime }, { source, target }) => {
      const row = await rateRow(db, source, target);
      return {
        rate: businessRate(row, runtime.seed, now),
        rateAccuracy: row.rateAccuracy,
        exRateBase: row.base,
        at: now,
      };
    },
  },
  jobs: [alertsJob],
  consoleActions: [
    defineAction({
      name: 'scene.rateAlert',
      title: 'A rate alert that has just been reached',
      kind: 'scene',
      params: v.object({ payerId: v.optional(v.string(), 'demo-aus') }),
      run: async (work, { payerId }) => ({ alertId: await reachedAlert(work, payerId) }),
    }),
    defineAction({
      name: 'rates.pin',
      title: 'Pin a rate, or let it walk again',
      params: v.object({
        source: v.string(),
        target: v.string(),
        rate: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,12})?$/))),
      }),
      async run({ db, now }, { source, target, rate }) {
        await rateRow(db, source, target);
        // Charts keep the earlier rates.
        await db
          .insertInto('ratePins')
          .values({ sourceCurrency: source, targetCurrency: target, rate, at: now })
          .execute();
        await db
          .updateTable('rates')
          .set({ pinned: rate })
          .where('sourceCurrency', '=', source)
          .where('targetCurrency', '=', target)
          .execute();
      },
    }),
  ],
  async referenceRows(tx) {
    await insertMissing(tx, 'rates', rateRows());
    await insertMissing(tx, 'rateMargins', [...rateMargins]);
    // Without a natural key, these are written once.
    const { count } = await tx
      .selectFrom('feeRules')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    await insertMissing(tx, 'feeRules', feeRows());
    await insertMissing(
      tx,
      'limits',
      Object.entries(sourcePrices).map(([country, price]) => ({
        sourceCountry: country,
        targetCountry: '*',
        remitType: '*',
        currency: price.currency,
        minAmount: price.min,
        maxAmount: price.max,
        dailyAmount: price.daily ?? null,
        monthlyAmount: price.monthly ?? null,
        yearlyAmount: price.yearly ?? null,
      })),
    );
    await insertMissing(
      tx,
      'arrivalEstimates',
      arrivals.map((line) => ({
        sourceCountry: '*',
        targetCountry: line.target,
        accountType: line.accountType,
        minMinutes: line.min,
        maxMinutes: line.max,
        workingDays: line.workingDays ?? false,
      })),
    );
  },
};
