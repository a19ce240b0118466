import { Decimal } from '@/core/decimal';
import { isEndedUnpaid } from '@/domain/statuses/orderSets';
import { firstOf, unlike } from './found';
import type { Kept } from './promise';

export const couponPromises: readonly Kept[] = [
  {
    id: 'one-order-a-coupon',
    group: 'coupon',
    says: 'A coupon is used by at most one order that lives, and by none while it counts as unused.',
    watches: ['coupons.status', 'coupons.used_order_id', 'orders.coupon_id', 'orders.status'],
    breach: ({ after, changes }) => {
      const ids = new Set([
        ...changes('coupons').map(({ key }) => key),
        ...changes('orders').flatMap(({ after: order }) => order?.coupon_id ?? []),
      ]);
      return firstOf([...ids], (id) => {
        const living = [...after.orders.values()].filter(
          (order) => order.coupon_id === id && !isEndedUnpaid(order.status),
        );
        if (living.length > 1)
          return `${living.map((order) => `${order.seq_no} (${order.status})`).join(' and ')} have the same coupon`;
        const [order] = living;
        const coupon = after.coupons.get(id);
        if (!order || !coupon || coupon.status === 'USED') return null;
        return `a coupon ${coupon.status} lowers the price of ${order.seq_no} (${order.status})`;
      });
    },
  },
  {
    id: 'coupon-at-its-minimum',
    group: 'coupon',
    says: 'No order below the minimum of its coupon has its price lowered by it.',
    watches: ['orders.coupon_id', 'orders.source_amount', 'orders.discount_amount'],
    breach: ({ changes, after }) =>
      firstOf(changes('orders'), ({ after: order }) => {
        const coupon = order?.coupon_id ? after.coupons.get(order.coupon_id) : undefined;
        if (!order || !coupon || isEndedUnpaid(order.status)) return null;
        return new Decimal(order.source_amount).lt(coupon.min_amount)
          ? `${order.source_amount} with a coupon from ${coupon.min_amount}`
          : null;
      }),
  },
  {
    id: 'coupon-of-its-payer',
    group: 'coupon',
    says: 'A coupon is spent by its owner, before it runs out, in its currency and for the countries it names.',
    watches: ['coupons.used_order_id', 'orders.coupon_id'],
    breach: ({ changes, after, step }) =>
      firstOf(changes('coupons'), ({ before, after: coupon }) => {
        const order = coupon?.used_order_id ? after.orders.get(coupon.used_order_id) : undefined;
        if (!coupon || !order || before?.used_order_id === coupon.used_order_id) return null;
        if (order.payer_id !== coupon.payer_id)
          return `${coupon.payer_id}'s coupon is spent by ${order.payer_id}`;
        if (step.by === 'payer' && (before?.expires_at ?? Infinity) <= step.at)
          return 'a coupon that had run out is spent';
        const fits =
          coupon.currency === order.source_currency &&
          [null, order.country_code].includes(coupon.source_country) &&
          [null, order.target_country].includes(coupon.target_country);
        return fits
          ? null
          : `a coupon for ${coupon.currency} ${coupon.source_country} ${coupon.target_country} is spent for ${order.source_currency} ${order.country_code} ${order.target_country}`;
      }),
  },
  {
    id: 'discount-within-coupon',
    group: 'coupon',
    says: 'A discount is never more than its coupon is worth or than what is sent, and there is none without a coupon.',
    watches: ['orders.discount_amount', 'orders.coupon_id', 'orders.source_amount'],
    breach: ({ changes, after }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!order || (before && !unlike(before, order, ['discount_amount', 'source_amount']))) return null;
        if (new Decimal(order.discount_amount).gt(order.source_amount))
          return `${order.discount_amount} off ${order.source_amount}`;
        if (order.coupon_id === null)
          return new Decimal(order.discount_amount).gt(0)
            ? `${order.discount_amount} off without a coupon`
            : null;
        const coupon = after.coupons.get(order.coupon_id);
        return coupon && new Decimal(order.discount_amount).gt(coupon.amount)
          ? `${order.discount_amount} off by a coupon of ${coupon.amount}`
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
          (row) => row.code === coupon.code && row.payer_id === coupon.payer_id,
        );
        return same.length > 1 ? `${same.length} coupons by the code ${coupon.code}` : null;
      }),
  },
];
