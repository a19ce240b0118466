import { serverNow } from '@/api/serverClock';
import { formatDate, type Translate } from '@/i18n';

const DAY_MS = 86_400_000;

/** A message's day in words, null if the one above has the same. Newest first. */
export function daysBegun(
  messages: readonly { at: number }[],
  t: Translate,
  now = serverNow(),
): (string | null)[] {
  const today = formatDate(now);
  const yesterday = formatDate(now - DAY_MS);
  let above = '';
  return messages.map(({ at }) => {
    const day = formatDate(at);
    if (day === above) return null;
    above = day;
    if (day === today) return t('general.messages.today');
    return day === yesterday ? t('general.messages.yesterday') : day;
  });
}
