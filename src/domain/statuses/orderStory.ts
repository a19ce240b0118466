import { orderStatusRow, type OrderStatusRow } from './order';
import { type MoneyHolder, type OrderLead, orderPageOf } from './orderPages';
import { isAwaitingSettlement, isRefund, isRefundInReview } from './orderSets';
import type { Actor, Tone } from './tones';

/** Fields of an order that tell its story. A summary and the whole order both have them. */
export interface StoryFacts {
  readonly status: string;
  /** Papers that its payer has still to hand in. */
  readonly papersWanted?: boolean | undefined;
  /** Paid and held for papers, handed in or not: when it goes back without them. Epoch ms, as all below. */
  readonly supplementsUntil?: number | undefined;
  /** The bank sent the money back: when it goes back to its payer unless that is mended. */
  readonly mendUntil?: number | undefined;
  /** Paid, large, and lying safe: until when. */
  readonly safeUntil?: number | undefined;
  /** Until when the payee is to have the money, counted from its coming in or from the end of what holds it. */
  readonly arrivalEstimateAt?: number | undefined;
  /** That moment has passed by the server's clock, and the money is not there. */
  readonly late?: boolean | undefined;
  /** Late: when we expect it now. */
  readonly expectedAt?: number | undefined;
  readonly payDeadline?: number | undefined;
  /** Whole orders only: who moved it. */
  readonly history?: readonly { readonly status: string; readonly by: string }[] | undefined;
}

/**
 * A special case beyond an order's status. `papers`: its payer has to hand some in; `review`: we look at them; `safe`: a
 * large one can still be called off; `late`: the promised moment has passed.
 */
export type StoryTwist = 'papers' | 'review' | 'safe' | 'late';

export type StoryArrival =
  /** On its way: until when. */
  | { readonly kind: 'by'; readonly at: number }
  /** Not with us yet: counted from the payment, as its method takes. */
  | { readonly kind: 'afterPayment' }
  /** Promised until then, and not there. */
  | { readonly kind: 'late'; readonly at: number; readonly expectedAt: number | undefined }
  /** Nothing is promised. */
  | { readonly kind: 'none' };

/** All that any screen, message or paper says of where an order is. */
export interface OrderStory {
  readonly twist: StoryTwist | undefined;
  readonly lead: OrderLead;
  readonly badge: {
    readonly labelKey: OrderStatusRow['labelKey'] | `statuses.story.${StoryTwist}`;
    readonly tone: Tone;
  };
  /** One sentence: what happens now. */
  readonly hintKey: OrderStatusRow['hintKey'] | `statuses.story.${StoryTwist | 'returning' | 'refused'}Hint`;
  readonly holder: MoneyHolder;
  readonly acts: Actor;
  /** By when whoever acts has to. */
  readonly until: number | undefined;
  readonly arrival: StoryArrival;
}

const none = { kind: 'none' } as const;

/** The money is here and on its way to the payee. */
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

const looks: Readonly<Record<StoryTwist, { tone: Tone; acts: Actor }>> = {
  papers: { tone: 'amber', acts: 'payer' },
  review: { tone: 'amber', acts: 'us' },
  safe: { tone: 'amber', acts: 'us' },
  late: { tone: 'red', acts: 'us' },
};

/** The money goes back without its payer having asked for it. */
export function isReturnedByUs(history: StoryFacts['history'] = []): boolean {
  const first = history.find(({ status }) => isRefund(status));
  return first !== undefined && first.by !== 'payer';
}

function arrivalOf(facts: StoryFacts, twist: StoryTwist | undefined): StoryArrival {
  const { status, arrivalEstimateAt: at } = facts;
  if (at === undefined || twist === 'papers' || twist === 'review') return none;
  if (isAwaitingSettlement(status) && status !== 'PAYMENT_TO_BE_VERIFIED') return { kind: 'afterPayment' };
  if (!isTravelling(status)) return none;
  return twist === 'late' ? { kind: 'late', at, expectedAt: facts.expectedAt } : { kind: 'by', at };
}

/** A refund that its payer asked for and we did not allow. */
export const isRefundRefused = ({ status, history = [] }: StoryFacts): boolean =>
  status === 'REFUND_FAILED' &&
  history.some((event) => event.status === 'REFUND_REQUEST') &&
  !isReturnedByUs(history) &&
  !history.some((event) => event.status === 'REFUND_APPROVE' || event.status === 'REFUND_ING');

/** By when whoever acts has to. */
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
  if (twist) return `statuses.story.${twist}Hint`;
  if (isRefundRefused(facts)) return 'statuses.story.refusedHint';
  if (isRefundInReview(facts.status) && isReturnedByUs(facts.history)) return 'statuses.story.returningHint';
  return row.hintKey;
}

/** The one story of an order. */
export function orderStory(facts: StoryFacts): OrderStory {
  const { status } = facts;
  const row = orderStatusRow(status);
  const page = orderPageOf(status);
  const twist = twistOf(facts);
  const held = isTravelling(status) && (twist === 'papers' || twist === 'review' || twist === 'safe');
  const look = twist ? looks[twist] : row;
  return {
    twist,
    lead: page.lead,
    badge: { labelKey: twist ? `statuses.story.${twist}` : row.labelKey, tone: look.tone },
    hintKey: hintOf(facts, twist, row),
    holder: held ? 'us' : page.holder,
    acts: look.acts,
    until: untilOf(facts, twist, row),
    arrival: arrivalOf(facts, twist),
  };
}
