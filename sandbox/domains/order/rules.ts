import { precisionOf } from '@/domain/currencies';
import { checkLimits } from '@/core/limits';
import type { Row } from '../../db/schema';
import type { PayerWork } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { identityStatus } from '../account/payerView';
import { documentRule } from '../kyc/documentTypes';
import { assertOwnAccount, mayPayOwn } from '../kyc/shortKyc';
import { assertLargeRemit } from '../largeRemit/gate';
import { assertCorridor, type Corridor, corridorNotOpen } from '../rates/corridor';
import { assertWithin, limitOf } from '../rates/orderLimit';
import { assertWithinPeriods } from './limits';
import { orderRefusals } from './refusals';
import { assertKnownDevice, assertSettled } from './settled';
import { assertWalletHolds } from './paying/tngWallet';

export interface OrderTerms {
  corridor: Corridor & { targetCurrency: string };
  /** Undefined when deleted. */
  payee: Row<'payees'> | undefined;
  relation: string;
  sourceAmount: string;
  targetAmount: string;
}

export async function assertMaySend(
  context: PayerWork,
  source: string,
  target: string,
): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.kyc_status !== 'Pass' && !mayPayOwn(payer)) refuse(orderRefusals.kycMissing);
  if (['Expired', 'CheckFailed'].includes(identityStatus(payer, context.now)))
    refuse(payer.bank_channel === 'Kcb' ? orderRefusals.kcbDocumentExpired : orderRefusals.documentExpired);
  if (source !== payer.country_code) refuse(orderRefusals.wrongMarket);
  const only = documentRule(payer.country_code, payer.id_type ?? '')?.restrictsTo;
  if (only && target !== only) refuse(orderRefusals.mainlandOnly);
  return payer;
}

/** Call wherever an order is made, changed or released. `orderId`: the order being changed. */
export async function assertAllowed(
  context: PayerWork,
  { corridor, payee, relation, sourceAmount, targetAmount }: OrderTerms,
  orderId?: string,
): Promise<void> {
  const payer = await assertMaySend(context, corridor.sourceCountry, corridor.target);
  await assertCorridor(context.db, corridor);
  if (payee) {
    if (payee.country !== corridor.target) refuse(orderRefusals.payeeCountry);
    await assertOwnAccount(context, payer, payee, relation);
  }
  // The limits offer a rest, which must be allowed.
  if (payee && corridor.remitType === 'LargeRemit') await assertLargeRemit(context, payer, payee);
  const limit = await limitOf(context.db, corridor);
  const { sourceCurrency: currencyCode } = corridor;
  if (!limit) refuse(corridorNotOpen);
  const bounds = { currencyCode, min: limit.min_amount, max: limit.max_amount };
  assertWithin(
    checkLimits({ amount: sourceAmount, currencyCode }, { ...bounds, decimals: precisionOf(currencyCode) }),
    limit,
  );
  await assertWithinPeriods(context, corridor, sourceAmount, orderId);
  await assertSettled(context, corridor, sourceAmount, orderId);
  if (payee) await assertWalletHolds(context, payee, targetAmount);
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
      sourceAmount: order.source_amount,
      targetAmount: order.target_amount,
    },
    order.id,
  );
}

/** Includes deleted payees. */
export const payeeOf = (
  { db }: Pick<PayerWork, 'db'>,
  { payee_id: id }: Row<'orders'>,
): Promise<Row<'payees'> | undefined> =>
  id === null
    ? Promise.resolve(undefined)
    : db.selectFrom('payees').selectAll().where('id', '=', id).executeTakeFirst();

type Placed = Pick<
  Row<'orders'>,
  'country_code' | 'source_currency' | 'target_country' | 'target_currency' | 'receipt_method' | 'remit_type'
>;

export const corridorOf = (
  order: Placed,
  payee?: Pick<Row<'payees'>, 'account_type'>,
): OrderTerms['corridor'] => ({
  sourceCountry: order.country_code,
  sourceCurrency: order.source_currency,
  target: order.target_country,
  targetCurrency: order.target_currency,
  accountType: payee?.account_type ?? order.receipt_method ?? '*',
  remitType: order.remit_type,
});
