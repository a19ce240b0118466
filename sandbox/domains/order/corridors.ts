import { sql } from 'kysely';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { marketRow } from '@/domain/markets/markets';
import { delivered } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { serves } from '../rates/corridor';
import { closestRow } from '../rates/closestRow';
import { allMethodsOf } from './methods';
import { summaryOf } from './reading/answer';

const minute = 60_000;

export async function arrivalTime(
  context: CallContext,
  params: CallParams<'order.arrivalTime'>,
): Promise<CallAnswer<'order.arrivalTime'>> {
  const rows = await context.db
    .selectFrom('arrivalEstimates')
    .selectAll()
    .where('sourceCountry', 'in', ['*', params.countryCode])
    .execute();
  const payout = closestRow(rows, {
    target: params.targetCountry,
    accountType: params.accountType ?? 'bank',
    remitType: params.remitType ?? 'personal',
  });
  if (!payout) refuse(notFound);
  const paid = allMethodsOf(params.countryCode).find((row) => row.fundingType === params.fundingType);
  const minutesTo = payout.maxMinutes + (paid?.minutes[1] ?? 0);
  return {
    minutesFrom: payout.minMinutes + (paid?.minutes[0] ?? 0),
    minutesTo,
    workingDays: payout.workingDays,
    arrivalAt: context.now + minutesTo * minute,
  };
}

const pairOf = (context: CallContext, source: string, target: string) =>
  context.db
    .selectFrom('rates')
    .selectAll()
    .where('sourceCurrency', '=', source)
    .where('targetCurrency', '=', target)
    .executeTakeFirst();

export async function targetInfo(
  context: CallContext,
  params: CallParams<'order.targetInfo'>,
): Promise<CallAnswer<'order.targetInfo'>> {
  const payer = await context.payer();
  const newest = await context.db
    .selectFrom('orders')
    .select(['targetCountry', 'createdAt'])
    .where('payerId', '=', payer.id)
    .$if(params.targetCountry !== undefined, (query) =>
      query.where('targetCountry', '=', params.targetCountry as string),
    )
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  const code = params.targetCountry ?? payer.targetCountry ?? newest?.targetCountry;
  if (code === undefined) return { rateAccuracy: 4, exRateBase: 1, status: 'unset' };
  const country = await context.db
    .selectFrom('countries')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  if (!country) refuse(notFound);
  const pair = await pairOf(context, marketRow(payer.countryCode)?.currency ?? '', country.payoutCurrency);
  return {
    targetCountry: country.code,
    targetCurrency: country.payoutCurrency,
    rateAccuracy: pair?.rateAccuracy ?? 4,
    exRateBase: pair?.base ?? 1,
    status: country.targetStatus ?? 'soonOpen',
    lastRemitAt: newest?.targetCountry === country.code ? newest.createdAt : undefined,
  };
}

const LATEST = 5;

export async function latestToPayee(
  context: CallContext,
  params: CallParams<'order.latestToPayee'>,
): Promise<CallAnswer<'order.latestToPayee'>> {
  const toPayee = context.db
    .selectFrom('orders')
    .where('payerId', '=', context.payerId)
    .where('payeeId', '=', params.payeeId);
  const rows = await toPayee
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
  const sums = await toPayee
    .where('status', 'in', delivered)
    .select((eb) => [
      'sourceCurrency',
      sql<string>`extract(year from to_timestamp(created_at / 1000.0) at time zone 'UTC')`.as('year'),
      eb.fn.sum<string>('sourceAmount').as('sent'),
      eb.fn.countAll<string>().as('count'),
    ])
    .groupBy(['year', 'sourceCurrency'])
    .orderBy('year', 'desc')
    .orderBy('sourceCurrency')
    .execute();
  const latest = rows.map((row) => summaryOf(row, context.now));
  const years = [...new Set(sums.map(({ year }) => Number(year)))].map((year) => {
    const ofYear = sums.filter((sum) => Number(sum.year) === year);
    return {
      year,
      count: ofYear.reduce((all, { count }) => all + Number(count), 0),
      sent: ofYear.map(({ sent, sourceCurrency }) => ({ amount: sent, currencyCode: sourceCurrency })),
    };
  });
  return { order: latest[0], latest, years };
}

export async function latestToCountry(
  context: CallContext,
  params: CallParams<'order.latestToCountry'>,
): Promise<CallAnswer<'order.latestToCountry'>> {
  const mine = context.db
    .selectFrom('orders')
    .where('payerId', '=', context.payerId)
    .where('targetCountry', '=', params.targetCountry);
  const row: Row<'orders'> | undefined = await mine
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const sums = await mine
    .where('status', 'in', delivered)
    .select([
      'sourceCurrency',
      (eb) => eb.fn.sum<string>('sourceAmount').as('sent'),
      (eb) => eb.fn.countAll<string>().as('count'),
    ])
    .groupBy('sourceCurrency')
    .execute();
  return {
    order: row && summaryOf(row, context.now),
    payeeId: row?.payeeId ?? undefined,
    count: sums.reduce((all, sum) => all + Number(sum.count), 0),
    sent: sums.map((sum) => ({ amount: sum.sent, currencyCode: sum.sourceCurrency })),
  };
}

/** China's bank channels send to euro, dollar and other listed countries. */
export async function corridors(
  context: CallContext,
  params: CallParams<'order.corridors'>,
): Promise<CallAnswer<'order.corridors'>> {
  const currency = marketRow(params.countryCode)?.currency;
  if (!currency) refuse(notFound);
  const countries = await context.db
    .selectFrom('countries')
    .selectAll()
    .where('targetStatus', 'is not', null)
    .where('code', '!=', params.countryCode)
    .orderBy('position')
    .orderBy('code')
    .execute();
  const pairs = await context.db
    .selectFrom('rates')
    .selectAll()
    .where('sourceCurrency', '=', currency)
    .execute();
  const open = (row: Row<'countries'>): boolean => {
    if (row.targetStatus !== 'opened') return false;
    if (params.remitType === 'studyAbroad' && params.bankChannel !== undefined && row.code === 'CHN')
      return false;
    return serves(params.remitType, params.countryCode, row.code);
  };
  return {
    list: countries.flatMap((row) => {
      const pair = pairs.find(({ targetCurrency: target }) => target === row.payoutCurrency);
      if (!pair && row.payoutCurrency !== currency) return [];
      return [
        {
          targetCountry: row.code,
          targetCurrency: row.payoutCurrency,
          status: open(row) ? (0 as const) : (1 as const),
          rateAccuracy: pair?.rateAccuracy ?? 4,
          exRateBase: pair?.base ?? 1,
        },
      ];
    }),
  };
}
