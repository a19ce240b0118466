import { orderListRecords } from '@/contracts/calls/order/orders';
import type { OrderSummary } from '@/contracts/entities/order';
import type { OrderLead } from '@/domain/statuses/orderPages';
import { type OrderStory, orderStory } from '@/domain/statuses/orderStory';
import { useCall } from '../queries/queries';
import { latestOrders } from './lastKnownOrder';

export const useLatestOrders = () =>
  useCall(orderListRecords, latestOrders, { lasting: 'own', renewOnReturn: true });

/** Stuck money, then unpaid; earliest deadline first. */
const worstFirst: readonly OrderLead[] = ['stuck', 'going'];
const rankOf = (lead: OrderLead): number =>
  worstFirst.includes(lead) ? worstFirst.indexOf(lead) : worstFirst.length;

interface ToldOrder {
  order: OrderSummary;
  story: OrderStory;
}

const useToldOrders = (): readonly ToldOrder[] =>
  (useLatestOrders().data?.rows ?? []).map((order) => ({ order, story: orderStory(order) }));

/** The payer has to act; worst first. */
export const useWaitingOrders = (): readonly ToldOrder[] =>
  useToldOrders()
    .filter(({ story }) => story.acts === 'payer')
    .sort(
      (one, other) =>
        rankOf(one.story.lead) - rankOf(other.story.lead) ||
        (one.story.until ?? Number.MAX_VALUE) - (other.story.until ?? Number.MAX_VALUE),
    );

/** The newest on its way that the payer only waits for. */
export const useGoingOrder = (): ToldOrder | undefined =>
  useToldOrders().find(({ story }) => story.lead === 'going' && story.acts !== 'payer');
