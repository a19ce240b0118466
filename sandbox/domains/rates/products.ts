import type { CallAnswer, CallParams } from '@/contracts/calls';
import { Decimal } from '@/core/decimal';
import type { CallContext } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { assertMerchant } from '../market/occupied';
import { countryName } from '../../texts/appTexts';
import { historyOf, pinsOf, rateHistory } from './history';
import { closestRow } from './closestRow';
import { assertCurrencies, corridorNotOpen } from './corridor';
import { feesOf, makeQuote } from './quote';
import type { RateProduct } from './rateWalk';
import { businessRate, marginOf, midMarketRate, productOf, rateRow } from './rateWalk';

type ProductParams = CallParams<'rates.schoolRate'>;
const day = 86_400_000;

async function assertTraded(context: CallContext, params: ProductParams): Promise<void> {
  if (params.sourceCountry === params.targetCountry) refuse(corridorNotOpen);
  const { sourceStatus, targetStatus } = await assertCurrencies(context.db, {
    sourceCountry: params.sourceCountry,
    sourceCurrency: params.source,
    target: params.targetCountry,
    targetCurrency: params.target,
  });
  if (!sourceStatus || !targetStatus) refuse(corridorNotOpen);
}

export const productRate =
  (product: RateProduct) =>
  async (context: CallContext, params: ProductParams): Promise<CallAnswer<'rates.schoolRate'>> => {
    const { db, now, runtime } = context;
    const row = await rateRow(db, params.source, params.target);
    await assertTraded(context, params);
    return {
      rate: businessRate(row, runtime.seed, now, await marginOf(db, product, context.merchantCode)),
      rateAccuracy: row.rateAccuracy,
      exRateBase: row.base,
      at: now,
    };
  };

export async function merchantRate(
  context: CallContext,
  params: CallParams<'rates.merchantRate'>,
): Promise<CallAnswer<'rates.merchantRate'>> {
  const merchantCode = context.merchantCode || '*';
  await assertMerchant(context.db, merchantCode);
  const { rate: partnerRate } = await productRate('merchant')(context, params);
  const plain = await productRate(productOf[params.remitType ?? 'personal'])(context, params);
  return { ...plain, merchantCode, partnerRate };
}

export async function queryRate(
  { db, now, runtime }: CallContext,
  { source, target }: CallParams<'rates.query'>,
): Promise<CallAnswer<'rates.query'>> {
  const row = await rateRow(db, source, target);
  const history = await rateHistory(db, row, runtime.seed);
  const rate = businessRate(row, runtime.seed, now);
  return {
    rate,
    rateAccuracy: row.rateAccuracy,
    exRateBase: row.base,
    at: now,
    marketRate: midMarketRate(row, runtime.seed, now),
    inverseRate: new Decimal(row.base).div(rate).toSignificantDigits(6).toFixed(),
    change: history.change(now - day, now),
  };
}

export async function manyShow(
  context: CallContext,
  params: CallParams<'rates.manyShow'>,
): Promise<CallAnswer<'rates.manyShow'>> {
  const { db, now, runtime, lang } = context;
  const source = await db
    .selectFrom('countries')
    .selectAll()
    .where('code', '=', params.sourceCountryCode)
    .executeTakeFirst();
  if (!source?.sourceStatus) refuse(notFound);
  const wanted = params.targetCountryCodes;
  const targets = await db
    .selectFrom('countries')
    .innerJoin('rates', (join) =>
      join
        .onRef('rates.targetCurrency', '=', 'countries.payoutCurrency')
        .on('rates.sourceCurrency', '=', source.currency),
    )
    .selectAll('rates')
    .select('countries.code')
    .where('targetStatus', '=', 'opened')
    .where('code', '<>', source.code)
    .$if(wanted !== undefined, (query) => query.where('code', 'in', wanted ?? []))
    .orderBy('position')
    .execute();
  const fees = await feesOf(db, { sourceCountryCode: source.code, sourceCurrency: source.currency });
  const margin = await marginOf(db, productOf[params.remitType], context.merchantCode);
  const list: CallAnswer<'rates.manyShow'>['list'] = [];
  const pins = await pinsOf(db, source.currency);
  for (const row of targets) {
    const history = historyOf(row, runtime.seed, pins);
    const fee = closestRow(fees, { target: row.code, accountType: 'bank', remitType: params.remitType });
    list.push({
      targetCountryCode: row.code,
      countryName: countryName(row.code, lang),
      sourceCurrency: source.currency,
      targetCurrency: row.targetCurrency,
      rate: businessRate(row, runtime.seed, now, margin),
      rateAccuracy: row.rateAccuracy,
      exRateBase: row.base,
      feeAmount: fee?.flat ?? '0',
      change: history.change(now - day, now),
    });
  }
  return { list };
}

/** Priced as `studyAbroad`, to a bank account. */
export const schoolFee = (
  context: CallContext,
  params: CallParams<'rates.schoolFee'>,
): Promise<CallAnswer<'rates.schoolFee'>> => {
  const { costType: _costType, ...rest } = params;
  return makeQuote(context, { ...rest, remitType: 'studyAbroad', accountType: 'bank' });
};
