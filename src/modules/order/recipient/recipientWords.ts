import { type TimelineItem, orderTimeline } from '@/domain/statuses/timeline';
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

/** Our part and the bank's: what the sender does is private. None of a transfer that goes back or is over. */
export const recipientSteps = (status: string, { lead }: OrderStory): readonly TimelineItem[] =>
  lead === 'returning' || lead === 'returned' || lead === 'closed'
    ? []
    : orderTimeline(status, []).filter(({ step }) => step !== 'created' && step !== 'paid');
