import { orderPayTypes } from '@/contracts/calls/order/payment';
import type { Order } from '@/contracts/entities/order';
import { paymentMethodRow, paymentMethods } from '@/domain/payment/paymentMethods';
import { useCall } from '@/state/queries/queries';
import { WALLET_METHOD, walletAvailable } from '../useWalletPay';
import { bestFirst } from './methodChoice';

/** Of the methods that have a screen. */
const kinds = [
  ...new Set(
    Object.values(paymentMethods)
      .filter(({ screen }) => screen)
      .map(({ kind }) => kind),
  ),
];

/** Ways to pay an order that work here, the best first. */
export function useOffered(order: Pick<Order, 'seqNo' | 'countryCode'> | null) {
  const types = useCall(
    orderPayTypes,
    order && { seqNo: order.seqNo, countryCode: order.countryCode, kinds },
  );
  const offered = bestFirst(
    (types.data?.list ?? []).filter(
      (type) =>
        paymentMethodRow(type.fundingType)?.screen &&
        (type.fundingType !== WALLET_METHOD || walletAvailable()),
    ),
  );
  return { types, offered };
}
