import type { CallAnswer, CallParams } from '@/contracts/calls';
import { COUPON_SOON_DAYS } from '@/domain/coupons';
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
  if (kycTurn.has(payer.kyc_status)) list.push({ kind: 'kyc', count: 1 });
  else if (['Expired', 'SoonExpired', 'CheckFailed'].includes(identityStatus(payer, context.now)))
    list.push({ kind: 'document', count: 1 });
  const orders = async (kind: 'order' | 'collect', statuses: readonly string[]) => {
    const rows = await db
      .selectFrom('orders')
      .select(['seq_no', 'pay_deadline_at'])
      .where('payer_id', '=', payer.id)
      .where('status', 'in', statuses)
      .$if(countryCode !== undefined, (query) => query.where('country_code', '=', countryCode ?? ''))
      .orderBy('pay_deadline_at')
      .orderBy('id')
      .execute();
    const [first] = rows;
    if (first)
      list.push({
        kind,
        count: rows.length,
        seqNo: first.seq_no,
        ...(kind === 'order' && first.pay_deadline_at !== null ? { deadline: first.pay_deadline_at } : {}),
      });
  };
  await orders('order', payable);
  await orders('collect', ['WAIT_RECEIVE']);
  const coupons = await db
    .selectFrom('coupons')
    .select('expires_at')
    .where('payer_id', '=', payer.id)
    .where('status', '=', 'UNUSED')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + couponWarningMs)
    .orderBy('expires_at')
    .execute();
  if (coupons[0]) list.push({ kind: 'coupon', count: coupons.length, deadline: coupons[0].expires_at });
  return { list: [...list].sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0) };
}
