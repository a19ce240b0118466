import * as v from 'valibot';
import type { NewRow } from '../../db/schema';
import { insertMissing } from '../../db/insert';
import { defineAction } from '../../console/actions';
import { reading } from '../../dispatch/handler';
import type { Domain } from '../../runtime';
import { sourceCurrencies } from '@/domain/currencies';
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
        source_currency: source,
        target_currency: target,
        reference: new Decimal(eurLevels[target] as number)
          .div(eurLevels[source] as number)
          .toSignificantDigits(9)
          .toFixed(),
        swing,
        rate_accuracy: 4,
        base: rateBase[source] ?? 1,
      })),
  );
}

function feeRows(): NewRow<'fee_rules'>[] {
  return Object.entries(sourcePrices).flatMap(([country, price]) => {
    const rule = (accountType: string, flat: string): NewRow<'fee_rules'> => ({
      source_country: country,
      target_country: '*',
      remit_type: '*',
      account_type: accountType,
      payment_method: '*',
      currency: price.currency,
      min_amount: '0',
      max_amount: null,
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
    'rates.fee': reading(makeQuote),
    'rates.schoolFee': reading(schoolFee),
    'rates.manyShow': reading(manyShow),
    'rates.query': reading(queryRate),
    'rates.merchantRate': reading(merchantRate),
    'rates.schoolRate': reading(productRate('school')),
    'rates.largeRate': reading(productRate('large')),
    'rates.eckRate': reading(productRate('eck')),
    'rates.trendChart': reading(trendChart),
    'rates.appletChart': reading(appletChart),
    'rates.nodeChart': reading(nodeChart),
    'rates.pushInfo': reading(alertsOf),
    'rates.pushRemind': setAlert,
    'rates.subscribeApplet': async (context, params) => {
      await rateRow(context.db, params.sourceCurrency, params.targetCurrency);
      const topic = rateTopic(params.sourceCurrency, params.targetCurrency);
      return { remaining: await addSubscription(context, { ...params, topic }) };
    },
    'rates.rate': reading(async ({ db, now, runtime }, { source, target }) => {
      const row = await rateRow(db, source, target);
      return {
        rate: businessRate(row, runtime.seed, now),
        rateAccuracy: row.rate_accuracy,
        exRateBase: row.base,
        at: now,
      };
    }),
  },
  jobs: [
    alertsJob,
    {
      name: 'rates.dropOldQuotes',
      async run({ db, now }) {
        const kept = now - 2 * 86_400_000;
        await db.deleteFrom('quotes').where('expires_at', '<', kept).execute();
        return 0;
      },
    },
  ],
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
          .insertInto('rate_pins')
          .values({ source_currency: source, target_currency: target, rate, at: now })
          .execute();
        await db
          .updateTable('rates')
          .set({ pinned: rate })
          .where('source_currency', '=', source)
          .where('target_currency', '=', target)
          .execute();
      },
    }),
  ],
  async referenceRows(tx) {
    await insertMissing(tx, 'rates', rateRows());
    await insertMissing(tx, 'rate_margins', [...rateMargins]);
    // Without a natural key, these are written once.
    const { count } = await tx
      .selectFrom('fee_rules')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    await insertMissing(tx, 'fee_rules', feeRows());
    await insertMissing(
      tx,
      'limits',
      Object.entries(sourcePrices).map(([country, price]) => ({
        source_country: country,
        target_country: '*',
        remit_type: '*',
        currency: price.currency,
        min_amount: price.min,
        max_amount: price.max,
        daily_amount: price.daily ?? null,
        monthly_amount: price.monthly ?? null,
        yearly_amount: price.yearly ?? null,
      })),
    );
    await insertMissing(
      tx,
      'arrival_estimates',
      arrivals.map((line) => ({
        source_country: '*',
        target_country: line.target,
        account_type: line.accountType,
        min_minutes: line.min,
        max_minutes: line.max,
        working_days: line.workingDays ?? false,
      })),
    );
  },
};
