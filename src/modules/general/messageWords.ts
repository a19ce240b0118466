import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { messageList } from '@/contracts/calls/message/messages';
import { formatDateTime, hasText, type t as translate, type tKey as translateKey } from '@/i18n';
import { papersText } from '@/i18n/papersText';
import { variant } from '@/variants';

export type Message = AnswerOf<typeof messageList>['rows'][number];

/** A kind unknown to this build still shows its order. */
export function messageWords(
  message: Message,
  t: typeof translate,
  tKey: typeof translateKey,
): { title: string; content: string | null } {
  const { papers, until } = message.params;
  const params = {
    ...message.params,
    brand: variant.brandName,
    ...(papers ? { papers: papersText(tKey, papers) } : {}),
    ...(until ? { until: formatDateTime(Number(until)) } : {}),
  };
  return {
    title: hasText(message.titleKey)
      ? tKey(message.titleKey, params)
      : t('general.messages.order.title', { seqNo: message.seqNo ?? '' }),
    content: hasText(message.contentKey) ? tKey(message.contentKey, params) : null,
  };
}

/** Letters that fit into one line of the narrowest phone. */
const ONE_LINE = 22;

/** A Chinese character is as wide as two letters. */
export const isLongTitle = (title: string): boolean =>
  [...title].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0) > ONE_LINE;
