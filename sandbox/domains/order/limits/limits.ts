import type { CallAnswer, CallParams } from '@/contracts/calls';
import { Decimal } from '@/core/decimal';
import type { RemitTypeName } from '@/domain/constants';
import type { Row } from '../../../db/schema';
import type { CallContext, PayerWork, Work } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { holdPerson } from '../../kyc/person';
import { assertOwnAccount } from '../../kyc/shortKyc';
import { assertLargeRemit } from '../../largeRemit/gate';
import { livePayee } from '../../payee/find';
import { orderRefusals } from '../refusals';
import { assertPayeeCanTake } from './payee';
import { sentSince } from './sent';
import { assertSettled, leftWhileWaiting, restToOffer } from './settled';
import { type Corridor, serves } from '../../rates/corridor';
import { limitOf } from '../../rates/orderLimit';

const dayMs = 86_400_000;
const LARGE: RemitTypeName = 'LargeRemit';
/** China's 50,000 USD quota of private persons, which study payments do not use. */
const besideYearly: Readonly<Record<string, readonly RemitTypeName[]>> = { CHN: ['studyAbroad'] };
export const outsideYearly = (market: string): readonly RemitTypeName[] => besideYearly[market] ?? [];

interface PeriodUse {
  period: 'day' | 'month' | 'year';
  limit: Decimal;
  used: Decimal;
  /** Never below zero. */
  left: Decimal;
}

/** Rolling windows need no time zone. Large transfers count separately. */
export async function periodsOf(
  { db, now }: Pick<Work, 'db' | 'now'>,
  payerId: string,
  limit: Row<'limits'>,
  { remitType, exceptOrder }: { remitType: string; exceptOrder?: string | undefined },
): Promise<PeriodUse[]> {
  const beside = outsideYearly(limit.sourceCountry);
  const amounts = [
    { period: 'day', amount: limit.dailyAmount, days: 1, beside: [] },
    { period: 'month', amount: limit.monthlyAmount, days: 30, beside: [] },
    { period: 'year', amount: limit.yearlyAmount, days: 365, beside },
  ] as const;
  const uses: PeriodUse[] = [];
  for (const { period, amount, days, beside: outside } of amounts) {
    if (amount === null || outside.some((type) => type === remitType)) continue;
    const used = await sentSince({ db }, payerId, limit.currency, now - days * dayMs, {
      types: remitType === LARGE ? { only: [LARGE] } : { except: [LARGE, ...outside] },
      exceptOrder,
    });
    const of = new Decimal(amount);
    uses.push({ period, limit: of, used, left: Decimal.max(0, of.minus(used)) });
  }
  return uses;
}

interface Residual {
  period: 'order' | PeriodUse['period'];
  /** In the source currency. */
  left: Decimal;
}

/** Released payers have no other limit. */
async function residuals(context: PayerWork, corridor: Corridor, exceptOrder?: string): Promise<Residual[]> {
  const limit = await limitOf(context.db, corridor);
  if (!limit) return [];
  const released = (await context.payer()).userLabel === 'LARGE_WHITE';
  const { remitType } = corridor;
  return [
    { period: 'order', left: new Decimal(limit.maxAmount) },
    ...(released ? [] : await periodsOf(context, context.payerId, limit, { remitType, exceptOrder })),
  ];
}

/** `exceptOrder`: the one being changed. */
export async function assertWithinPeriods(
  context: PayerWork,
  corridor: Corridor,
  amount: string,
  exceptOrder?: string,
): Promise<void> {
  await holdPerson(context, context.payerId);
  const all = await residuals(context, corridor, exceptOrder);
  // The quote has the order's limits.
  const tightest = leastOf(all.filter(({ period }) => period !== 'order'));
  if (!tightest?.left.lessThan(amount)) return;
  const model = {
    residualAmount: await offered(context, corridor, tightest.left, exceptOrder),
    currency: corridor.sourceCurrency,
  };
  if (tightest.period === 'day') refuse(orderRefusals.dailyLimit, model);
  if (tightest.period === 'month') refuse(orderRefusals.monthlyLimit, model);
  refuse(orderRefusals.yearlyLimit, model);
}

/** Of what is left, only what no other limit refuses. */
async function offered(
  context: PayerWork,
  corridor: Corridor,
  left: Decimal,
  exceptOrder?: string,
): Promise<string> {
  const waiting = await leftWhileWaiting(context, corridor, exceptOrder);
  return restToOffer(context, corridor, waiting ? Decimal.min(left, waiting.left) : left);
}

/** The link offers a large transfer that fits. */
export async function largeLimitCheck(
  context: CallContext,
  params: CallParams<'remit.largeLimitCheck'>,
): Promise<CallAnswer<'remit.largeLimitCheck'>> {
  const payer = await context.payer();
  const { countryCode: sourceCountry, userLabel: label } = payer;
  const payee = params.payeeId === undefined ? undefined : await livePayee(context, params.payeeId);
  if (payee) {
    await assertOwnAccount(context, payer, payee, params.relation ?? payee.relation ?? '');
    if (params.targetAmount !== undefined)
      await assertPayeeCanTake(context, payee, { targetAmount: params.targetAmount });
  }
  const corridor = {
    sourceCountry,
    sourceCurrency: params.sourceCurrency,
    target: params.targetCountry ?? '*',
    accountType: '*',
    remitType: params.remitType ?? '*',
  };
  const left = leastOf(await residuals(context, corridor))?.left;
  if (!left?.lessThan(params.sourceAmount)) {
    await assertSettled(context, corridor, params.sourceAmount);
    return { allowed: true };
  }
  const { remitType = 'personal', targetCountry } = params;
  // An offered rest must be allowed.
  if (remitType === LARGE) await assertLargeRemit(context, payer, payee);
  const offersLarge =
    remitType === 'personal' &&
    label !== 'LARGE_BLACK' &&
    (targetCountry === undefined || serves(LARGE, sourceCountry, targetCountry)) &&
    !leastOf(await residuals(context, { ...corridor, remitType: LARGE }))?.left.lessThan(params.sourceAmount);
  return refuse(orderRefusals.largeLimit, {
    residualAmount: await offered(context, corridor, left),
    link: offersLarge ? `${context.runtime.publicUrl}/largeRemit/rule` : '',
  });
}

const leastOf = (rows: readonly Residual[]): Residual | undefined =>
  rows.reduce<Residual | undefined>(
    (least, row) => (least && !row.left.lessThan(least.left) ? least : row),
    undefined,
  );
