import { Decimal } from '@/core/decimal';
import { extraOf } from '../../../sandbox/domains/order/extra';
import { rateNow } from '../probe';
import { firstOf, unlike } from './found';
import type { Kept } from './promise';

const hour = 3_600_000;

export const ratePromises: readonly Kept[] = [
  {
    id: 'rate-as-quoted',
    group: 'rate',
    says: 'An order is made at the price of its quote: the payer’s own, not run out, and the same to the last digit.',
    watches: ['orders.rate', 'quotes'],
    breach: ({ changes, before, step }) =>
      firstOf(changes('orders'), ({ before: old, after: order }) => {
        if (old || !order || step.by !== 'payer' || order.payerId !== step.payerId) return null;
        const quoteId = step.params.quoteId;
        const quote = typeof quoteId === 'string' ? before.quotes.get(quoteId) : undefined;
        if (!quote) return null;
        if (quote.expiresAt <= step.at)
          return `made of a quote that ran out ${step.at - quote.expiresAt} ms before`;
        const differs = unlike(order, quote, [
          'rate',
          'sourceAmount',
          'targetAmount',
          'feeAmount',
          'discountAmount',
          'totalAmount',
        ]);
        return differs
          ? `${differs} is ${String(order[differs as 'rate'])}, quoted ${String(quote[differs as 'rate'])}`
          : null;
      }),
  },
  {
    id: 'held-rate-stays',
    group: 'rate',
    says: 'A rate that is held stays what it was until its time, whatever anybody does.',
    watches: ['orders.rate'],
    breach: ({ changes, step }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!before || !order || new Decimal(before.rate).equals(order.rate) || step.by === 'clock')
          return null;
        const until = Math.max(before.rateLockedUntilAt ?? 0, extraOf(before).promisedUntil ?? 0);
        // A returned coupon takes its bonus back.
        if (until < step.at || before.couponId !== order.couponId) return null;
        return extraOf(before).askedRate === undefined
          ? `${order.seqNo}: ${before.rate} became ${order.rate}, held for ${until - step.at} ms more`
          : null;
      }),
  },
  {
    id: 'lock-does-not-grow',
    group: 'rate',
    says: 'A rate is locked for the hours its quote said, counted from the making of the order, and never for longer.',
    watches: ['orders.rateLockedUntilAt'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!order?.rateLockedUntilAt || order.rateLockedUntilAt === before?.rateLockedUntilAt) return null;
        const most = order.createdAt + (extraOf(order).rateLockHours ?? 24) * hour;
        return order.rateLockedUntilAt > most
          ? `${order.seqNo}: locked ${order.rateLockedUntilAt - most} ms too long`
          : null;
      }),
  },
  {
    id: 'no-gain-by-waiting',
    group: 'rate',
    says: 'A rate that changes becomes that of the day, or the one that its payer was asked about in time.',
    watches: ['orders.rate'],
    breach: async ({ changes, step, play }) => {
      for (const { before, after: order } of changes('orders')) {
        if (!before || !order || step.by === 'clock' || new Decimal(before.rate).equals(order.rate)) continue;
        if (before.couponId !== null || order.couponId !== null) continue;
        const { askedRate, askedUntil = 0 } = extraOf(before);
        if (askedRate === order.rate && askedUntil >= step.at) continue;
        const now = await rateNow(play, order);
        if (now !== null && !new Decimal(now).equals(order.rate))
          return `${order.seqNo}: ${before.rate} became ${order.rate}, and today's is ${now}`;
      }
      return null;
    },
  },
];
