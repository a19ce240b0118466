import { formatMoment, useT } from '@/i18n';
import { Notice } from '../Notice';

/** Above rows that are the last known ones: their age (ms since 1970), and another try. */
export function StaleNote({ time, onRetry }: { time: number; onRetry: () => unknown }) {
  const t = useT();
  return (
    <Notice tone="warn" action={{ id: 'stale-retry', label: t('common.retry'), onPress: onRetry }}>
      {t('common.listAge', { time: formatMoment(time) })}
    </Notice>
  );
}
