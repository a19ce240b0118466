import type { Order } from '@/contracts/entities/order';
import { type PaymentGroup, paymentGroupOf } from '@/domain/payment/paymentGroups';
import { paymentMethodRow } from '@/domain/payment/paymentMethods';
import { navigate } from '@/state/navigation';

const codeRoutes = {
  sgp: 'sgpPayNowPayment',
  BRA: 'braPixPayment',
} as const satisfies Partial<Record<PaymentGroup, string>>;

const codeRouteOf = (group: PaymentGroup) =>
  group in codeRoutes ? codeRoutes[group as keyof typeof codeRoutes] : 'vnmScanCodePay';

/** Korea's payers name their account first (specification, flows, 2). The wallet has no screen. */
export async function openMethod(
  order: Pick<Order, 'seqNo' | 'countryCode' | 'bankChannel'>,
  fundingType: number,
  options: { replace?: boolean; accountChosen?: boolean; accountId?: string } = {},
): Promise<void> {
  const { seqNo } = order;
  const group = paymentGroupOf(order);
  const to = { seqNo, fundingType };
  if (group === 'kor' && !options.accountChosen && options.accountId === undefined)
    return navigate('korAccountList', to, options);
  switch (paymentMethodRow(fundingType)?.screen) {
    case 'code':
      return navigate(codeRouteOf(group), to, options);
    case 'atm':
      return navigate('sgpAtmPayment', to, options);
    case 'bank':
      return navigate(group === 'eu' ? 'euSelectPaymentBank' : 'paymentLink', to, options);
    case 'phone':
      return navigate('euMbWayPaymentStatus', { seqNo }, options);
    case 'linked':
      return navigate('usaAchAccountList', to, options);
    case 'page':
      return navigate('paymentLink', to, options);
    default:
      return navigate('bankPayment', { group, ...to, accountId: options.accountId }, options);
  }
}
