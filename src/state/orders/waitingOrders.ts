import { orderListRecords } from '@/contracts/calls/orderList';
import type { OrderSummary } from '@/contracts/entities/order';
import type { OrderLead } from '@/domain/statuses/orderPages';
import { type OrderStory, orderStory } from '@/domain/statuses/orderStory';
import { useCall } from '../queries/queries';
import { latestOrders } from './lastKnownOrder';

/** The newest orders of the sender. */
export const useLatestOrders = () =>
  useCall(orderListRecords, latestOrders, { lasting: 'own', renewOnReturn: true });

/** Money that lies somewhere and waits for its sender comes before all that is not paid yet; then what is due first. */
const worstFirst: readonly OrderLead[] = ['stuck', 'going'];
const rankOf = (lead: OrderLead): number =>
  worstFirst.includes(lead) ? worstFirst.indexOf(lead) : worstFirst.length;

/** The newest orders that wait for their sender, worst first: mended where they failed, given their papers, paid. */
export const useWaitingOrders = (): readonly { order: OrderSummary; story: OrderStory }[] =>
  (useLatestOrders().data?.rows ?? [])
    .map((order) => ({ order, story: orderStory(order) }))
    .filter(({ story }) => story.acts === 'payer')
    .sort(
      (one, other) =>
        rankOf(one.story.lead) - rankOf(other.story.lead) ||
        (one.story.until ?? Number.MAX_VALUE) - (other.story.until ?? Number.MAX_VALUE),
    );
