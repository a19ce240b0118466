import { orderStatusRow, type OrderStatusRow } from './order';
import { type MoneyHolder, type OrderLead, orderPageOf } from './orderPages';
import { isAwaitingSettlement, isDelivered, isRefund, isRefundInReview } from './orderSets';
import type { Actor, IconName, Tone } from './tones';

export interface StoryFacts {
  readonly status: string;
  /** Over; what is drawn goes back once its bank has paid it. */
  readonly drawn?: boolean | undefined;
  readonly papersWanted?: boolean | undefined;
  /** Refunded then unless complete. Epoch ms, as all below. */
  readonly supplementsUntil?: number | undefined;
  /** Returned by the bank: refunded then unless corrected. */
  readonly mendUntil?: number | undefined;
  /** End of the safety wait of a large order. */
  readonly safeUntil?: number | undefined;
  /** From the payment's arrival or the end of a hold. */
  readonly arrivalEstimateAt?: number | undefined;
  /** The estimate has passed by the server's clock. */
  readonly late?: boolean | undefined;
  /** New estimate of a late order. */
  readonly expectedAt?: number | undefined;
  readonly payDeadline?: number | undefined;
  /** Only in whole orders. */
  readonly history?: readonly { readonly status: string; readonly by: string }[] | undefined;
}

/** `papers`: the payer's turn; `review`: ours; `safe`: can be cancelled; `late`: overdue. */
export type StoryTwist = 'papers' | 'review' | 'safe' | 'late';

export type StoryArrival =
  | { readonly kind: 'by'; readonly at: number }
  | { readonly kind: 'afterPayment' }
  | { readonly kind: 'late'; readonly at: number; readonly expectedAt: number | undefined }
  | { readonly kind: 'none' };

export interface OrderStory {
  readonly twist: StoryTwist | undefined;
  readonly lead: OrderLead;
  readonly badge: {
    readonly labelKey: OrderStatusRow['labelKey'] | `statuses.story.${StoryTwist}`;
    readonly tone: Tone;
    readonly icon: IconName;
  };
  readonly hintKey:
    OrderStatusRow['hintKey'] | `statuses.story.${StoryTwist | 'drawn' | 'returning' | 'refused'}Hint`;
  readonly holder: MoneyHolder;
  readonly acts: Actor;
  /** Deadline for the party that acts. */
  readonly until: number | undefined;
  readonly arrival: StoryArrival;
}

const none = { kind: 'none' } as const;

const isTravelling = (status: string): boolean =>
  orderPageOf(status).lead === 'going' && !isAwaitingSettlement(status);

function twistOf(facts: StoryFacts): StoryTwist | undefined {
  const { status, papersWanted, supplementsUntil, safeUntil, late } = facts;
  const { lead } = orderPageOf(status);
  const open = lead === 'unpaid' || lead === 'going';
  if (papersWanted && open && orderStatusRow(status).acts !== 'payer') return 'papers';
  if (!isTravelling(status)) return undefined;
  if (supplementsUntil !== undefined) return 'review';
  if (safeUntil !== undefined) return 'safe';
  return late ? 'late' : undefined;
}

const looks: Readonly<Record<StoryTwist, { tone: Tone; icon: IconName; acts: Actor }>> = {
  papers: { tone: 'amber', icon: 'file', acts: 'payer' },
  review: { tone: 'amber', icon: 'clock', acts: 'us' },
  safe: { tone: 'amber', icon: 'clock', acts: 'us' },
  late: { tone: 'red', icon: 'warning', acts: 'us' },
};

export function isReturnedByUs(history: StoryFacts['history'] = []): boolean {
  const first = history.find(({ status }) => isRefund(status));
  return first !== undefined && first.by !== 'payer';
}

/** Epoch ms; it may have come back since. */
export const arrivedAt = (order: {
  readonly history: readonly { readonly status: string; readonly at: number }[];
}): number | undefined => order.history.find(({ status }) => isDelivered(status))?.at;

function arrivalOf(facts: StoryFacts, twist: StoryTwist | undefined): StoryArrival {
  const { status, arrivalEstimateAt: at } = facts;
  if (at === undefined || facts.papersWanted || twist === 'review') return none;
  if (isAwaitingSettlement(status) && status !== 'PAYMENT_TO_BE_VERIFIED') return { kind: 'afterPayment' };
  if (!isTravelling(status)) return none;
  return twist === 'late' ? { kind: 'late', at, expectedAt: facts.expectedAt } : { kind: 'by', at };
}

export const isRefundRefused = ({ status, history = [] }: StoryFacts): boolean =>
  status === 'REFUND_FAILED' &&
  history.some((event) => event.status === 'REFUND_REQUEST') &&
  !isReturnedByUs(history) &&
  !history.some((event) => event.status === 'REFUND_APPROVE' || event.status === 'REFUND_ING');

function untilOf(facts: StoryFacts, twist: StoryTwist | undefined, row: OrderStatusRow): number | undefined {
  if (twist === 'papers') return facts.supplementsUntil;
  if (twist === 'safe') return facts.safeUntil;
  const { lead } = orderPageOf(facts.status);
  if (lead === 'stuck') return facts.mendUntil;
  return lead === 'unpaid' && row.acts === 'payer' ? facts.payDeadline : undefined;
}

function hintOf(
  facts: StoryFacts,
  twist: StoryTwist | undefined,
  row: OrderStatusRow,
): OrderStory['hintKey'] {
  if (facts.drawn) return 'statuses.story.drawnHint';
  if (twist) return `statuses.story.${twist}Hint`;
  if (isRefundRefused(facts)) return 'statuses.story.refusedHint';
  if (isRefundInReview(facts.status) && isReturnedByUs(facts.history)) return 'statuses.story.returningHint';
  return row.hintKey;
}

/** A debit under way comes to us first, and then goes back. */
export const storyPage = ({ status, drawn }: Pick<StoryFacts, 'status' | 'drawn'>) =>
  orderPageOf(drawn ? 'REFUND_ING' : status);

export function orderStory(facts: StoryFacts): OrderStory {
  const { status } = facts;
  const row = orderStatusRow(status);
  const page = storyPage(facts);
  const twist = twistOf(facts);
  const held = isTravelling(status) && (twist === 'papers' || twist === 'review' || twist === 'safe');
  const look = twist ? looks[twist] : row;
  return {
    twist,
    lead: page.lead,
    badge: {
      labelKey: twist ? `statuses.story.${twist}` : row.labelKey,
      tone: look.tone,
      icon: look.icon,
    },
    hintKey: hintOf(facts, twist, row),
    holder: held ? 'us' : page.holder,
    acts: facts.drawn ? 'bank' : look.acts,
    until: untilOf(facts, twist, row),
    arrival: arrivalOf(facts, twist),
  };
}
