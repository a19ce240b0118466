import { orderGet } from '@/contracts/calls/orderList';
import { Decimal } from '@/core/decimal';
import type { Order, OrderSummary } from '@/contracts/entities/order';
import { marketRow } from '@/domain/markets';
import { paymentGroupOf } from '@/domain/paymentGroups';
import { call } from '../client/client';
import { navigate } from '../navigation';
import { showToast } from '../notices/notices';

/** Opens the choice of how to pay an order; one that a coupon has paid for opens itself. */
export async function openOrderPayment(
  order:
    (Pick<Order, 'seqNo' | 'countryCode' | 'bankChannel'> & Partial<Pick<Order, 'totalAmount'>>) | string,
  options: { replace?: boolean } = {},
): Promise<void> {
  const known = typeof order === 'string' ? (await call(orderGet, { seqNo: order })).order : order;
  // An older app may meet an order of a market that it does not know; the school partner's orders have screens of their own.
  if (!marketRow(known.countryCode) && known.bankChannel === undefined)
    return showToast({ messageKey: 'errors.noOrderMarket' });
  if (known.totalAmount && new Decimal(known.totalAmount.amount).isZero())
    return navigate('bankOrder', { seqNo: known.seqNo }, options);
  await navigate('paymentMethod', { group: paymentGroupOf(known), seqNo: known.seqNo }, options);
}

/**
 * Opens an order from a list or a message: an unpaid one where it is paid, every other one on its own page
 * (specification, flows, 4.5).
 */
export async function openOrder(
  order: Pick<OrderSummary, 'seqNo' | 'status' | 'type' | 'countryCode'>,
): Promise<void> {
  if (order.status !== 'WAIT_PAYMENT') return navigate('bankOrder', { seqNo: order.seqNo });
  const confirmFirst =
    (order.type === 1 && order.countryCode !== 'EU' && order.countryCode !== 'HKG') ||
    (order.type === 2 && order.countryCode === 'CHN');
  return confirmFirst ? navigate('confirmRemit', { seqNo: order.seqNo }) : openOrderPayment(order);
}
