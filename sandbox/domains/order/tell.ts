import type { OrderSummary } from '@/contracts/entities/order';
import { initialsOf } from '@/core/initials';
import { safeWaitHours } from '@/domain/largeRemit';
import { momentIn } from '@/domain/marketDays';
import { type ActedOn, orderActionLabel, orderActions } from '@/domain/statuses/orderActions';
import { isPaidNotSent } from '@/domain/statuses/orderSets';
import { type OrderStory, orderStory, type StoryFacts, type StoryTwist } from '@/domain/statuses/orderStory';
import { routeRow } from '@/routes';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { appText } from '../../texts/appTexts';
import { postMessage } from '../message/post';
import { canCancel, canRefund, summaryOf } from './answer';

/** Titles of their own for what the story of an order says beyond its status. */
const ofTwist: Partial<Record<StoryTwist, string>> = { review: 'REVIEW', safe: 'SAFE' };

/** The words of a message about an order: its title tells what has happened, its sentence is the story's. */
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

/** Sentences about the arrival: texts of the app, each with its moment. */
function arrivalWords({ arrival }: OrderStory): readonly (readonly [key: I18nKey, at: number])[] {
  switch (arrival.kind) {
    case 'by':
      return [['order.head.arrivingBy', arrival.at]];
    case 'late':
      return arrival.expectedAt === undefined ? [] : [['order.head.expected', arrival.expectedAt]];
    // Counted from a payment that is still to come, which no message can know.
    case 'afterPayment':
    case 'none':
      return [];
  }
}

/** An order as far as its story and its actions go. */
type Told = ActedOn & Pick<OrderSummary, 'payeeName'>;

/** The story of an order in lines: state and actor, arrival, the main action with the page where it is done. */
export function storyLines(order: Told, market: string, lang: string, link: string): string[] {
  const story = orderStory(order);
  const { main } = orderActions(order);
  const say = (key: string, values?: Record<string, string>): string => appText(key, lang, values) ?? key;
  const actor = story.acts === 'nobody' ? [] : [say(`statuses.acts.${story.acts}`)];
  return [
    [say(story.badge.labelKey), ...actor].join(' · '),
    ...arrivalWords(story).map(([key, at]) => say(key, { time: momentIn(market, at) })),
    main ? `${say(orderActionLabel(main, order), { name: initialsOf(order.payeeName) })}: ${link}` : link,
  ];
}

/** Writes a message about an order, as its story goes; by mail and in the chat app the whole story goes along. */
export async function tellOrder(
  work: Work,
  order: Row<'orders'>,
  about: { kind?: string; params?: Record<string, string>; at?: number } = {},
): Promise<void> {
  const { seq_no: seqNo, country_code: market } = order;
  const history = await work.db
    .selectFrom('order_history')
    .select(['to_status as status', 'actor as by'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const factsAs = (status: string) => ({
    ...summaryOf({ ...order, status }, work.now),
    history,
    canRefund: canRefund(status),
    canCancel: canCancel(status),
  });
  // Money that has come in is told of with what will hold it.
  const coming = factsAs('PAYMENT_SUCCESS');
  const facts = isPaidNotSent(order.status) && orderStory(coming).twist ? coming : factsAs(order.status);
  const news = about.kind ? { name: about.kind, contentKey: undefined, params: {} } : newsOf(facts);
  const link = `${work.runtime.publicUrl}${routeRow('bankOrder').path}?seqNo=${seqNo}`;
  await postMessage(
    work,
    order.payer_id,
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
