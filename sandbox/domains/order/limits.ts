import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/currencies';
import { Decimal, roundText } from '@/core/decimal';
import type { RemitTypeName } from '@/domain/constants';
import { uncounted } from '@/domain/statuses/orderSets';
import type { CallContext, Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from './refusals';
import { assertSettled } from './settled';
import { type Corridor, limitOf } from '../rates/orderLimit';

const dayMs = 86_400_000;
/**
 * Remittance types that neither use a market's yearly limit nor are held to it: China's is the quota of 50,000 USD that a
 * private person has for foreign money, and payments for studies leave it alone.
 */
const besideYearly: Readonly<Record<string, readonly RemitTypeName[]>> = { CHN: ['studyAbroad'] };
export const outsideYearly = (market: string): readonly string[] => besideYearly[market] ?? [];

/** Sum that a payer has sent in a currency since a moment, orders under way included. */
export async function sentSince(
  work: Pick<Work, 'db'>,
  payerId: string,
  currency: string,
  since: number,
  only: { payeeId?: string; exceptTypes?: readonly string[]; exceptOrder?: string | undefined } = {},
): Promise<Decimal> {
  const { sent } = await work.db
    .selectFrom('orders')
    .select((select) => select.fn.sum<string | null>('source_amount').as('sent'))
    .where('payer_id', '=', payerId)
    .where('source_currency', '=', currency)
    .where('created_at', '>', since)
    .where('status', 'not in', uncounted)
    .$if(only.payeeId !== undefined, (query) => query.where('payee_id', '=', only.payeeId as string))
    .$if(Boolean(only.exceptTypes?.length), (query) =>
      query.where('remit_type', 'not in', only.exceptTypes as string[]),
    )
    .$if(only.exceptOrder !== undefined, (query) => query.where('id', '!=', only.exceptOrder as string))
    .executeTakeFirstOrThrow();
  return new Decimal(sent ?? 0);
}

interface Residual {
  period: 'order' | 'day' | 'month' | 'year';
  /** In the source currency; never below zero. */
  left: Decimal;
}

/** Rest of the payer's limits over the last 24 hours, 30 and 365 days: rolling windows need no time zone for midnight. */
async function residuals(
  context: CallContext,
  corridor: Corridor,
  exceptOrder?: string,
): Promise<Residual[]> {
  // Released from them by us.
  if ((await context.payer()).user_label === 'LARGE_WHITE') return [];
  const limit = await limitOf(context.db, corridor);
  const of = async (
    period: 'day' | 'month' | 'year',
    amount: string | null,
    span: number,
    exceptTypes: readonly string[] = [],
  ): Promise<Residual[]> => {
    if (amount === null || exceptTypes.includes(corridor.remitType)) return [];
    const since = context.now - span;
    const sent = await sentSince(context, context.payerId, corridor.sourceCurrency, since, {
      exceptTypes,
      exceptOrder,
    });
    return [{ period, left: Decimal.max(0, new Decimal(amount).minus(sent)) }];
  };
  return [
    ...(limit ? [{ period: 'order' as const, left: new Decimal(limit.max_amount) }] : []),
    ...(await of('day', limit?.daily_amount ?? null, dayMs)),
    ...(await of('month', limit?.monthly_amount ?? null, 30 * dayMs)),
    ...(await of('year', limit?.yearly_amount ?? null, 365 * dayMs, outsideYearly(corridor.sourceCountry))),
  ];
}

/**
 * Refuses an order that would exceed what the payer may send in a day, a month or a year; what is left is in the model.
 * `exceptOrder`: the order itself, where there is one.
 */
export async function assertWithinPeriods(
  context: CallContext,
  corridor: Corridor,
  amount: string,
  exceptOrder?: string,
): Promise<void> {
  for (const { period, left } of await residuals(context, corridor, exceptOrder)) {
    // A single order's own limits stand in its quote.
    if (period === 'order' || left.greaterThanOrEqualTo(amount)) continue;
    const model = {
      residualAmount: roundText(left, precisionOf(corridor.sourceCurrency), 'down'),
      currency: corridor.sourceCurrency,
    };
    if (period === 'day') refuse(orderRefusals.dailyLimit, model);
    if (period === 'month') refuse(orderRefusals.monthlyLimit, model);
    refuse(orderRefusals.yearlyLimit, model);
  }
}

/** Before a remittance: whether the amount is within the payer's limits. The link leads to raising them. */
export async function largeLimitCheck(
  context: CallContext,
  params: CallParams<'remit.largeLimitCheck'>,
): Promise<CallAnswer<'remit.largeLimitCheck'>> {
  const { country_code: sourceCountry } = await context.payer();
  const all = await residuals(context, {
    sourceCountry,
    sourceCurrency: params.sourceCurrency,
    target: '*',
    accountType: '*',
    remitType: params.remitType ?? '*',
  });
  const lefts = all.map((row) => row.left);
  const left = lefts.length > 0 ? Decimal.min(...lefts) : null;
  if (left?.lessThan(params.sourceAmount)) {
    refuse(orderRefusals.largeLimit, {
      residualAmount: roundText(left, precisionOf(params.sourceCurrency), 'down'),
      link: `${context.runtime.publicUrl}/largeRemit/rule`,
    });
  }
  await assertSettled(context, { sourceCountry, sourceCurrency: params.sourceCurrency }, params.sourceAmount);
  return { allowed: true };
}
