import { onServer } from '@/api/serverClock';
import { formatMoment, useT } from '@/i18n';
import { Notice } from '../Notice';

/** For a list that was not renewed. `time`: loaded at, epoch ms of the device. */
export function StaleNote({ time, onRetry }: { time: number; onRetry: () => unknown }) {
  const t = useT();
  return (
    <Notice tone="warn" action={{ id: 'stale-retry', label: t('common.retry'), onPress: onRetry }}>
      {t('common.listAge', { time: formatMoment(onServer(time)) })}
    </Notice>
  );
}
