import { type CallName, callRow } from '@/contracts/calls';
import { isClosed } from '@/domain/statuses/orderSets';
import type { Kept } from './promise';

/** Also by repeated calls: counters and a renewed token. */
const besides = ['sessions', 'logins', 'callLimits', 'idempotencyKeys'];

export const idempotencyPromises: readonly Kept[] = [
  {
    id: 'one-key-one-order',
    group: 'idempotency',
    says: 'The same idempotency key yields the one order, however often it is sent.',
    watches: [],
    breach: ({ step, play }) => {
      if (step.name !== 'order.commit' || step.key === null || step.code !== '0') return null;
      const earlier = play.steps.find(
        (past) =>
          past !== step &&
          past.name === step.name &&
          past.key === step.key &&
          past.payerId === step.payerId &&
          past.code === '0',
      );
      const seqNo = (past: typeof step) => (past.model as { seqNo: string }).seqNo;
      return earlier && seqNo(earlier) !== seqNo(step)
        ? `${seqNo(earlier)} and ${seqNo(step)} by the key ${step.key}`
        : null;
    },
  },
  {
    id: 'repeat-changes-nothing',
    group: 'idempotency',
    says: 'A call that is sent again with its key is answered as the first time, and does nothing more.',
    watches: [],
    breach: async ({ step, play }) => {
      if (step.key === null || step.code !== '0' || step.by !== 'payer') return null;
      // Reads ignore the key; pricing again is a new quote.
      if (callRow(step.name as CallName).effect === 'read') return null;
      const earlier = play.steps.find(
        (past) =>
          past !== step &&
          past.name === step.name &&
          past.key === step.key &&
          past.payerId === step.payerId &&
          past.code === '0',
      );
      if (!earlier || (await play.wasVisitor(step))) return null;
      if (JSON.stringify(earlier.params) !== JSON.stringify(step.params))
        return `other values were taken under the key ${step.key} by ${step.name}`;
      const more = step.writes.filter(({ table }) => !besides.includes(table));
      return more.length > 0
        ? `a repeat of ${step.name} wrote ${more.map(({ table }) => table).join(', ')}`
        : null;
    },
  },
  {
    id: 'one-quote-one-order',
    group: 'idempotency',
    says: 'A quote makes one order: whoever has lost their key finds the order they have, and no second one.',
    watches: ['orders'],
    breach: ({ step, play, changes }) => {
      const made = changes('orders').filter(({ before, after }) => !before && after);
      if (step.by !== 'payer' || made.length === 0) return null;
      if (made.length > 1) return `${made.length} orders by one call`;
      const earlier = play.steps.find(
        (past) =>
          past !== step &&
          past.code === '0' &&
          past.params.quoteId !== undefined &&
          past.params.quoteId === step.params.quoteId &&
          ['order.commit', 'payeeCard.orderCreate'].includes(past.name),
      );
      if (!earlier) return null;
      const seqNo = (earlier.model as { seqNo: string }).seqNo;
      const order = [...play.state.orders.values()].find((row) => row.seqNo === seqNo);
      return order
        ? `a second order of the quote of ${seqNo}, which is ${isClosed(order.status) ? 'over' : 'alive'}`
        : null;
    },
  },
];
