import type { Declared } from '@/contracts/entities/declared';
import type { QuotedTerms } from '@/contracts/entities/quote';
import { Decimal } from '@/core/decimal';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { orderRefusals } from '../refusals';
import { enumSeeds } from '../../../seed/enums';
import { spendCoupon } from '../../coupon/spend';
import { demandSupplements } from '../../evidence/supplements';
import { demandMaterial } from '../../largeRemit/material';
import { moveOrder } from '../../../machines/moves';
import { livePayee } from '../../payee/find';
import { referenceFor } from '../../school/guard';
import { createOrder, type NewOrder } from './create';
import { assertAllowed } from '../limits/rules';

export type Placing = Pick<NewOrder, 'declared' | 'lockRate' | 'promisedUntil' | 'speed'> & {
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
    sourceCountry: quote.sourceCountry,
    sourceCurrency: quote.sourceCurrency,
    target: quote.targetCountry,
    targetCurrency: quote.targetCurrency,
    accountType: payee.accountType,
    remitType: quote.remitType,
  };
  await assertAllowed(context, {
    corridor,
    payee,
    relation: placing.declared.relation,
    purpose: placing.declared.purpose,
    sourceAmount: quote.sourceAmount,
    targetAmount: quote.targetAmount,
  });
  // Promised only for one way of receiving.
  if (quote.accountType !== null && quote.accountType !== payee.accountType)
    refuse(orderRefusals.rateUpdated);

  const { lockRate, promisedUntil, speed } = placing;
  const postscript = await referenceFor(context, payee.id, placing.declared.postscript ?? null);
  const declared = { ...placing.declared, ...(postscript === null ? {} : { postscript }) };
  const order = await createOrder(context, {
    payer,
    payee,
    quote,
    declared,
    lockRate,
    promisedUntil,
    speed,
  });
  if (quote.couponId)
    await spendCoupon(context, { couponId: quote.couponId, payerId: payer.id, orderId: order.id });
  await context.db
    .updateTable('payees')
    .set({ lastUsedAt: context.now })
    .where('id', '=', payee.id)
    .execute();
  await demandSupplements(context, order);
  await demandMaterial(context, order);
  // Zero cannot be paid.
  return new Decimal(order.totalAmount).isZero()
    ? moveOrder(context, order.id, 'PAYMENT_RECEIVED', {
        actor: 'us',
        note: 'nothing to pay',
        set: { paidAt: context.now },
      })
    : order;
}

const listed = (type: string): ReadonlySet<string> =>
  new Set(enumSeeds.filter((seed) => seed.type === type).map((seed) => seed.code));
const purposes = listed('purpose');
const relations = listed('relationship');

export function assertListed({ purpose, relation }: Declared): void {
  if (!purposes.has(purpose)) refuse(orderRefusals.purpose, { fields: ['purpose'] });
  if (!relations.has(relation)) refuse(orderRefusals.relation);
}

export function isPromised(context: CallContext, quote: Row<'quotes'>, shown: QuotedTerms): boolean {
  const same = (mine: string, theirs: string): boolean => new Decimal(mine).equals(theirs);
  return (
    (quote.payerId === null || quote.payerId === context.payerId) &&
    quote.expiresAt > context.now &&
    quote.sourceCountry === shown.sourceCountryCode &&
    quote.targetCountry === shown.targetCountryCode &&
    quote.sourceCurrency === shown.sourceCurrency &&
    quote.targetCurrency === shown.targetCurrency &&
    same(quote.sourceAmount, shown.sourceAmount) &&
    same(quote.targetAmount, shown.targetAmount) &&
    same(quote.rate, shown.businessRate) &&
    same(quote.feeAmount, shown.feeAmount)
  );
}
