import { paymentMethodRow } from '../payment/paymentMethods';
import type { OrderAction } from './orderPages';
import { isAcceptingVouchers, isAwaitingPayment, isPayeeChangeable } from './orderSets';
import { orderStory, storyPage, type StoryFacts, type StoryTwist } from './orderStory';

export interface ActedOn extends StoryFacts {
  readonly remitType: string;
  readonly fundingType?: number | undefined;
  readonly canRefund: boolean;
  readonly canCancel: boolean;
}

const possible: Record<OrderAction, (order: ActedOn) => boolean> = {
  papers: () => true,
  urge: () => true,
  pay: (order) => isAwaitingPayment(order.status),
  paymentDetails: (order) =>
    order.fundingType !== undefined && paymentMethodRow(order.fundingType)?.kind === 'transfer',
  voucher: (order) => isAcceptingVouchers(order.status),
  securityHold: (order) => order.remitType === 'LargeRemit',
  correctPayee: (order) => order.status === 'BANK_REMIT_FAILED',
  changePayee: (order) => isPayeeChangeable(order.status),
  changeRelation: (order) => isPayeeChangeable(order.status),
  payeeAddress: (order) => isPayeeChangeable(order.status),
  refund: (order) => order.canRefund,
  cancel: (order) => order.canCancel,
  sendAgain: () => true,
  orders: () => true,
  help: () => true,
};

const always: readonly OrderAction[] = [
  'voucher',
  'changePayee',
  'changeRelation',
  'payeeAddress',
  'refund',
  'cancel',
];

const labels: Readonly<Record<OrderAction, I18nKey>> = {
  papers: 'order.papers.see',
  urge: 'order.urge.ask',
  pay: 'order.detail.pay',
  paymentDetails: 'order.told.details',
  voucher: 'order.pay.voucher',
  securityHold: 'order.detail.largeWait',
  correctPayee: 'order.detail.correctPayee',
  changePayee: 'order.detail.changePayee',
  changeRelation: 'order.detail.changeRelation',
  payeeAddress: 'order.detail.payeeAddress',
  refund: 'order.detail.refund',
  cancel: 'order.detail.cancel',
  sendAgain: 'order.detail.again',
  orders: 'order.checking.orders',
  help: 'order.detail.help',
};

export const orderActionLabel = (
  action: OrderAction,
  { papersWanted }: Pick<StoryFacts, 'papersWanted'>,
): I18nKey =>
  papersWanted && (action === 'papers' || action === 'securityHold') ? 'order.papers.send' : labels[action];

const mainOfTwist: Readonly<Partial<Record<StoryTwist, OrderAction>>> = {
  papers: 'papers',
  review: 'papers',
  late: 'urge',
};

export function orderActions(order: ActedOn): {
  main: OrderAction | undefined;
  mends: readonly OrderAction[];
  others: readonly OrderAction[];
} {
  const { lead, twist } = orderStory(order);
  const { mains } = storyPage(order);
  const [first, ...next] = mains.filter((action) => possible[action](order));
  // The hold's page takes a large transfer's papers and can cancel it.
  const main = first === 'securityHold' ? first : ((twist && mainOfTwist[twist]) ?? first);
  // Only failed orders offer every remedy.
  const mends: readonly OrderAction[] = lead === 'stuck' ? next.filter((action) => action !== 'help') : [];
  const others = always.filter(
    (action) => action !== main && !mends.includes(action) && possible[action](order),
  );
  return { main, mends, others };
}
