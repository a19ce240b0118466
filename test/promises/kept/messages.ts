import * as v from 'valibot';
import { type CallName, callRow } from '@/contracts/calls';
import type { OrderStatusName } from '@/domain/statuses/names';
import { isAnnounced } from '@/domain/statuses/orderSets';
import type { Row } from '../../../sandbox/db/schema';
import type { OrderHold } from '../../../sandbox/domains/evidence/holds';
import { allowedOrderMoves } from '../../../sandbox/machines/moves';
import { firstOf } from './found';
import type { Kept } from './promise';

function leads(from: OrderStatusName, to: OrderStatusName, seen: Set<OrderStatusName> = new Set()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return allowedOrderMoves(from).some((next) => next === to || leads(next, to, seen));
}

export const messagePromises: readonly Kept[] = [
  {
    id: 'refusal-says-why',
    group: 'messages',
    says: 'Whatever is refused is refused with a code and a sentence, and never by a fault of the server.',
    watches: [],
    breach: ({ step }) =>
      step.by !== 'clock' &&
      step.by !== 'staff' &&
      step.code !== '0' &&
      (step.message.trim() === '' || step.code === '')
        ? `${step.name} was refused with ${step.code} and nothing to read`
        : null,
  },
  {
    id: 'answered-by-its-row',
    group: 'messages',
    says: 'Whatever is accepted is answered in the form that its call’s row says, when it is sent again too.',
    watches: [],
    breach: ({ step }) =>
      (step.by === 'payer' || step.by === 'visitor') &&
      step.code === '0' &&
      !v.is(callRow(step.name as CallName).answer, step.model)
        ? `${step.name} was accepted with ${JSON.stringify(step.model)}`
        : null,
  },
  {
    id: 'moves-are-told',
    group: 'messages',
    says: 'When an order comes to where its payer has to know, they get a message about it.',
    watches: ['orders.status', 'messages'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ before, after: order }) => {
        if (!order || before?.status === order.status || !isAnnounced(order.status)) return null;
        // One message covers both; with papers due it is the second.
        const papersDue = (row: Row<'orders'> | undefined): boolean =>
          (row?.supplement as OrderHold | undefined)?.wanted === true;
        if (order.status === 'PAYMENT_RECEIVED' && papersDue(order)) return null;
        if (before?.status === 'PAYMENT_RECEIVED' && order.status === 'PAYMENT_SUCCESS' && !papersDue(before))
          return null;
        const told = changes('messages').some(
          ({ before: old, after: message }) => !old && message?.orderSeqNo === order.seqNo,
        );
        return told ? null : `${order.seqNo} came to ${order.status} without a message`;
      }),
  },
  {
    id: 'moves-by-the-table',
    group: 'messages',
    says: 'An order moves along the table of statuses, and by no other way.',
    watches: ['orders.status'],
    breach: ({ changes }) =>
      firstOf(changes('orders'), ({ before, after: order }) =>
        before && order && before.status !== order.status && !leads(before.status, order.status)
          ? `${order.seqNo} went from ${before.status} to ${order.status}`
          : null,
      ),
  },
];
