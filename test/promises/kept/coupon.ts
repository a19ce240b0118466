import { Decimal } from '@/core/decimal';
import { isClosed, isEndedUnpaid, isRefund } from '@/domain/statuses/orderSets';
import { accountsOf, firstOf, unlike } from './found';
import type { Kept } from './promise';

export const couponPromises: readonly Kept[] = [
  {
    id: 'one-order-a-coupon',
    group: 'coupon',
    says: 'A coupon is used by at most one order that lives and is not given back, and by none while it counts as unused.',
    watches: ['coupons.status', 'coupons.usedOrderId', 'orders.couponId', 'orders.status'],
    breach: ({ after, changes }) => {
      const ids = new Set([
        ...changes('coupons').map(({ key }) => key),
        ...changes('orders').flatMap(({ after: order }) => order?.couponId ?? []),
      ]);
      return firstOf([...ids], (id) => {
        const living = [...after.orders.values()].filter(
          ({ couponId, status }) => couponId === id && !isClosed(status) && !isRefund(status),
        );
        if (living.length > 1)
          return `${living.map((order) => `${order.seqNo} (${order.status})`).join(' and ')} have the same coupon`;
        const [order] = living;
        const coupon = after.coupons.get(id);
        if (!order || !coupon || coupon.status === 'USED') return null;
        return `a coupon ${coupon.status} lowers the price of ${order.seqNo} (${order.status})`;
      });
    },
  },
  {
    id: 'coupon-of-what-is-paid',
    group: 'coupon',
    says: 'An order that is over without having been paid, or was paid too late, has its coupon no longer.',
    watches: ['orders.status', 'coupons.usedOrderId'],
    breach: ({ changes, after }) =>
      firstOf(changes('orders'), ({ after: order }) => {
        if (!order?.couponId || !(isClosed(order.status) || isRefund(order.status))) return null;
        const late = [...after.refunds.values()].some(
          ({ orderId, paymentId, reason }) =>
            orderId === order.id &&
            paymentId === null &&
            ['cancelled', 'paidAfterClose', 'rateMoved'].includes(reason ?? ''),
        );
        return (late || order.paidAt === null) && after.coupons.get(order.couponId)?.usedOrderId === order.id
          ? `${order.seqNo} (${order.status}) keeps its coupon`
          : null;
      }),
  },
  {
    id: 'gift-once-a-person',
    group: 'coupon',
    says: 'A welcome gift, of ours or by an invitation, a code and an offer lower the price once a person, however many accounts they have.',
    watches: ['coupons.usedOrderId'],
    breach: (view) =>
      firstOf(view.changes('coupons'), ({ before, after: coupon }) => {
        if (!coupon?.usedOrderId || before?.usedOrderId === coupon.usedOrderId) return null;
        if (!['welcome', 'invited', 'code', 'offer'].includes(coupon.origin ?? '')) return null;
        const accounts = accountsOf(view, coupon.payerId);
        const other = [...view.after.coupons.values()].find(
          ({ id, payerId, origin, code, usedOrderId }) =>
            id !== coupon.id &&
            accounts.includes(payerId) &&
            origin === coupon.origin &&
            code === coupon.code &&
            usedOrderId !== null,
        );
        return other ? `${coupon.payerId} has used what ${other.payerId} had used: ${coupon.origin}` : null;
      }),
  },
  {
    id: 'coupon-at-its-minimum',
    group: 'coupon',
    says: 'No order below the minimum of its coupon has its price lowered by it.',
    watches: ['orders.couponId', 'orders.sourceAmount', 'orders.discountAmount'],
    breach: ({ changes, after }) =>
      firstOf(changes('orders'), ({ after: order }) => {
        const coupon = order?.couponId ? after.coupons.get(order.couponId) : undefined;
        if (!order || !coupon || isEndedUnpaid(order.status)) return null;
        return new Decimal(order.sourceAmount).lt(coupon.minAmount)
          ? `${order.sourceAmount} with a coupon from ${coupon.minAmount}`
          : null;
      }),
  },
  {
    id: 'coupon-of-its-payer',
    group: 'coupon',
    says: 'A coupon is spent by its owner, before it runs out, in its currency and for the countries it names.',
    watches: ['coupons.usedOrderId', 'orders.couponId'],
    breach: ({ changes, after, step }) =>
      firstOf(changes('coupons'), ({ before, after: coupon }) => {
        const order = coupon?.usedOrderId ? after.orders.get(coupon.usedOrderId) : undefined;
        if (!coupon || !order || before?.usedOrderId === coupon.usedOrderId) return null;
        if (order.payerId !== coupon.payerId)
          return `${coupon.payerId}'s coupon is spent by ${order.payerId}`;
        if (step.by === 'payer' && (before?.expiresAt ?? Infinity) <= step.at)
          return 'a coupon that had run out is spent';
        const fits =
          coupon.currency === order.sourceCurrency &&
          [null, order.countryCode].includes(coupon.sourceCountry) &&
          [null, order.targetCountry].includes(coupon.targetCountry);
        return fits
          ? null
          : `a coupon for ${coupon.currency} ${coupon.sourceCountry} ${coupon.targetCountry} is spent for ${order.sourceCurrency} ${order.countryCode} ${order.targetCountry}`;
      }),
  },
  {
    id: 'discount-within-coupon',
    group: 'coupon',
    says: 'A discount is never more than its coupon is worth, than what is sent or, where it is off the fee, than the fee, and there is none without a coupon.',
    watches: ['orders.discountAmount', 'orders.couponId', 'orders.sourceAmount', 'orders.feeAmount'],
    breach: ({ changes, after }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!order || (before && !unlike(before, order, ['discountAmount', 'sourceAmount', 'feeAmount'])))
          return null;
        if (new Decimal(order.discountAmount).gt(order.sourceAmount))
          return `${order.discountAmount} off ${order.sourceAmount}`;
        if (order.couponId === null)
          return new Decimal(order.discountAmount).gt(0)
            ? `${order.discountAmount} off without a coupon`
            : null;
        const coupon = after.coupons.get(order.couponId);
        if (coupon?.type === 2 && new Decimal(order.discountAmount).gt(order.feeAmount))
          return `${order.discountAmount} off a fee of ${order.feeAmount}`;
        return coupon && new Decimal(order.discountAmount).gt(coupon.amount)
          ? `${order.discountAmount} off by a coupon of ${coupon.amount}`
          : null;
      }),
  },
  {
    id: 'one-coupon-a-code',
    group: 'coupon',
    says: 'A code gives each payer one coupon.',
    watches: ['coupons.code'],
    breach: ({ changes, after }) =>
      firstOf(changes('coupons'), ({ before, after: coupon }) => {
        if (before || !coupon?.code) return null;
        const same = [...after.coupons.values()].filter(
          (row) => row.code === coupon.code && row.payerId === coupon.payerId,
        );
        return same.length > 1 ? `${same.length} coupons by the code ${coupon.code}` : null;
      }),
  },
];
