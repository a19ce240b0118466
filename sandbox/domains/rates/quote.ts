import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/countries/currencies';
import { errorCodes } from '@/contracts/errors';
import { Decimal, isDecimalText, roundText } from '@/core/decimal';
import { money } from '@/core/money';
import type { CouponUse, QuoteResult, QuoteTerms } from '@/core/quote';
import { quoteReceive, quoteSend } from '@/core/quote';
import { rate as makeRate } from '@/core/rate';
import type { Db, Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { MINUTE } from '@/core/countdown';
import { safeWaitMs } from '@/domain/largeRemit';
import { RATE_LOCK_HOURS } from '@/domain/rateLock';
import { sourcePrices } from '../../seed/prices';
import { codes, refuse } from '../../dispatch/refusal';
import { couponObstacle, giftsUsedElsewhere } from '../coupon/spend';
import { couponUse } from '../coupon/use';
import { quickestPayment } from '../order/methods';
import { waysOf } from '../payee/rules';
import { closestRow } from './closestRow';
import { assertCorridor, corridorNotOpen } from './corridor';
import { assertWithin, limitOf } from './orderLimit';
import { businessRate, marginOf, midMarketRate, productOf, rateRow } from './rateWalk';
import { said } from '../../texts';

export const quoteLifeMs = 15 * 60_000;

async function couponOf(
  context: CallContext,
  couponId: string | undefined,
  params: CallParams<'rates.fee'>,
): Promise<CouponUse | undefined> {
  if (!couponId) return undefined;
  const coupon = await context.db
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', couponId)
    .where('payerId', '=', context.payerId)
    .executeTakeFirst();
  if (!coupon) return refuse(couponUnfit);
  const use = {
    now: context.now,
    usedElsewhere: await giftsUsedElsewhere(context, coupon.payerId),
    sourceCountry: params.sourceCountryCode,
    targetCountry: params.targetCountryCode,
    sourceCurrency: params.sourceCurrency,
  };
  if (couponObstacle(coupon, use) !== null) refuse(couponUnfit);
  return couponUse(coupon);
}

const couponUnfit = {
  code: errorCodes.couponInvalid,
  text: said('server.rates.couponUnfit'),
} as const;

export const feesOf = (
  db: Db,
  { sourceCountryCode, sourceCurrency }: { sourceCountryCode: string; sourceCurrency: string },
): Promise<Row<'feeRules'>[]> =>
  db
    .selectFrom('feeRules')
    .selectAll()
    .where('sourceCountry', '=', sourceCountryCode)
    .where('currency', '=', sourceCurrency)
    .execute();

/** `fixed` in the source currency, and a `share` of the amount. */
export function feeFor(
  fees: readonly Row<'feeRules'>[],
  amount: Decimal,
  wanted: Parameters<typeof closestRow>[1],
): { fixed: string; share: string } {
  const row = closestRow(
    fees.filter((fee) => amount.gte(fee.minAmount) && (fee.maxAmount === null || amount.lte(fee.maxAmount))),
    wanted,
  );
  return { fixed: row?.flat ?? '0', share: new Decimal(row?.percent ?? '0').div(100).toFixed() };
}

const wayOf = ({ accountType, targetCountryCode, remitType }: CallParams<'rates.fee'>): string =>
  accountType ?? waysOf(targetCountryCode, remitType)[0] ?? 'bank';

async function termsOf(context: CallContext, params: CallParams<'rates.fee'>) {
  const { db, runtime, now } = context;
  const wanted = {
    target: params.targetCountryCode,
    accountType: wayOf(params),
    remitType: params.remitType,
  };
  const row = await rateRow(db, params.sourceCurrency, params.targetCurrency);
  const sourceDecimals = precisionOf(params.sourceCurrency);
  const targetDecimals = precisionOf(params.targetCurrency);
  const limit = await limitOf(db, {
    sourceCountry: params.sourceCountryCode,
    sourceCurrency: params.sourceCurrency,
    ...wanted,
  });
  const arrival = closestRow(
    await db
      .selectFrom('arrivalEstimates')
      .selectAll()
      .where('sourceCountry', 'in', ['*', params.sourceCountryCode])
      .execute(),
    wanted,
  );
  if (!limit || !arrival) refuse(corridorNotOpen);
  const value = businessRate(row, runtime.seed, now, await marginOf(db, productOf[params.remitType]));
  const rate = makeRate(params.sourceCurrency, params.targetCurrency, value, {
    base: row.base,
    accuracy: row.rateAccuracy,
  });
  const guess = new Decimal(
    params.sourceAmount ?? new Decimal(params.targetAmount ?? '0').times(row.base).div(value),
  );
  const coupon = await couponOf(context, params.couponId, params);
  const terms: QuoteTerms<string, string> = {
    rate,
    fee: {
      currencyCode: params.sourceCurrency,
      ...feeFor(await feesOf(db, params), guess, wanted),
    },
    limits: { currencyCode: params.sourceCurrency, min: limit.minAmount, max: limit.maxAmount },
    sourceDecimals,
    targetDecimals,
    ...(coupon ? { coupon } : {}),
  };
  return { terms, limit, arrival, marketRate: midMarketRate(row, runtime.seed, now) };
}

function price(params: CallParams<'rates.fee'>, terms: QuoteTerms<string, string>): QuoteResult {
  return params.sourceAmount !== undefined
    ? quoteSend(money(params.sourceCurrency, params.sourceAmount), terms)
    : quoteReceive(
        money(params.targetCurrency, roundText(params.targetAmount as string, terms.targetDecimals)),
        terms,
      );
}

/**
 * Held for 15 minutes; `businessRate` is for exRateBase units. Refuses with RemitAmountBelowMin, RemitAmountAboveMax,
 * CouponNotUsable or CorridorNotOpen.
 */
export async function makeQuote(
  context: CallContext,
  params: CallParams<'rates.fee'>,
): Promise<CallAnswer<'rates.fee'>> {
  const { db, now } = context;
  const given = [params.sourceAmount, params.targetAmount].filter((amount) => amount !== undefined);
  if (given.length !== 1 || !isDecimalText(given[0]) || new Decimal(given[0]).isNegative()) {
    refuse(
      { code: codes.badParams, text: 'Give either the amount to send or the amount to receive.' },
      { fields: ['sourceAmount', 'targetAmount'] },
    );
  }
  await assertCorridor(db, {
    sourceCountry: params.sourceCountryCode,
    sourceCurrency: params.sourceCurrency,
    target: params.targetCountryCode,
    targetCurrency: params.targetCurrency,
    accountType: wayOf(params),
    remitType: params.remitType,
  });
  const { terms, limit, arrival, marketRate } = await termsOf(context, params);
  const priced = price(params, terms);
  assertWithin(priced.verdict, limit);
  if (terms.coupon && !priced.couponApplied) refuse(couponUnfit);
  const inSource = (amount: string) => roundText(amount, terms.sourceDecimals);
  const safeMinutes = safeWaitMs(params.remitType) / MINUTE;
  const quote = {
    quoteId: randomUUID(),
    sourceCountryCode: params.sourceCountryCode,
    targetCountryCode: params.targetCountryCode,
    sourceCurrency: params.sourceCurrency,
    targetCurrency: params.targetCurrency,
    sourceAmount: inSource(priced.sourceAmount.amount),
    targetAmount: priced.targetAmount.amount,
    accountType: wayOf(params),
    businessRate: priced.rate.value,
    exRateBase: priced.rate.base,
    rateAccuracy: priced.rate.accuracy,
    feeAmount: priced.feeAmount.amount,
    discountAmount: priced.discountAmount.amount,
    totalAmount: priced.totalAmount.amount,
    minSourceAmount: inSource(limit.minAmount),
    maxSourceAmount: inSource(limit.maxAmount),
    arrivalMinutesFrom: arrival.minMinutes + safeMinutes,
    arrivalMinutesTo: arrival.maxMinutes + safeMinutes,
    payMinutesTo: quickestPayment(params.sourceCountryCode, new Decimal(priced.totalAmount.amount)),
    rateLockHours: sourcePrices[params.sourceCountryCode]?.lockHours ?? RATE_LOCK_HOURS,
    expiresAt: now + quoteLifeMs,
  };
  await db
    .insertInto('quotes')
    .values({
      id: quote.quoteId,
      payerId: context.session?.payerId ?? null,
      sourceCountry: quote.sourceCountryCode,
      targetCountry: quote.targetCountryCode,
      sourceCurrency: quote.sourceCurrency,
      targetCurrency: quote.targetCurrency,
      sourceAmount: quote.sourceAmount,
      targetAmount: quote.targetAmount,
      rate: quote.businessRate,
      rateBase: quote.exRateBase,
      rateAccuracy: quote.rateAccuracy,
      marketRate,
      feeAmount: quote.feeAmount,
      discountAmount: quote.discountAmount,
      totalAmount: quote.totalAmount,
      remitType: params.remitType,
      accountType: quote.accountType,
      couponId: params.couponId ?? null,
      lockHours: quote.rateLockHours,
      createdAt: now,
      expiresAt: quote.expiresAt,
    })
    .execute();
  return quote;
}
