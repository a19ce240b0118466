import type { OrderStory, StoryArrival } from '@/domain/statuses/orderStory';

export function recipientWords({ lead, twist, holder, acts, arrival }: OrderStory) {
  if (arrival.kind === 'late') return 'recipient.late';
  if (holder === 'counter') return 'recipient.ready';
  if (lead !== 'going') return `recipient.${lead}` as const;
  if (acts === 'payer' || twist === 'review') return 'recipient.checking';
  return holder === 'payerBank' ? 'recipient.unpaid' : 'recipient.going';
}

/** Epoch ms; undefined: no time promised. */
export function recipientArrival(arrival: StoryArrival): number | undefined {
  switch (arrival.kind) {
    case 'by':
      return arrival.at;
    case 'late':
      return arrival.expectedAt;
    // When the sender pays is private.
    case 'afterPayment':
    case 'none':
      return undefined;
  }
}
