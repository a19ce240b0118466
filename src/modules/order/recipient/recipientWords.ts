import type { OrderStory, StoryArrival } from '@/domain/statuses/orderStory';

/** An order's story for its recipient, who neither pays nor mends anything. */
export function recipientWords({ lead, twist, holder, acts, arrival }: OrderStory) {
  if (arrival.kind === 'late') return 'order.recipient.late';
  if (holder === 'counter') return 'order.recipient.ready';
  if (lead !== 'going') return `order.recipient.${lead}` as const;
  if (acts === 'payer' || twist === 'review') return 'order.recipient.checking';
  return holder === 'payerBank' ? 'order.recipient.unpaid' : 'order.recipient.going';
}

/** When the recipient may expect the money, epoch ms; undefined where nothing is promised. */
export function recipientArrival(arrival: StoryArrival): number | undefined {
  switch (arrival.kind) {
    case 'by':
      return arrival.at;
    case 'late':
      return arrival.expectedAt;
    // When the sender pays is not theirs to know.
    case 'afterPayment':
    case 'none':
      return undefined;
  }
}
