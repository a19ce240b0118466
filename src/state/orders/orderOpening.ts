import { orderGet } from '@/contracts/calls/order/orders';
import { Decimal } from '@/core/decimal';
import type { Order, OrderSummary } from '@/contracts/entities/order';
import { marketRow } from '@/domain/markets/markets';
import { paymentGroupOf } from '@/domain/payment/paymentGroups';
import { call } from '../client/client';
import { navigate } from '../navigation';
import { showToast } from '../notices/notices';

/** The order itself if a coupon paid it. */
export async function openOrderPayment(
  order:
    (Pick<Order, 'seqNo' | 'countryCode' | 'bankChannel'> & Partial<Pick<Order, 'totalAmount'>>) | string,
  options: { replace?: boolean } = {},
): Promise<void> {
  const known = typeof order === 'string' ? (await call(orderGet, { seqNo: order })).order : order;
  // A newer market than the app; the school partner has other screens.
  if (!marketRow(known.countryCode) && known.bankChannel === undefined)
    return showToast({ messageKey: 'errors.noOrderMarket' });
  if (known.totalAmount && new Decimal(known.totalAmount.amount).isZero())
    return navigate('bankOrder', { seqNo: known.seqNo }, options);
  await navigate('paymentMethod', { group: paymentGroupOf(known), seqNo: known.seqNo }, options);
}

/** Unpaid ones open at their payment (specification, flows, 4.5). */
export async function openOrder(
  order: Pick<OrderSummary, 'seqNo' | 'status' | 'type' | 'countryCode'>,
): Promise<void> {
  if (order.status !== 'WAIT_PAYMENT') return navigate('bankOrder', { seqNo: order.seqNo });
  const confirmFirst =
    (order.type === 1 && order.countryCode !== 'EU' && order.countryCode !== 'HKG') ||
    (order.type === 2 && order.countryCode === 'CHN');
  return confirmFirst ? navigate('confirmRemit', { seqNo: order.seqNo }) : openOrderPayment(order);
}
