import type { CallAnswer, CallParams } from '@/contracts/calls';
import { COUPON_SOON_DAYS } from '@/domain/coupons';
import type { OrderStatusName } from '@/domain/statuses/names';
import { payable } from '@/domain/statuses/orderSets';
import type { CallContext } from '../../runtime';
import { identityStatus } from '../account/payerView';

type Pending = CallAnswer<'activity.pendingRemind'>['list'][number];

/** Only the payer can act in these. */
const kycTurn = new Set([
  'Init', 'Fail', 'InfoComplete', 'WaitSubmitFile', 'WaitIdentitySubmit', 'WaitAddressSubmit', 'WaitAccountAuthorize', 'WaitAccountVerify',
  'WaitIdentityInfoResubmit', 'WaitIdentitySelfieResubmit', 'WaitIdentitySideImageSubmit', 'WaitSourceIncomeSubmit', 'WaitSourceIncomeResubmit',
  'WaitNumberCardSubmit',
]); // prettier-ignore
export const couponWarningMs = COUPON_SOON_DAYS * 86_400_000;

export async function pendingRemind(
  context: CallContext,
  { countryCode }: CallParams<'activity.pendingRemind'>,
): Promise<CallAnswer<'activity.pendingRemind'>> {
  const { db, now } = context;
  const payer = await context.payer();
  const list: Pending[] = [];
  if (kycTurn.has(payer.kycStatus)) list.push({ kind: 'kyc', count: 1 });
  else if (['Expired', 'SoonExpired', 'CheckFailed'].includes(identityStatus(payer, context.now)))
    list.push({ kind: 'document', count: 1 });
  const orders = async (kind: 'order' | 'collect', statuses: readonly OrderStatusName[]) => {
    const rows = await db
      .selectFrom('orders')
      .select(['seqNo', 'payDeadlineAt'])
      .where('payerId', '=', payer.id)
      .where('status', 'in', statuses)
      .$if(countryCode !== undefined, (query) => query.where('countryCode', '=', countryCode ?? ''))
      .orderBy('payDeadlineAt')
      .orderBy('id')
      .execute();
    const [first] = rows;
    if (first)
      list.push({
        kind,
        count: rows.length,
        seqNo: first.seqNo,
        ...(kind === 'order' && first.payDeadlineAt !== null ? { deadline: first.payDeadlineAt } : {}),
      });
  };
  await orders('order', payable);
  await orders('collect', ['WAIT_RECEIVE']);
  const coupons = await db
    .selectFrom('coupons')
    .select('expiresAt')
    .where('payerId', '=', payer.id)
    .where('status', '=', 'UNUSED')
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', now + couponWarningMs)
    .orderBy('expiresAt')
    .execute();
  if (coupons[0]) list.push({ kind: 'coupon', count: coupons.length, deadline: coupons[0].expiresAt });
  return { list: [...list].sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0) };
}
