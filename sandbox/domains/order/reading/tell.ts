import type { OrderSummary } from '@/contracts/entities/order';
import { initialsOf } from '@/core/initials';
import { safeWaitHours } from '@/domain/largeRemit';
import { momentIn, zoneIn } from '@/domain/markets/marketDays';
import type { OrderStatusName } from '@/domain/statuses/names';
import { type ActedOn, orderActionLabel, orderActions } from '@/domain/statuses/orderActions';
import { isPaidNotSent } from '@/domain/statuses/orderSets';
import { type OrderStory, orderStory, type StoryFacts, type StoryTwist } from '@/domain/statuses/orderStory';
import { routeRow } from '@/routes';
import type { Row } from '../../../db/schema';
import type { Work } from '../../../runtime';
import { appText } from '../../../texts/appTexts';
import { postMessage } from '../../message/post';
import { canCancel, canRefund, summaryOf } from './answer';

const ofTwist: Partial<Record<StoryTwist, string>> = { review: 'REVIEW', safe: 'SAFE' };

export function newsOf(facts: StoryFacts): {
  name: string;
  contentKey: string;
  params: Record<string, string>;
} {
  const { twist, hintKey: contentKey } = orderStory(facts);
  if (contentKey === 'statuses.story.returningHint') return { name: 'RETURNING', contentKey, params: {} };
  return {
    name: (twist && ofTwist[twist]) ?? facts.status,
    contentKey,
    params: twist === 'safe' ? { hours: String(safeWaitHours) } : {},
  };
}

function arrivalWords({ arrival }: OrderStory): readonly (readonly [key: I18nKey, at: number])[] {
  switch (arrival.kind) {
    case 'by':
      return [['statuses.arrivingBy', arrival.at]];
    case 'late':
      return arrival.expectedAt === undefined ? [] : [['order.head.expected', arrival.expectedAt]];
    // The payment has not been made.
    case 'afterPayment':
    case 'none':
      return [];
  }
}

type Told = ActedOn & Pick<OrderSummary, 'payeeName'>;

export function storyLines(order: Told, market: string, lang: string, link: string): string[] {
  const story = orderStory(order);
  const { main } = orderActions(order);
  const say = (key: string, values?: Record<string, string>): string => appText(key, lang, values) ?? key;
  const actor = story.acts === 'nobody' ? [] : [say(`statuses.acts.${story.acts}`)];
  return [
    [say(story.badge.labelKey), ...actor].join(' · '),
    ...arrivalWords(story).map(([key, at]) =>
      say(key, { time: `${momentIn(market, at)} (${zoneIn(market, at)})` }),
    ),
    main ? `${say(orderActionLabel(main, order), { name: initialsOf(order.payeeName) })}: ${link}` : link,
  ];
}

/** Mail and chat app get the whole story. */
export async function tellOrder(
  work: Work,
  order: Row<'orders'>,
  about: { kind?: string; params?: Record<string, string>; at?: number } = {},
): Promise<void> {
  const { seqNo, countryCode: market } = order;
  const history = await work.db
    .selectFrom('orderHistory')
    .select(['toStatus as status', 'actor as by'])
    .where('orderId', '=', order.id)
    .orderBy('id')
    .execute();
  const factsAs = (status: OrderStatusName) => ({
    ...summaryOf({ ...order, status }, work.now),
    history,
    canRefund: canRefund(status),
    canCancel: canCancel(status),
  });
  // Together with what will hold it.
  const coming = factsAs('PAYMENT_SUCCESS');
  const facts = isPaidNotSent(order.status) && orderStory(coming).twist ? coming : factsAs(order.status);
  const news = about.kind ? { name: about.kind, contentKey: undefined, params: {} } : newsOf(facts);
  const link = `${work.runtime.publicUrl}${routeRow('bankOrder').path}?seqNo=${seqNo}`;
  await postMessage(
    work,
    order.payerId,
    `order.${news.name}`,
    { seqNo, ...news.params, ...about.params },
    {
      seqNo,
      at: about.at,
      contentKey: news.contentKey,
      more: (lang) => storyLines(facts, market, lang, link),
    },
  );
}
