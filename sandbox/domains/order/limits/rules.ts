import { precisionOf } from '@/domain/countries/currencies';
import { checkLimits } from '@/core/limits';
import type { Row } from '../../../db/schema';
import type { PayerWork } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { identityStatus } from '../../account/payerView';
import { documentRule } from '../../kyc/documentTypes';
import { assertOwnAccount, mayPayOwn } from '../../kyc/shortKyc';
import { assertLargeRemit } from '../../largeRemit/gate';
import { assertCorridor, type Corridor, corridorNotOpen } from '../../rates/corridor';
import { assertWithin, limitOf } from '../../rates/orderLimit';
import { assertWithinPeriods } from './limits';
import { assertPayeeTakes, payeeOf } from './payee';
import { orderRefusals } from '../refusals';
import { assertKnownDevice, assertSettled } from './settled';

export interface OrderTerms {
  corridor: Corridor & { targetCurrency: string };
  /** Undefined when deleted. */
  payee: Row<'payees'> | undefined;
  relation: string;
  purpose: string | null;
  sourceAmount: string;
  targetAmount: string;
}

export async function assertMaySend(
  context: PayerWork,
  source: string,
  target: string,
): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.kycStatus !== 'Pass' && !mayPayOwn(payer)) refuse(orderRefusals.kycMissing);
  if (['Expired', 'CheckFailed'].includes(identityStatus(payer, context.now)))
    refuse(payer.bankChannel === 'Kcb' ? orderRefusals.kcbDocumentExpired : orderRefusals.documentExpired);
  if (source !== payer.countryCode) refuse(orderRefusals.wrongMarket);
  const only = documentRule(payer.countryCode, payer.idType ?? '')?.restrictsTo;
  if (only && target !== only) refuse(orderRefusals.mainlandOnly);
  return payer;
}

/** For orders made, changed or released. `orderId`: the one being changed. */
export async function assertAllowed(
  context: PayerWork,
  { corridor, payee, relation, purpose, sourceAmount, targetAmount }: OrderTerms,
  orderId?: string,
): Promise<void> {
  const payer = await assertMaySend(context, corridor.sourceCountry, corridor.target);
  await assertCorridor(context.db, corridor);
  if (payee) {
    if (payee.country !== corridor.target) refuse(orderRefusals.payeeCountry);
    await assertOwnAccount(context, payer, payee, relation);
    await assertPayeeTakes(context, payee, { id: orderId, targetAmount, purpose });
  }
  if (corridor.remitType === 'LargeRemit' && payer.kycStatus !== 'Pass') refuse(orderRefusals.kycMissing);
  // An offered rest must be allowed.
  if (payee && corridor.remitType === 'LargeRemit') await assertLargeRemit(context, payer, payee);
  const limit = await limitOf(context.db, corridor);
  const { sourceCurrency: currencyCode } = corridor;
  if (!limit) refuse(corridorNotOpen);
  const bounds = { currencyCode, min: limit.minAmount, max: limit.maxAmount };
  assertWithin(
    checkLimits({ amount: sourceAmount, currencyCode }, { ...bounds, decimals: precisionOf(currencyCode) }),
    limit,
  );
  await assertWithinPeriods(context, corridor, sourceAmount, orderId);
  await assertSettled(context, corridor, sourceAmount, orderId);
  // Only an allowed order is worth a proof.
  await assertKnownDevice(context, corridor, sourceAmount, orderId);
}

export async function assertOrderAllowed(
  work: PayerWork,
  order: Row<'orders'>,
  payee?: Row<'payees'>,
): Promise<void> {
  await assertAllowed(
    work,
    {
      corridor: corridorOf(order, payee),
      payee: payee ?? (await payeeOf(work, order)),
      relation: order.relation ?? '',
      purpose: order.purpose,
      sourceAmount: order.sourceAmount,
      targetAmount: order.targetAmount,
    },
    order.id,
  );
}

type Placed = Pick<
  Row<'orders'>,
  'countryCode' | 'sourceCurrency' | 'targetCountry' | 'targetCurrency' | 'receiptMethod' | 'remitType'
>;

export const corridorOf = (
  order: Placed,
  payee?: Pick<Row<'payees'>, 'accountType'>,
): OrderTerms['corridor'] => ({
  sourceCountry: order.countryCode,
  sourceCurrency: order.sourceCurrency,
  target: order.targetCountry,
  targetCurrency: order.targetCurrency,
  accountType: payee?.accountType ?? order.receiptMethod ?? '*',
  remitType: order.remitType,
});
