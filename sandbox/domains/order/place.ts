import { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from './refusals';
import { enumSeeds } from '../../seed/enums';
import { spendCoupon } from '../coupon/spend';
import { demandSupplements } from '../evidence/supplements';
import { moveOrder } from '../../machines/moves';
import { livePayee } from '../payee/find';
import { createOrder, type NewOrder } from './create';
import { assertAllowed } from './rules';

export type Placing = Pick<
  NewOrder,
  'purpose' | 'relation' | 'postscript' | 'lockRate' | 'promisedUntil' | 'speed'
> & {
  payeeId: string;
};

export async function placeOrder(
  context: CallContext,
  quote: Row<'quotes'>,
  placing: Placing,
): Promise<Row<'orders'>> {
  const payer = await context.payer();
  const payee = await livePayee(context, placing.payeeId);
  const corridor = {
    sourceCountry: quote.source_country,
    sourceCurrency: quote.source_currency,
    target: quote.target_country,
    targetCurrency: quote.target_currency,
    accountType: payee.account_type,
    remitType: quote.remit_type,
  };
  await assertAllowed(context, {
    corridor,
    payee,
    relation: placing.relation,
    sourceAmount: quote.source_amount,
    targetAmount: quote.target_amount,
  });
  // Promised only for one way of receiving.
  if (quote.account_type !== null && quote.account_type !== payee.account_type)
    refuse(orderRefusals.rateUpdated);

  const { purpose, relation, postscript, lockRate, promisedUntil, speed } = placing;
  const order = await createOrder(context, {
    payer,
    payee,
    quote,
    purpose,
    relation,
    postscript,
    lockRate,
    promisedUntil,
    speed,
  });
  if (quote.coupon_id)
    await spendCoupon(context, { couponId: quote.coupon_id, payerId: payer.id, orderId: order.id });
  await context.db
    .updateTable('payees')
    .set({ last_used_at: context.now })
    .where('id', '=', payee.id)
    .execute();
  await demandSupplements(context, order);
  // Zero cannot be paid.
  return new Decimal(order.total_amount).isZero()
    ? moveOrder(context, order.id, 'PAYMENT_RECEIVED', {
        actor: 'us',
        note: 'nothing to pay',
        set: { paid_at: context.now },
      })
    : order;
}

const listed = (type: string): ReadonlySet<string> =>
  new Set(enumSeeds.filter((seed) => seed.type === type).map((seed) => seed.code));
const purposes = listed('purpose');
const relations = listed('relationship');

export function assertListed({ purpose, relation }: { purpose: string; relation: string }): void {
  const fields = [
    ...(purposes.has(purpose) ? [] : ['purpose']),
    ...(relations.has(relation) ? [] : ['relation']),
  ];
  if (fields.length > 0) refuse(orderRefusals.purpose, { fields });
}

export interface Shown {
  sourceCountryCode: string;
  targetCountryCode: string;
  sourceCurrency: string;
  targetCurrency: string;
  sourceAmount: string;
  targetAmount: string;
  businessRate: string;
  feeAmount: string;
}

/** Also belongs to this payer and is valid. */
export function isPromised(context: CallContext, quote: Row<'quotes'>, shown: Shown): boolean {
  const same = (mine: string, theirs: string): boolean => new Decimal(mine).equals(theirs);
  return (
    (quote.payer_id === null || quote.payer_id === context.payerId) &&
    quote.expires_at > context.now &&
    quote.source_country === shown.sourceCountryCode &&
    quote.target_country === shown.targetCountryCode &&
    quote.source_currency === shown.sourceCurrency &&
    quote.target_currency === shown.targetCurrency &&
    same(quote.source_amount, shown.sourceAmount) &&
    same(quote.target_amount, shown.targetAmount) &&
    same(quote.rate, shown.businessRate) &&
    same(quote.fee_amount, shown.feeAmount)
  );
}
