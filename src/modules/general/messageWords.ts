import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { messageList } from '@/contracts/calls/message/messages';
import { formatDateTime, hasText, type t as translate, type tKey as translateKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';
import { brandName } from '@/state/market/merchant';

export type Message = AnswerOf<typeof messageList>['rows'][number];

/** For titles no longer or not yet in the texts, by key prefix. */
const kinds = [
  ['message.card.', 'general.messages.kept.card'],
  ['message.rateAlert', 'general.messageSettings.topics.rates'],
  ['message.coupon', 'general.messageSettings.topics.offers'],
  ['message.invite', 'general.messageSettings.topics.offers'],
  ['message.', 'general.messages.kept.account'],
] as const;

function keptTitle({ titleKey, seqNo }: Message, t: typeof translate): string {
  if (seqNo) return t('general.messages.order.title', { seqNo });
  const kind = kinds.find(([begin]) => titleKey.startsWith(begin));
  return t(kind?.[1] ?? 'general.messages.kept.account');
}

/** Older messages about an order, which name no status. */
const hintOf = (contentKey: string): string => {
  const status = /^message\.order\.([A-Z_]+)\.content$/.exec(contentKey)?.[1];
  return `statuses.order.${status ?? ''}.hint`;
};

/** Stored for years: texts may be gone or need values it was not given. */
export function messageWords(
  message: Message,
  t: typeof translate,
  tKey: typeof translateKey,
): { title: string; content: string } {
  const { papers, until } = message.params;
  const params = {
    ...message.params,
    brand: brandName(),
    ...(papers ? { papers: papersText(tKey, papers) } : {}),
    ...(until ? { until: formatDateTime(Number(until)) } : {}),
  };
  const said = (...keys: string[]): string | undefined =>
    keys
      .filter(hasText)
      .map((key) => tKey(key, params))
      .find((text) => !text.includes('{{'));
  return {
    title: said(message.titleKey) ?? keptTitle(message, t),
    content: said(message.contentKey, hintOf(message.contentKey)) ?? t('general.messages.kept.content'),
  };
}

/** Letters that fit in one line of a usual phone; where they do not, the row grows. */
const TITLE_LINE = 30;
const CONTENT_LINE = 34;

/** Chinese characters are two letters wide. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0);

export const isLongTitle = (title: string): boolean => widthOf(title) > TITLE_LINE;
export const isShortContent = (content: string): boolean => widthOf(content) <= CONTENT_LINE;
